import type { Run } from '../../../database/database.ts';
import { OF_GUESTS, ON_MONEY } from '../stalls/commission-store.ts';

/** One thing whose sums differ; amounts in minor units. */
export type DifferenceRow = { readonly subject: string; readonly expected: number; readonly found: number };

/** Sums of an account by payment; debits positive. */
const byPayment = (account: string, kinds: string): string => `(
  select coalesce(sum(l.amount), 0) from journal_entry e join journal_line l on l.entry_id = e.id
  where e.payment_id = p.id and e.kind in (${kinds}) and l.account = '${account}')`;

const LIVE = 'i.voided_at is null and i.divided_at is null';

const differing = (rows: string): string =>
  `select subject::text, expected::bigint, found::bigint from (${rows}) as x where expected <> found order by 1 limit 100`;

/**
 * Every invariant of a venue's money as a query for what breaks it; `$1` is the venue. Each compares two things that are
 * written in different ways: caches with the journal, the journal with what was sold, paid and given back.
 */
export const CHECKS: Readonly<Record<string, string>> = {
  'an entry balances': differing(`
    select e.id as subject, 0 as expected, (select coalesce(sum(amount), 1) from journal_line where entry_id = e.id) as found
    from journal_entry e where e.venue_id = $1`),
  'what a payment captured is in the journal': differing(`
    select p.id as subject, coalesce((select sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
        where e.payment_id = p.id and e.kind = 'capture' and l.amount > 0), 0) as expected, p.captured as found
    from payment p where p.venue_id = $1`),
  'what a payment paid for is what its pieces cost': differing(`
    select p.id as subject, coalesce((select sum(a.amount) from payment_allocation a where a.payment_id = p.id), 0) as expected,
      p.allocated as found
    from payment p where p.venue_id = $1`),
  'what a payment paid for is in the journal': differing(`
    select p.id as subject, -${byPayment('receivable', "'capture'")} as expected, p.allocated as found
    from payment p where p.venue_id = $1`),
  'what a payment has to give back is in the journal': differing(`
    select p.id as subject, -${byPayment('refunds_payable', "'refund_due', 'refund', 'correction'")} as expected,
      p.refund_due as found
    from payment p where p.venue_id = $1`),
  'what a payment gave back is in the journal': differing(`
    select p.id as subject, ${byPayment('refunds_payable', "'refund'")} as expected, p.refunded as found
    from payment p where p.venue_id = $1`),
  'what a payment holds in suspense is in the journal': differing(`
    select p.id as subject, -${byPayment('suspense', "'capture', 'refund_due', 'correction'")} as expected, p.suspense as found
    from payment p where p.venue_id = $1`),
  'money in suspense has somebody looking at it': differing(`
    select p.id as subject, 1 as expected,
      (select count(*) from money_alert m where m.payment_id = p.id) as found
    from payment p where p.venue_id = $1 and p.suspense <> 0
      and not exists (select from money_alert m where m.payment_id = p.id)`),
  'no more is disputed of a payment than it captured': differing(`
    select p.id as subject, 0 as expected, greatest(0, -s.held, s.held - p.captured) as found
    from payment p cross join lateral (
      select coalesce(sum(l.amount), 0) as held from journal_entry e join journal_line l on l.entry_id = e.id
      where e.payment_id = p.id and e.kind = 'dispute'
        and l.account in ('disputed', 'chargebacks', 'tips_payable', 'donations_payable')) s
    where p.venue_id = $1 and exists (select from journal_entry e where e.payment_id = p.id and e.kind = 'dispute')`),
  'money in dispute has somebody looking at it': differing(`
    select e.payment_id as subject, 1 as expected, 0 as found
    from journal_entry e where e.venue_id = $1 and e.kind = 'dispute' and not exists (
      select from money_alert m where m.payment_id = e.payment_id and m.kind in ('dispute_opened', 'dispute_lost'))`),
  'what an operator took for a stall is in both books': differing(`
    select e.id as subject, sum(l.amount) as expected, coalesce((
      select -sum(m.amount) from journal_entry f join journal_line m on m.entry_id = f.id
      where f.dedupe_key = 'for_stall:' || e.dedupe_key and m.account = 'stalls_payable'
        and m.personnel_id = e.venue_id::text), 0) as found
    from journal_entry e join journal_line l on l.entry_id = e.id
    where e.venue_id = $1 and l.account like 'clearing:venue-%' and e.original_id is null
      and exists (select from venue o where l.account = 'clearing:venue-' || o.id)
    group by e.id`),
  'a commission is its percentage of what a payment kept': differing(`
    select c.payment_id as subject, round(s.kept * c.points / 10000.0) as expected, s.booked as found
    from (select distinct on (payment_id) payment_id, (data ->> 'basis_points')::int as points from journal_entry
      where venue_id = $1 and kind = 'commission' and payment_id is not null order by payment_id, id) c
    cross join lateral (
      select coalesce(sum(l.amount) filter (where ${OF_GUESTS} and ${ON_MONEY}), 0) as kept,
        coalesce(sum(l.amount) filter (where l.account = 'commissions'), 0) as booked
      from journal_entry e join journal_line l on l.entry_id = e.id where e.payment_id = c.payment_id) s`),
  'a refund is owed from when it was decided': differing(`
    select r.id as subject, r.amount as expected, coalesce((
      select -sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
      where e.refund_id = r.id and e.kind = 'refund_due' and l.account = 'refunds_payable'), 0) as found
    from refund r where r.venue_id = $1`),
  'a refund that was made is in the journal once': differing(`
    select r.id as subject, case r.status when 'succeeded' then r.amount else 0 end as expected, coalesce((
      select sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
      where e.refund_id = r.id and e.kind = 'refund' and l.account = 'refunds_payable'), 0) as found
    from refund r where r.venue_id = $1`),
  'a piece is paid with what it costs': differing(`
    select i.id as subject, i.net as expected, a.amount as found
    from bill b join bill_item i on i.bill_id = b.id join payment_allocation a on a.bill_item_id = i.id
    where b.venue_id = $1`),
  'a paid piece is on its bill': differing(`
    select i.id as subject, 1 as expected, (${LIVE})::int as found
    from bill b join bill_item i on i.bill_id = b.id join payment_allocation a on a.bill_item_id = i.id
    where b.venue_id = $1`),
  'a bill costs what its pieces cost': differing(`
    select b.id as subject, coalesce((select sum(i.price) from bill_item i where i.bill_id = b.id and ${LIVE}), 0) as expected,
      b.subtotal as found
    from bill b where b.venue_id = $1`),
  'a bill takes off what its pieces take off': differing(`
    select b.id as subject, coalesce((select sum(i.discount_share) from bill_item i where i.bill_id = b.id and ${LIVE}), 0)
      as expected, b.discount as found
    from bill b where b.venue_id = $1`),
  'a bill is paid as far as its pieces are': differing(`
    select b.id as subject, coalesce((select sum(a.amount) from bill_item i join payment_allocation a
      on a.bill_item_id = i.id where i.bill_id = b.id), 0) as expected, b.paid as found
    from bill b where b.venue_id = $1`),
  'a bill counts what its refunds gave back': differing(`
    select b.id as subject, coalesce((
      select sum((d.data ->> 'of_bill')::bigint) from refund r join payment p on p.id = r.payment_id
      join journal_entry d on d.refund_id = r.id and d.kind = 'refund_due'
      where p.bill_id = b.id and r.status = 'succeeded'), 0) as expected, b.refunded as found
    from bill b where b.venue_id = $1`),
  'what a bill owes is receivable': differing(`
    select b.id as subject, coalesce((
      select sum(i.net) from bill_item i where i.bill_id = b.id and i.booked and ${LIVE}
        and not exists (select from payment_allocation a where a.bill_item_id = i.id)), 0) as expected, coalesce((
      select sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
      where e.bill_id = b.id and l.account = 'receivable'), 0) as found
    from bill b where b.venue_id = $1`),
  // What was taken off an order's bill or discounted there is not owed any more either.
  'an order owes what its unpaid pieces cost': differing(`
    select o.id as subject, greatest(0, o.total - coalesce((select sum(i.net) from bill_item i where i.order_id = o.id
        and ${LIVE} and not exists (select from payment_allocation a where a.bill_item_id = i.id)), 0)) as expected,
      o.paid as found
    from orders o where o.venue_id = $1 and o.status not in ('rejected', 'failed')
      and exists (select from bill_item i where i.order_id = o.id)`),
  // A divided dish is off when all its parts are. Of an order that ended all is off, and only what went before is counted.
  'what was taken off a bill nobody makes': differing(`
    select l.id as subject,
      case when o.status in ('rejected', 'failed') then least(off.pieces, l.taken_off) else off.pieces end as expected,
      l.taken_off as found
    from orders o join order_line l on l.order_id = o.id
    cross join lateral (select count(*) as pieces from bill_item i where i.order_line_id = l.id and i.part_of is null
      and (i.voided_at is not null or i.divided_at is not null and not exists (
        select from bill_item p where p.part_of = i.id and p.voided_at is null and p.divided_at is null))) off
    where o.venue_id = $1 and (o.status not in ('rejected', 'failed') or l.taken_off > 0)`),
};

/** What breaks one invariant at a venue, at most a hundred of it. */
export const breaksOf = (run: Run, check: string, venueId: string): Promise<DifferenceRow[]> =>
  run<DifferenceRow>(`books-${check}`, CHECKS[check] ?? '', [venueId]);

/** Venues that have books. */
export const venuesWithBooks = async (run: Run): Promise<string[]> => {
  const rows = await run<{ venue_id: string }>(
    'books-venues',
    'select id as venue_id from venue v where exists (select from payment p where p.venue_id = v.id) order by id',
    [],
  );
  return rows.map(({ venue_id }) => venue_id);
};

/** Every query of the transaction sees the same moment; the first one of it. */
export const oneMoment = async (run: Run): Promise<void> => {
  await run('books-one-moment', 'set transaction isolation level repeatable read', []);
};
