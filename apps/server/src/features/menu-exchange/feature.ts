import { feature } from '../../feature.ts';
import { menuExchangeHandlers } from './index.ts';

export const menuExchange = feature({
  name: 'menu-exchange',
  make: deps => ({ handlers: menuExchangeHandlers(deps) }),
});
