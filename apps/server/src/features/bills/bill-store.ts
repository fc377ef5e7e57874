import type { Run } from '../../database/database.ts';
import { LEFT_ON_BILL } from '../left-to-pay/index.ts';
import type { Bill } from './bill.ts';

const LOCK = `
  select b.id, b.venue_id as "venueId", b.table_id as "tableId", b.visit_id as "visitId", b.kind,
    b.order_id as "orderId", o.coupon_code as "couponCode", o.coupon_kind as "couponKind",
    b.unique_order_number as number, b.status, b.currency,
    coalesce((v.settings -> 'currency' ->> 'decimals')::int, 2) as decimals, b.subtotal, b.discount, b.total, b.paid,
    b.refunded, b.paid_at_till as "paidAtTill", ${LEFT_ON_BILL} as left, b.till_gap as "tillGap",
    b.external_id is not null as "isAtTill", b.till_state as "tillState",
    b.taken_off as "takenOff", b.loyalty_applied_at is not null as "loyaltyApplied", b.revision, b.precheck_printed_at is not null as "precheckPrinted",
    case b.kind when 'table' then 'visit:' || b.visit_id else 'session:' || o.session_id end as audience,
    jsonb_build_object('presence', v.settings -> 'presence', 'acceptance', v.settings -> 'acceptance',
      'defaultWaitMinutes', v.settings -> 'defaultWaitMinutes') as choices
  from bill b join venue v on v.id = b.venue_id left join orders o on o.id = b.order_id
  where b.id = $1 for update of b`;

/** Locks a bill; null when there is none. */
export const lockRow = async (run: Run, billId: string): Promise<Bill | null> => {
  const [row] = await run<Bill>('bill-lock', LOCK, [billId]);
  return row ?? null;
};

/**
 * The bill that a number names: its own, or that of an order which stands on its table's bill; of an order whose dishes
 * went on several the one of its own party. With a session only its
 * own order's bill and that of its party. `is true`: found by the number, which is unique, not by the venue, whatever
 * PostgreSQL believes of a table that was empty when it planned.
 */
export const findBill = async (
  run: Run,
  venueId: string,
  number: string,
  sessionId: string | null,
): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'bill-by-number',
    `select f.id from (
       select b.id, b.kind, b.visit_id, o.session_id, true as is_own from bill b left join orders o on o.id = b.order_id
       where b.unique_order_number = $2 and (b.venue_id = $1) is true
       union all
       select b.id, b.kind, b.visit_id, o.session_id, b.visit_id = o.visit_id as is_own from orders o join bill_item i on i.order_id = o.id
         join bill b on b.id = i.bill_id
       where o.unique_order_number = $2 and (o.venue_id = $1) is true and b.kind = 'table') f
     where $3::uuid is null or (f.kind = 'order' and f.session_id = $3)
       or (f.kind = 'table' and f.visit_id = (select s.visit_id from guest_session s where s.id = $3))
     order by f.kind desc, f.is_own desc limit 1`,
    [venueId, number, sessionId],
  );
  return row?.id ?? null;
};

/** A venue's bill by its id; null for an unknown one and for another venue's. */
export const findBillById = async (run: Run, venueId: string, billId: string): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'bill-of-venue',
    'select id from bill where id = $1 and venue_id = $2',
    [billId, venueId],
  );
  return row?.id ?? null;
};

/** Locks the bills that an order stands on, in id order: whoever changes an order that may be on a bill begins here. */
export const lockBillsOfOrder = async (run: Run, venueId: string, number: string): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'bills-of-order-lock',
    `select b.id from bill b where b.id in (
       select i.bill_id from bill_item i join orders o on o.id = i.order_id
       where o.unique_order_number = $2 and o.venue_id = $1)
     order by b.id for update`,
    [venueId, number],
  );
  return rows.map(({ id }) => id);
};

/** As {@link lockBillsOfOrder}, of orders at several venues: all of their bills together, so that nobody waits in a circle. */
export const lockBillsOfOrders = async (run: Run, numbers: readonly string[]): Promise<void> => {
  await run(
    'bills-of-orders-lock',
    `select b.id from bill b where b.id in (
       select i.bill_id from bill_item i join orders o on o.id = i.order_id where o.unique_order_number = any($1::text[]))
     order by b.id for update`,
    [numbers],
  );
};

/** What staff or the till say about a locked bill beside its pieces; its revision grows. */
export const markBill = async (
  run: Run,
  billId: string,
  mark: { readonly status: Bill['status']; readonly precheckPrinted: boolean; readonly at: Date },
): Promise<void> => {
  await run(
    'bill-mark',
    `update bill set status = $2, closed_at = case when $2 = 'open' then null else coalesce(closed_at, $4) end,
       precheck_printed_at = case when $3 then coalesce(precheck_printed_at, $4) end, revision = revision + 1,
       updated_at = $4 where id = $1`,
    [billId, mark.status, mark.precheckPrinted, mark.at],
  );
};

/** Notes on a locked bill that a member showed their card for it. */
export const markLoyalty = async (run: Run, billId: string, at: Date): Promise<void> => {
  await run('bill-loyalty', 'update bill set loyalty_applied_at = $2 where id = $1', [billId, at]);
};

/** Whether nobody else applies a card to the bill of a number at this moment; until the transaction ends nobody can. */
export const takeLoyaltyTurn = async (run: Run, number: string): Promise<boolean> => {
  const [row] = await run<{ taken: boolean }>(
    'bill-loyalty-turn',
    `select pg_try_advisory_xact_lock(hashtextextended('loyalty:' || $1, 0)) as taken`,
    [number],
  );
  return row?.taken ?? false;
};

/**
 * Open bills of a venue's tables and those closed after `since`, oldest first; at most `most`: none that is open is left
 * out for one that is closed, none that was closed lately for an earlier one.
 */
export const billsOfVenue = async (
  run: Run,
  venueId: string,
  since: Date,
  most: number,
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'bills-of-venue',
    `select id from (
       select * from (
         select id, opened_at, closed_at, false as over from bill
         where venue_id = $1 and kind = 'table' and status = 'open'
         union all
         (select id, opened_at, closed_at, true from bill
         where venue_id = $1 and kind = 'table' and status <> 'open' and closed_at > $2
         order by closed_at desc, id limit $3)) known
       order by over, coalesce(closed_at, opened_at) desc, id limit $3) listed
     order by opened_at, id`,
    [venueId, since, most],
  );
  return rows.map(({ id }) => id);
};

/** Closed bills of a venue's tables, the latest first, from behind `before` on; null: from the beginning. */
export const closedBills = async (
  run: Run,
  venueId: string,
  before: string | null,
  most: number,
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'bills-closed',
    `select b.id from bill b
     where b.venue_id = $1 and b.kind = 'table' and b.status = 'closed' and b.closed_at is not null and ($2::uuid is null
       or (b.closed_at, b.id) < (select l.closed_at, l.id from bill l where l.id = $2 and l.venue_id = $1))
     order by b.closed_at desc, b.id desc limit $3`,
    [venueId, before, most],
  );
  return rows.map(({ id }) => id);
};

/** The open bills of some parties' tables, in the order they are locked in. */
export const openBillsOfVisits = async (run: Run, visitIds: readonly string[]): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'bills-open-of-visits',
    `select id from bill where visit_id = any($1::uuid[]) and kind = 'table' and status = 'open' order by id`,
    [visitIds],
  );
  return rows.map(({ id }) => id);
};

/** Open bills of a party and those closed after `since`, oldest first. PAYGO-16. */
export const billsOfVisit = async (run: Run, visitId: string, since: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'bills-of-visit',
    `select id from bill where visit_id = $1 and kind = 'table' and (status = 'open' or closed_at > $2)
     order by opened_at, id limit 50`,
    [visitId, since],
  );
  return rows.map(({ id }) => id);
};
