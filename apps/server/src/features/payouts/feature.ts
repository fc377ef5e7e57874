import { feature } from '../../feature.ts';
import { payoutHandlers } from './index.ts';

export const payouts = feature({
  name: 'payouts',
  make: deps => ({ handlers: payoutHandlers(deps) }),
});
