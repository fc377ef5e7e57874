import { feature } from '../../feature.ts';
import { memberLeft } from '../team/index.ts';
import { payoutHandlers } from './index.ts';
import { endGivingTo } from './own-card/end-giving.ts';

export const payouts = feature({
  name: 'payouts',
  answers: () => memberLeft.answer(endGivingTo),
  make: deps => ({ handlers: payoutHandlers(deps) }),
});
