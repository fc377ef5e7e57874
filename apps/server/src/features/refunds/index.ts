import type { Deps } from '../../deps.ts';
import { type Handler, type Handlers, keepsOutcome } from '../../http/mount/handler.ts';
import type { Job, JobRunner } from '../../jobs/runner.ts';
import { staffPayment } from '../payments/index.ts';
import { refundEndedOrders } from './decide/refund-order.ts';
import { refundPayment } from './decide/refund-payment.ts';
import { refundDone } from './send/refund-done.ts';
import { sendRefunds } from './send/send.ts';

export { refundEndedOrders, refundOrder } from './decide/refund-order.ts';
export { type RefundRequest, requestRefund, returnMoney } from './decide/request.ts';
export { type ReachProvider, type SendingDeps, sendRefunds } from './send/send.ts';
export { applyRefundUpdate } from './send/take-news.ts';

type Keys = 'POST /console/{venue}/payments/{payment}/refund' | 'POST /console/{venue}/refunds/{refund}/done';

/** That money was given back is kept, and of which payment; who asks again reads the payment as it is now. */
const keepsRefund = <Key extends Keys>(deps: Deps, handler: Handler<Key>): Handler<Key> =>
  keepsOutcome<Keys>(handler as never, {
    kept: ({ payment }) => ({ payment: payment.uuid }),
    again: async kept => ({
      payment: await staffPayment(deps.database.run, (kept as { readonly payment: string }).payment),
    }),
  }) as never;

/** Giving money back. */
export const refundHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /console/{venue}/payments/{payment}/refund': keepsRefund(deps, refundPayment(deps)),
  'POST /console/{venue}/refunds/{refund}/done': keepsRefund(deps, refundDone(deps)),
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
export const sendRefundsNow =
  ({ runNow }: Pick<JobRunner, 'runNow'>) =>
  (events: readonly { readonly event: string }[]): void => {
    const names = new Set(events.map(({ event }) => event));
    if (names.has('order-rejected') || names.has('order-failed')) void runNow('refund-ended-orders');
    if (names.has('board-payment')) void runNow('send-refunds');
  };
