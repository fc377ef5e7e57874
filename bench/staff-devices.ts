import { call, type Phone, scan } from './support/guest.ts';
import { percentile } from './support/measure.ts';
import { signInOwner } from './support/owner.ts';
import { phoneWithCart, placeOrder, setFlags, startPayingServer } from './support/paying.ts';
import { report } from './support/report.ts';
import { openStream } from './support/stream.ts';
import { tableCodeOf } from './support/tables.ts';

const GUESTS = 460;
const STAFF = 40;
const ACTS = 60;
const TIMEOUT_MS = 20_000;

/** What staff do to an order, until its guest's phone and every other device of staff show it; 500 devices listen. */
export const run = async (): Promise<void> => {
  const server = await startPayingServer(GUESTS);
  try {
    await setFlags(server, ['order', 'skip-payment', 'pay-go']);
    const ordered = [];
    for (let act = 0; act < ACTS; act += 1)
      ordered.push(await placeOrder(server, await phoneWithCart(server, tableCodeOf(act), 2)));
    const others: Phone[] = [];
    for (let guest = ACTS; guest < GUESTS; guest += 1)
      others.push(await scan(server.base, tableCodeOf(guest)));
    const act = { order: '', started: 0, guest: [] as number[], staff: [] as number[] };
    const hears = (into: 'guest' | 'staff') => (text: string) => {
      if (act.order !== '' && text.includes(act.order) && text.includes('order-finished'))
        act[into].push(performance.now() - act.started);
    };
    for (const phone of [...ordered.map(each => each.phone), ...others]) {
      const url = `${server.base}/api/realtime/${phone.session}?channels=session_orders_${phone.session}`;
      await openStream(url, phone.cookie, hears('guest'));
    }
    for (let device = 0; device < STAFF; device += 1) {
      const { headers } = await signInOwner(server.base);
      const url = `${server.base}/api/console/${server.venue}/realtime`;
      await openStream(url, headers.cookie, hears('staff'));
    }
    const phones: number[] = [];
    const devices: number[] = [];
    for (const { phone, number } of ordered) {
      const { orders } = await call<{ orders: { status: string }[] }>(
        server.base,
        phone,
        `/orders/get-orders/${phone.session}`,
      );
      if (orders[0]?.status === 'waiting_confirmation')
        await server.asOwner(`/orders/${number}/accept`, { wait_minutes: 20 });
      Object.assign(act, { order: number, started: performance.now(), guest: [], staff: [] });
      await server.asOwner(`/orders/${number}/close`, {});
      while (act.guest.length < 1 || act.staff.length < STAFF) {
        if (performance.now() - act.started > TIMEOUT_MS)
          throw new Error(`only ${act.guest.length} phones and ${act.staff.length} devices heard`);
        await new Promise(resolve => setImmediate(resolve));
      }
      phones.push(...act.guest);
      devices.push(...act.staff);
    }
    const from = (all: readonly number[]) =>
      `${ACTS} acts, ${GUESTS} phones and ${STAFF} devices of staff listen; p50 ${percentile(all, 0.5).toFixed(0)} ms, all on the same cores`;
    report('staff-devices', [
      {
        what: "staff act to the guest's phone, p99",
        value: percentile(phones, 0.99),
        unit: 'ms',
        atMost: 250,
        from: from(phones),
      },
      {
        what: 'staff act to every other device of staff, p99',
        value: percentile(devices, 0.99),
        unit: 'ms',
        atMost: 250,
        from: from(devices),
      },
    ]);
  } finally {
    await server.stop();
  }
};
