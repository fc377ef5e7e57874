import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { listPayments, readPayment } from './payments-list.ts';
import type { RefundDeps } from './refund-deps.ts';
import { refundDone } from './refund-done.ts';
import { refundEndedOrders } from './refund-order.ts';
import { refundPayment } from './refund-payment.ts';
import { type ReachProvider, sendRefunds } from './send.ts';

export type { RefundDeps } from './refund-deps.ts';
export { refundEndedOrders, refundOrder } from './refund-order.ts';
export { type RefundRequest, requestRefund } from './request.ts';
export { type ReachProvider, type SendingDeps, sendRefunds } from './send.ts';
export { staffPayment } from './staff-payment.ts';
export { type ProvenRefundNews, takeRefundNews } from './take-news.ts';

type Keys =
  | 'GET /console/{venue}/payments'
  | 'GET /console/{venue}/payments/{payment}'
  | 'POST /console/{venue}/payments/{payment}/refund'
  | 'POST /console/{venue}/refunds/{refund}/done';

/** What staff see of payments, and giving money back. DESIGN §6. */
export const refundHandlers = (deps: Deps, more: RefundDeps): Handlers<Keys> => ({
  'GET /console/{venue}/payments': listPayments(deps),
  'GET /console/{venue}/payments/{payment}': readPayment(deps),
  'POST /console/{venue}/payments/{payment}/refund': refundPayment(deps, more),
  'POST /console/{venue}/refunds/{refund}/done': refundDone(deps),
});

/** Refunds leave within seconds; orders that ended with money are found wherever they ended. */
export const refundJobs = (deps: Deps, reach: ReachProvider): Job[] => {
  const sending = { ...deps, reach };
  return [
    {
      name: 'refund-ended-orders',
      everySeconds: 5,
      run: async now => {
        if ((await refundEndedOrders(deps.database, now)) > 0) await sendRefunds(sending);
      },
    },
    { name: 'send-refunds', everySeconds: 5, onEveryServer: true, run: () => sendRefunds(sending) },
  ];
};
