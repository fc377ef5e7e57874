import { percentile } from './support/measure.ts';
import {
  createIntent,
  paidMessage,
  phoneWithCart,
  placeOrder,
  setFlags,
  startPayingServer,
  tellPaid,
} from './support/paying.ts';
import { report } from './support/report.ts';
import { listen } from './support/stream.ts';
import { tableCodeOf } from './support/tables.ts';

const PAYMENTS = 200;
const AT_ONCE = 4;

/** From the bank's message to the word "paid" on the stream of the guest who paid. */
export const run = async (): Promise<void> => {
  const server = await startPayingServer(PAYMENTS);
  try {
    await setFlags(server, ['order']);
    const ready = [];
    for (let index = 0; index < PAYMENTS; index += 1) {
      const ordered = await placeOrder(server, await phoneWithCart(server, tableCodeOf(index), 2));
      const intent = await createIntent(server, ordered);
      const paid = Promise.withResolvers<number>();
      await listen(server.base, ordered.phone, ({ event, data }) => {
        const { payment } = data as { payment?: { uuid: string; status: string } };
        if (event === 'payment-updated' && payment?.uuid === intent.uuid && payment.status === 'paid')
          paid.resolve(performance.now());
      });
      ready.push({ intent, paid: paid.promise });
    }
    // The reconciler would ask the bank meanwhile and know before its message comes.
    await server.pool.query(`update payment set check_at = now() + interval '1 hour'`);
    const waits: number[] = [];
    const next = ready.values();
    const lane = async (): Promise<void> => {
      for (const { intent, paid } of next) {
        const message = await paidMessage(server, intent);
        const started = performance.now();
        await tellPaid(server, message);
        waits.push((await paid) - started);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    report('webhook-to-phone', [
      {
        what: "bank's message to “paid” on the guest's phone, p99",
        value: percentile(waits, 0.99),
        unit: 'ms',
        atMost: 250,
        from: `${PAYMENTS} payments, ${AT_ONCE} at once, ${PAYMENTS} open streams; p50 ${percentile(waits, 0.5).toFixed(0)} ms`,
      },
    ]);
  } finally {
    await server.stop();
  }
};
