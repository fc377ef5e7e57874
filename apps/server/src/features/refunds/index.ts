import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Job, JobRunner } from '../../jobs/runner.ts';
import { refundDone } from './refund-done.ts';
import { refundEndedOrders } from './refund-order.ts';
import { refundPayment } from './refund-payment.ts';
import { sendRefunds } from './send.ts';

export { refundEndedOrders, refundOrder } from './refund-order.ts';
export { type RefundRequest, requestRefund, returnMoney } from './request.ts';
export { type ReachProvider, type SendingDeps, sendRefunds } from './send.ts';
export { takeRefundNews } from './take-news.ts';

type Keys = 'POST /console/{venue}/payments/{payment}/refund' | 'POST /console/{venue}/refunds/{refund}/done';

/** Giving money back. */
export const refundHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /console/{venue}/payments/{payment}/refund': refundPayment(deps),
  'POST /console/{venue}/refunds/{refund}/done': refundDone(deps),
});

/** Refunds leave within seconds; orders that ended with money are found wherever they ended. */
export const refundJobs = (deps: Deps): Job[] => [
  {
    name: 'refund-ended-orders',
    everySeconds: 5,
    run: async now => {
      await refundEndedOrders(deps.database, now);
    },
  },
  { name: 'send-refunds', everySeconds: 5, onEveryServer: true, run: () => sendRefunds(deps) },
];

/** Whoever hears of an ended order or a payment's news looks at once, rather than in a few seconds. */
export const hurryRefunds =
  ({ runNow }: Pick<JobRunner, 'runNow'>) =>
  (events: readonly { readonly event: string }[]): void => {
    const names = new Set(events.map(({ event }) => event));
    if (names.has('order-rejected') || names.has('order-failed')) void runNow('refund-ended-orders');
    if (names.has('board-payment')) void runNow('send-refunds');
  };
