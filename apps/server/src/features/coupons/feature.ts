import { feature } from '../../feature.ts';
import { couponHandlers } from './index.ts';

export const coupons = feature({
  name: 'coupons',
  make: deps => ({ handlers: couponHandlers(deps) }),
});
