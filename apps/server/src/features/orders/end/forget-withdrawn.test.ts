import { keptBytes } from '@tableside/testkit/kept-bytes.ts';
import { beginPayment, type PayServer, payServer, prepaidScene } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const DAY = 24 * 3_600_000;
let server: PayServer;
let here: TableScene;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  here = await prepaidScene(server);
});

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query<Row>(text, values)).rows;
const orderAt = async (phone: Phone): Promise<string> => (await placed(phone, ['soup'])).unique_order_number;
const back = (phone: Phone, unique_order_number: string) =>
  phone.call('POST /orders/return-to-cart/{session}', {
    session: phone.session,
    body: { unique_order_number },
  });
const JOBS = ['expire-sessions', 'end-unpaid-orders', 'close-over-parties', 'forget-withdrawn-orders'];
const later = async (ms: number) => {
  server.clock.advance(ms);
  for (const job of [...JOBS, 'forget-idle-visits', 'erase-by-period', 'prune-outbox'])
    await server.jobs.runNow(job);
};
const left = async (): Promise<string[]> =>
  (
    await query<{ number: string }>(
      'select unique_order_number as number from orders where venue_id = $1 order by placed_at, number',
      [here.venue.id],
    )
  ).map(({ number }) => number);
const coversOf = async (day: string): Promise<number> => {
  const owner = await aStaff(server, here.venue, 'owner');
  const query = { period: 'custom', from: day, to: day } as const;
  return (await owner.call('GET /console/{venue}/numbers', { venue: here.venue.id, query })).counts.covers;
};

it('a week later nothing is left of a stranger who ordered and took it back, or never paid', async () => {
  const { rowsOfEach } = keptBytes(server);
  const before = { ...(await rowsOfEach()) };
  const stranger = await server.guestAt(here.table.code);
  for (let time = 0; time < 3; time += 1) await back(stranger, await orderAt(stranger));
  await orderAt(await server.guestAt(here.table.code));
  await later(31 * 60_000);
  await later(6 * DAY);
  expect(await left()).toHaveLength(4);
  await later(2 * DAY);
  expect(await left()).toEqual([]);
  // A phone and its party go as those that never ordered.
  await later(1_000);
  const after = await rowsOfEach();
  expect({ ...after, guest_session: 0, table_visit: 0 }).toEqual({
    ...before,
    guest_session: 0,
    table_visit: 0,
    order_counter: after.order_counter,
  });
  expect(after.guest_session).toBeLessThanOrEqual(before.guest_session ?? 0);
  expect(after.table_visit).toBeLessThanOrEqual(before.table_visit ?? 0);
});

it('what anybody began to pay stays with the books: declined, unknown, and whatever the bank says later', async () => {
  const { phone } = here;
  const declined = await orderAt(phone);
  const { uuid } = await beginPayment(phone, declined);
  server.bank.set(uuid, { status: 'declined' } as never);
  await server.bank.tell(server, [uuid]);
  const other = await server.guestAt(here.table.code);
  const unknown = await orderAt(other);
  const begun = await beginPayment(other, unknown);
  await query(`update payment set status = 'unknown' where id = $1`, [begun.uuid]);
  await later(3 * 3_600_000);
  await query(`update orders set status = 'failed', waiting_for = null, closed_at = $2 where venue_id = $1`, [
    here.venue.id,
    new Date(server.clock.now()),
  ]);
  await later(30 * DAY);
  expect((await left()).sort()).toEqual([declined, unknown].sort());
});

it('what staff refused stays, and so does what they got', async () => {
  const { phone } = here;
  const orders = [await orderAt(phone), await orderAt(phone)];
  for (const order of orders)
    await phone.call('POST /payments/cash/activate-cash-order', {
      body: { order, session: phone.session, selected_payment_type: 'cash' },
    });
  await here.staff.call('POST /console/{venue}/orders/{order}/reject', {
    venue: here.venue.id,
    order: orders[0] ?? '',
    body: { reason: 'The kitchen is closed' } as never,
  });
  await later(40 * DAY);
  expect((await left()).sort()).toEqual(orders.sort());
});

it('a party that has paid nothing yet, or took back all that it ordered, is no cover, then and later; one that ordered stays one', async () => {
  const day = new Date(server.clock.now()).toISOString().slice(0, 10);
  const other = await server.guestAt((await aTable(server, here.venue)).code);
  const order = await orderAt(other);
  await other.call('POST /payments/cash/activate-cash-order', {
    body: { order, session: other.session, selected_payment_type: 'cash' },
  });
  const unpaid = await orderAt(here.phone);
  expect(await coversOf(day)).toBe(1);
  await back(here.phone, unpaid);
  expect(await coversOf(day)).toBe(1);
  await later(9 * DAY);
  expect(await left()).toEqual([order]);
  expect(await coversOf(day)).toBe(1);
});

it('nothing points at an order that its deletion has not decided about', async () => {
  const pointing = await query<{ name: string; goes: string }>(
    `select conrelid::regclass::text as name, confdeltype as goes from pg_constraint
     where contype = 'f' and confrelid in ('orders'::regclass, 'order_line'::regclass) order by 1`,
  );
  const kept = pointing.filter(({ goes }) => goes !== 'c').map(({ name }) => name);
  expect([...new Set(kept)]).toEqual(['bill_item', 'bill', 'review'].sort());
});
