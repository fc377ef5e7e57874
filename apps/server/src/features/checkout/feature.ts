import { feature } from '../../feature.ts';
import { checkoutHandlers } from './index.ts';

export const checkout = feature({
  name: 'checkout',
  make: deps => ({ handlers: checkoutHandlers(deps) }),
});
