import { feature } from '../../feature.ts';
import { memberLeft } from '../team/index.ts';
import { endGivingTo, payoutHandlers } from './index.ts';

export const payouts = feature({
  name: 'payouts',
  answers: () => memberLeft.answer(endGivingTo),
  make: deps => ({ handlers: payoutHandlers(deps) }),
});
