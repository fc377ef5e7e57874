import { call, type Phone } from './support/guest.ts';
import { percentile } from './support/measure.ts';
import { phoneWithCart, placeOrder, setFlags, startPayingServer } from './support/paying.ts';
import { report } from './support/report.ts';
import { listen } from './support/stream.ts';

const GUESTS = 20;
const ROUNDS = 15;
const TIMEOUT_MS = 20_000;

type Bill = { unique_order_number: string; items: { id: string; held_by: number | null }[] };

/** Twenty guests of one table choose a dish each at the same moment: until everybody else sees it. */
export const run = async (): Promise<void> => {
  const server = await startPayingServer(4);
  try {
    await setFlags(server, ['order', 'skip-payment', 'pay-go']);
    const phones: Phone[] = [];
    for (let guest = 0; guest < GUESTS; guest += 1) {
      const phone = await phoneWithCart(server, 'CAFE-1', 1);
      await placeOrder(server, phone);
      phones.push(phone);
    }
    const [first] = phones;
    if (!first) throw new Error('nobody sits at the table');
    const { orders } = await call<{ orders: Bill[] }>(
      server.base,
      first,
      `/orders/get-paygo-orders/${first.session}`,
    );
    const [bill] = orders;
    if (!bill || bill.items.length < GUESTS) throw new Error('there are too few dishes on the bill');
    const items = bill.items.slice(0, GUESTS).map(({ id }) => id);
    const began = new Map<string, number>();
    const waits: number[] = [];
    let seen = new Set<string>();
    for (const [guest, phone] of phones.entries()) {
      await listen(server.base, phone, ({ event, data }) => {
        if (event !== 'order-items-selected') return;
        const now = performance.now();
        for (const { id, held_by } of (data as { order: Bill }).order.items) {
          const started = began.get(id);
          const name = `${guest}:${id}`;
          if (held_by === null || started === undefined || seen.has(name)) continue;
          seen.add(name);
          if (items[guest] !== id) waits.push(now - started);
        }
      });
    }
    const choose = (guest: number, order_items: string[]): Promise<unknown> => {
      const phone = phones[guest] ?? first;
      const body = { unique_order_number: bill.unique_order_number, order_items };
      return call(server.base, phone, `/orders/select-order-items/${phone.session}`, body);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      seen = new Set();
      began.clear();
      const started = performance.now();
      for (const id of items) began.set(id, started);
      await Promise.all(items.map((id, guest) => choose(guest, [id])));
      while (seen.size < GUESTS * GUESTS) {
        if (performance.now() - started > TIMEOUT_MS)
          throw new Error(`only ${seen.size} of ${GUESTS ** 2} were seen`);
        await new Promise(resolve => setTimeout(resolve, 5));
      }
      began.clear();
      await Promise.all(items.map((_, guest) => choose(guest, [])));
    }
    report('select-items', [
      {
        what: 'a dish chosen until the others at the table see it, p99',
        value: percentile(waits, 0.99),
        unit: 'ms',
        atMost: 300,
        from: `${GUESTS} guests at once, ${ROUNDS} rounds; p50 ${percentile(waits, 0.5).toFixed(0)} ms, the phones on the same cores`,
      },
    ]);
  } finally {
    await server.stop();
  }
};
