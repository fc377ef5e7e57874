import { feature } from '../../feature.ts';
import { moneyToReturn, refundReported } from '../payments/index.ts';
import { applyRefundUpdate, refundHandlers, refundJobs, returnMoney, sendRefundsNow } from './index.ts';

export const refunds = feature({
  name: 'refunds',
  answers: () => {
    moneyToReturn.answer(returnMoney);
    refundReported.answer(applyRefundUpdate);
  },
  make: deps => ({ handlers: refundHandlers(deps), jobs: refundJobs(deps), hears: sendRefundsNow(deps) }),
});
