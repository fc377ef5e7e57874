import { median } from './support/measure.ts';
import {
  askBank,
  createIntent,
  phoneWithCart,
  placeOrder,
  setFlags,
  startPayingServer,
} from './support/paying.ts';
import { report } from './support/report.ts';
import { tableCodeOf } from './support/tables.ts';

const INTENTS = 150;
/** As many turns until the code on either side is compiled and no longer interpreted. */
const WARM = 600;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Creating a payment of an order over HTTP, against the same call to the bank without us in between. */
export const run = async (): Promise<void> => {
  const server = await startPayingServer(INTENTS + WARM);
  try {
    await setFlags(server, ['order']);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let index = 0; index < INTENTS + WARM; index += 1) {
      const ordered = await placeOrder(server, await phoneWithCart(server, tableCodeOf(index), 2));
      const without = await timed(() =>
        askBank(server, '/v1/payment_intents', {
          amount: '1250',
          currency: 'eur',
          'automatic_payment_methods[enabled]': 'true',
          'metadata[payment_uuid]': `bare-${index}`,
        }),
      );
      const withUs = await timed(() => createIntent(server, ordered));
      if (index < WARM) continue;
      bare.push(without);
      ours.push(withUs);
    }
    report('payment-intent', [
      {
        what: 'creating a payment against the bare call to the bank',
        value: median(ours) / median(bare),
        unit: 'x',
        atMost: 2,
        from: `${median(ours).toFixed(1)} ms and ${median(bare).toFixed(1)} ms, ${INTENTS} in turn; the sandbox flushes its book to the disk`,
      },
    ]);
  } finally {
    await server.stop();
  }
};
