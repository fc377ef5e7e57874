import type { Run } from '../../database/database.ts';
import type { NewPiece } from './pieces/new-piece.ts';

const PIECES = `
  insert into bill_item (id, bill_id, position, kind, order_id, order_line_id, guest_index, seat, menu_item_id, name, words, modifiers,
    price, discount_share, loyalty_share, own_discount, strikethrough_price, note, added_by, added_at, booked,
    external_line, vat_rate, vat_percent)
  select p.id, b.id, b.next_position - p.of + p.position, p.kind, p.order_id, p.order_line_id, p.guest_index, p.seat,
    p.menu_item_id, p.name, p.words, p.modifiers, p.price, p.discount_share, p.loyalty_share, p.discount_share - p.loyalty_share, p.strikethrough_price, p.note,
    p.added_by, p.added_at, p.booked, p.external_line, p.vat_rate, p.vat_percent
  from b cross join (select *, count(*) over () as of from jsonb_to_recordset($1::jsonb) as r(id uuid, position int,
    kind text, order_id uuid, order_line_id uuid, guest_index int, seat smallint, menu_item_id text, name text, words jsonb, modifiers jsonb,
    price bigint, discount_share bigint, loyalty_share bigint, strikethrough_price bigint, note text, added_by text, added_at timestamptz,
    booked boolean, external_line text, vat_rate text, vat_percent double precision)) p`;

/** Sums that pieces add to a bill. */
const SUMS = `
  select coalesce(sum(r.price), 0) as subtotal, coalesce(sum(r.discount_share), 0) as discount, count(*)::int as pieces
  from jsonb_to_recordset($1::jsonb) as r(price bigint, discount_share bigint)`;

export type NewBill = {
  readonly venueId: string;
  readonly tableId: string;
  readonly visitId: string;
  /** For a bill that does not exist yet. */
  readonly number: string;
  readonly currency: string;
  readonly guestCount: number | null;
  readonly openedBy: string | null;
  readonly at: Date;
};

type PutBill = { readonly id: string; readonly opened: boolean };

const put = async (
  run: Run,
  bill: NewBill,
  pieces: readonly NewPiece[],
  most: number | null,
): Promise<PutBill | null> => {
  const [row] = await run<{ id: string; opened: boolean }>(
    'bill-put',
    `with s as (${SUMS}),
     b as (
       insert into bill as t (venue_id, table_id, visit_id, kind, unique_order_number, currency, subtotal, discount,
         total, next_position, guest_count, opened_by, opened_at, updated_at)
       select $2, $3, $4, 'table', $5, $6, s.subtotal, s.discount, s.subtotal - s.discount, s.pieces, $7, $8, $9, $9
       from s where $10::int is null or s.pieces + (
         select count(*) from bill o join bill_item i on i.bill_id = o.id
         where o.visit_id = $4 and o.kind = 'table' and o.status = 'open' and i.voided_at is null
           and i.divided_at is null) <= $10
       on conflict (visit_id) where kind = 'table' and status = 'open' do update set
         subtotal = t.subtotal + excluded.subtotal, discount = t.discount + excluded.discount,
         total = t.total + excluded.total, next_position = t.next_position + excluded.next_position,
         guest_count = coalesce(excluded.guest_count, t.guest_count), updated_at = $9,
         revision = t.revision + case when excluded.next_position > 0 then 1 else 0 end,
         precheck_printed_at = case when excluded.next_position > 0 then null else t.precheck_printed_at end
       returning id, next_position, (xmax = 0) as opened),
     p as (${PIECES})
     select id, opened from b`,
    [
      JSON.stringify(pieces),
      bill.venueId,
      bill.tableId,
      bill.visitId,
      bill.number,
      bill.currency,
      bill.guestCount,
      bill.openedBy,
      bill.at,
      most,
    ],
  );
  return row ?? null;
};

/**
 * Puts pieces on the open bill of a party, opened if missing, in one statement that also locks it. A pre-check that was
 * printed before is outdated by them.
 */
export const putOnTableBill = async (
  run: Run,
  bill: NewBill,
  pieces: readonly NewPiece[],
): Promise<PutBill> => {
  const row = await put(run, bill, pieces, null);
  if (!row) throw new Error('no bill was written');
  return row;
};

/** As {@link putOnTableBill}, unless the bill would hold more than `most` pieces: then null, and nothing was written. */
export const putIfRoom = (
  run: Run,
  bill: NewBill,
  pieces: readonly NewPiece[],
  most: number,
): Promise<PutBill | null> => put(run, bill, pieces, most);

/** Adds pieces to a locked bill of any kind. */
export const addPieces = async (
  run: Run,
  billId: string,
  pieces: readonly NewPiece[],
  at: Date,
): Promise<void> => {
  await run(
    'bill-add',
    `with s as (${SUMS}),
     b as (
       update bill t set subtotal = t.subtotal + s.subtotal, discount = t.discount + s.discount,
         total = t.total + s.subtotal - s.discount, next_position = t.next_position + s.pieces,
         revision = t.revision + 1, updated_at = $3, precheck_printed_at = null
       from s where t.id = $2 returning t.id, t.next_position),
     p as (${PIECES})
     select id from b`,
    [JSON.stringify(pieces), billId, at],
  );
};

/** An order that gets a bill of its own; its row must be locked. */
type BilledOrder = {
  readonly id: string;
  readonly venue_id: string;
  readonly table_id: string;
  readonly visit_id: string;
  readonly unique_order_number: string;
  readonly currency: string;
};

/** A bill that is written for an order, by its id, and what stands on it. */
type WrittenBill = { readonly id: string; readonly pieces: readonly NewPiece[] };

/** What the bill of an order is written from: $1…$9 of the statements below. */
const valuesOf = (order: BilledOrder, bill: WrittenBill, at: Date): unknown[] => [
  JSON.stringify(bill.pieces),
  order.venue_id,
  order.table_id,
  order.visit_id,
  order.id,
  order.unique_order_number,
  order.currency,
  at,
  bill.id,
];

/** Makes the bill of an order that is paid on its own. */
export const insertOrderBill = async (
  run: Run,
  order: BilledOrder,
  bill: WrittenBill,
  at: Date,
): Promise<void> => {
  await run(
    'bill-of-order-insert',
    `with s as (${SUMS}),
     b as (
       insert into bill (id, venue_id, table_id, visit_id, kind, order_id, unique_order_number, currency, subtotal,
         discount, total, next_position, opened_at, updated_at)
       select $9, $2, $3, $4, 'order', $5, $6, $7, s.subtotal, s.discount, s.subtotal - s.discount, s.pieces, $8, $8
       from s returning id, next_position)
     ${PIECES}`,
    valuesOf(order, bill, at),
  );
};

/** Makes the bill of an order as it stands once all of it is paid, which the caller writes as well. */
export const insertPaidOrderBill = async (
  run: Run,
  order: BilledOrder,
  bill: WrittenBill,
  at: Date,
): Promise<void> => {
  await run(
    'bill-of-paid-order-insert',
    `with s as (${SUMS}),
     b as (
       insert into bill (id, venue_id, table_id, visit_id, kind, order_id, unique_order_number, currency, subtotal,
         discount, total, paid, status, closed_at, revision, next_position, opened_at, updated_at)
       select $9, $2, $3, $4, 'order', $5, $6, $7, s.subtotal, s.discount, s.subtotal - s.discount,
         s.subtotal - s.discount, 'closed', $8, 1, s.pieces, $8, $8 from s
       returning id, next_position)
     ${PIECES}`,
    valuesOf(order, bill, at),
  );
};

/**
 * Locks an order by its number, with a session only its own, that stands on no bill; null when there is none: a bill is
 * locked before the orders on it.
 */
export const lockUnlessOnBill = async (
  run: Run,
  venueId: string,
  number: string,
  sessionId: string | null,
): Promise<{ readonly id: string } | null> => {
  const [row] = await run<{ id: string }>(
    'bill-order-lock',
    `select o.id from orders o where o.unique_order_number = $2 and (o.venue_id = $1) is true
       and ($3::uuid is null or o.session_id = $3)
       and not exists (select from bill_item i where i.order_id = o.id) for update`,
    [venueId, number, sessionId],
  );
  return row ?? null;
};

/** Whether an order stands on a bill already. */
export const orderIsOnBill = async (run: Run, orderId: string): Promise<boolean> => {
  const [row] = await run<{ found: boolean }>(
    'bill-of-order-exists',
    'select exists (select from bill_item where order_id = $1) as found',
    [orderId],
  );
  return row?.found ?? false;
};

type Begun = { readonly id: string; readonly begun: boolean };

/** The open party of a table, or the one that staff begin (`begun`) by writing something down; locked against its closing. */
export const partyForBill = async (
  run: Run,
  venueId: string,
  tableId: string,
  pin: string | null,
  at: Date,
): Promise<Begun | null> => {
  const [row] = await run<Begun>(
    'bill-visit',
    `insert into table_visit as v (venue_id, table_id, shared, pin, guest_count, opened_at)
     select t.venue_id, t.id, true, $4, 0, $3 from venue_table t
     where t.id = $2 and t.venue_id = $1 and t.retired_at is null
     on conflict (table_id) where closed_at is null and shared do update set guest_count = v.guest_count
     returning id, xmax = 0 as begun`,
    [venueId, tableId, at, pin],
  );
  return row ?? null;
};

/** The same where it does not matter who began it. */
export const visitForBill = async (...of: Parameters<typeof partyForBill>): Promise<string | null> =>
  (await partyForBill(...of))?.id ?? null;

/**
 * Keeps the party of a bill from ending until the transaction does: parties are locked before their bills. Whoever was
 * waited for may have joined the party to another one, which is held then.
 */
export const holdPartyOfBill = async (run: Run, venueId: string, billId: string): Promise<void> => {
  let held: string | null = null;
  for (;;) {
    const [bill] = await run<{ visit: string | null }>(
      'bill-party',
      'select visit_id as visit from bill where id = $2 and venue_id = $1',
      [venueId, billId],
    );
    const visit: string | null = bill?.visit ?? null;
    if (visit === null || visit === held) return;
    await run('bill-hold-party', 'select from table_visit where id = $1 for no key update', [visit]);
    held = visit;
  }
};

/** The table's name, for what is written for a bill. */
export const tableNameOf = async (run: Run, tableId: string): Promise<string> => {
  const [row] = await run<{ name: string }>('bill-table-name', 'select name from venue_table where id = $1', [
    tableId,
  ]);
  return row?.name ?? '';
};
