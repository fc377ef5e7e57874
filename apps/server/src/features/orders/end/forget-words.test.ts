import { GUEST_WORDS_KEPT_DAYS } from '@tableside/domain/notes';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const DAY = 24 * 3_600_000;
let server: TestServer;
let here: TableScene;
let order: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query<Row>(text, values)).rows;

/** Everything that this guest and the staff around them said, wherever it stands. */
const WORDS = `
  select comment as said from orders where venue_id = $1
  union all select allergy from orders where venue_id = $1
  union all select i.note from bill_item i join bill b on b.id = i.bill_id where b.venue_id = $1
  union all select l.note_was from order_line l join orders o on o.id = l.order_id where o.venue_id = $1
  union all select l.note from order_line l join orders o on o.id = l.order_id where o.venue_id = $1
  union all select p.allergy || coalesce(p.told::text, '') from print_order p join orders o on o.id = p.order_id
    where o.venue_id = $1
  union all select j.ticket::text from print_job j join printer p on p.id = j.printer_id where p.venue_id = $1
  union all select comment from waiter_call where venue_id = $1
  union all select c.lines::text from cart c left join guest_session s on s.id = c.session_id
    left join table_visit v on v.id = c.visit_id where coalesce(s.venue_id, v.venue_id) = $1`;
const said = async () =>
  (await query<{ said: string | null }>(WORDS, [here.venue.id])).filter(row => row.said?.includes('peanuts'))
    .length;
const forget = async () => {
  for (const job of ['erase-by-period', 'forget-tickets']) await server.jobs.runNow(job);
};
/** Days after the order was closed. */
const days = (count: number) => server.clock.advance(count * DAY);

beforeEach(async () => {
  here = await aTableScene(server, {
    venue: { settings: { acceptance: 'auto', presence: 'off', itemNotes: true } },
    table: { flagOverrides: { 'skip-payment': true, 'call-waiter': true } },
  });
  const { phone, staff, venue } = here;
  const { session } = phone;
  const dish = { menu_item_id: 'soup', quantity: 1, note: 'no peanuts in the soup' };
  await phone.call('POST /cart/{session}/add', { session, body: dish });
  order = (await placed(phone, [], { comment: 'peanuts make me ill' })).unique_order_number;
  const at = { venue: venue.id, order };
  await staff.call('POST /console/{venue}/orders/{order}/allergy', { ...at, body: { words: 'peanuts' } });
  const calls = { session, comment: 'About the peanuts', unique_order_number: null };
  await phone.call('POST /call-waiter/call', { body: calls });
  await phone.call('POST /cart/{session}/add', { session, body: { ...dish, note: 'peanuts again' } });
  // What staff changed of it, and what they wrote on the bill of the table.
  await query(
    `update order_line l set note_was = 'peanuts, please' from orders o where o.id = l.order_id and o.venue_id = $1`,
    [venue.id],
  );
  const table = here.table.id;
  const { bill } = await staff.call('POST /console/{venue}/tables/{table}/bill', {
    venue: venue.id,
    table,
    body: {},
  });
  await staff.call('POST /console/{venue}/bills/{bill}/lines', {
    venue: venue.id,
    bill: bill.id,
    body: { lines: [{ name: 'Cake', price: 500, quantity: 1, note: 'without peanuts' }] },
  });
  await query(
    `insert into print_order (order_id, allergy, told)
     select id, allergy, '{"takenBack":{},"held":[],"allergy":"peanuts"}' from orders where unique_order_number = $1`,
    [order],
  );
  // The cart of a party that filled one together.
  await query(
    `insert into cart (visit_id, lines) select visit_id, '[{"note":"peanuts"}]' from orders where unique_order_number = $1`,
    [order],
  );
  // A printer that never came back, with a ticket waiting for it.
  await query(
    `with p as (
       insert into printer (venue_id, name, kind, address, columns, code_page, connected_at, changed_by, try_at, busy_until)
       values ($1, 'Bar', 'escpos-tcp', '127.0.0.1:1', 42, 'cp1252', $2, 'somebody', 'infinity', 'infinity') returning id)
     insert into print_job (printer_id, ticket, state, created_at) select id, '{"allergy":"peanuts"}', 'dropped', $2 from p`,
    [venue.id, new Date(server.clock.now())],
  );
});

/** The guests are gone, and with them their party. */
const close = async () => {
  const at = { venue: here.venue.id, order };
  await here.staff.call('POST /console/{venue}/orders/{order}/close', at);
  await query('update table_visit set closed_at = $2 where venue_id = $1', [
    here.venue.id,
    new Date(server.clock.now()),
  ]);
};

describe('what guests said', () => {
  it('is there for a complaint, and gone a month after the order was closed; the order stays', async () => {
    expect(await said()).toBe(10);
    await close();
    days(GUEST_WORDS_KEPT_DAYS - 1);
    await forget();
    expect(await said()).toBe(10);
    days(2);
    await forget();
    expect(await said()).toBe(0);
    const [kept] = await query<{ total: string; lines: string }>(
      `select o.total, count(l.id) as lines from orders o join order_line l on l.order_id = o.id
       where o.venue_id = $1 group by o.id`,
      [here.venue.id],
    );
    expect(Number(kept?.lines)).toBe(1);
    expect(Number(kept?.total)).toBeGreaterThan(0);
  });

  it('stands on a bill as long, counted from when that was closed', async () => {
    const notes = () =>
      query('select i.note from bill_item i join bill b on b.id = i.bill_id where b.venue_id = $1', [
        here.venue.id,
      ]);
    days(GUEST_WORDS_KEPT_DAYS - 1);
    await query('update bill set closed_at = $2 where venue_id = $1', [
      here.venue.id,
      new Date(server.clock.now()),
    ]);
    days(GUEST_WORDS_KEPT_DAYS - 1);
    await forget();
    expect(await notes()).toEqual([{ note: 'without peanuts' }]);
    days(2);
    await forget();
    expect(await notes()).toEqual([{ note: '' }]);
  });

  it('answers to the extra questions, which may name a guest, are gone with the rest, without any other words too', async () => {
    const at = new Date(server.clock.now());
    await query(
      `update orders set comment = '', allergy = '', additional_fields = '{"name": "Rasa"}', closed_at = $2 where venue_id = $1`,
      [here.venue.id, at],
    );
    const kept = () => query('select additional_fields from orders where venue_id = $1', [here.venue.id]);
    days(GUEST_WORDS_KEPT_DAYS - 1);
    await forget();
    expect(await kept()).toEqual([{ additional_fields: { name: 'Rasa' } }]);
    days(2);
    await forget();
    expect(await kept()).toEqual([{ additional_fields: {} }]);
  });

  it('is counted from the closing, and where nobody closed the order from its placing', async () => {
    days(GUEST_WORDS_KEPT_DAYS - 1);
    await close();
    const other = here;
    days(2);
    await forget();
    const kept = 'select comment from orders where venue_id = $1';
    expect(await query(kept, [other.venue.id])).toEqual([{ comment: 'peanuts make me ill' }]);
    await query('update orders set closed_at = null where venue_id = $1', [other.venue.id]);
    days(1);
    await forget();
    expect(await query(kept, [other.venue.id])).toEqual([{ comment: '' }]);
  });
});
