import { feature } from '../../feature.ts';
import { moneyToReturn, refundReported } from '../payments/index.ts';
import { hurryRefunds, refundHandlers, refundJobs, returnMoney, takeRefundNews } from './index.ts';

export const refunds = feature({
  name: 'refunds',
  answers: () => {
    moneyToReturn.answer(returnMoney);
    refundReported.answer(takeRefundNews);
  },
  make: deps => ({ handlers: refundHandlers(deps), jobs: refundJobs(deps), hears: hurryRefunds(deps) }),
});
