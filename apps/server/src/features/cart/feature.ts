import { feature } from '../../feature.ts';
import { cartEraser, cartHandlers } from './index.ts';

export const cart = feature({
  name: 'cart',
  erasers: [cartEraser],
  make: deps => ({ handlers: cartHandlers(deps) }),
});
