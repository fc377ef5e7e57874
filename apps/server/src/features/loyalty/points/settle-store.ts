import type { DueChange, Earned } from '@tableside/domain/loyalty';
import type { Run } from '../../../database/database.ts';

/** Claims are looked at for so many days: afterwards nothing is given back any more. */
export const DAYS = 200;
/** Nearly all that changes is of so few days: a round that looks at no more costs little, however many members there are. */
export const RECENT_DAYS = 3;

/**
 * Cards with a claim whose payments, or with a reward whose bill, changed since they were looked at, or shortly before: a
 * transaction lasts a while. Whoever was not looked at for longest comes first, so that nobody is left out of a full round.
 */
export const cardsDue = async (run: Run, now: Date, days: number, most: number): Promise<string[]> => {
  const rows = await run<{ card: string }>(
    'loyalty-cards-due',
    `select card from (
     select c.card_id as card, c.checked_at as seen from loyalty_claim c join payment p on p.id = c.payment_id
       where p.updated_at > c.checked_at - interval '2 minutes' and c.day > $1::timestamptz::date - $2::int
     union all
     select c.card_id, c.checked_at from loyalty_claim c join bill_item i on i.order_id = c.order_id
       join payment_allocation a on a.bill_item_id = i.id join payment p on p.id = a.payment_id
       where p.updated_at > c.checked_at - interval '2 minutes' and c.day > $1::timestamptz::date - $2::int
     union all
     select r.card_id, r.checked_at from loyalty_reward r join loyalty_reward_piece w on w.reward_id = r.id
       join bill_item i on i.id = w.bill_item_id join bill b on b.id = i.bill_id
       where r.returned_at is null and r.at > $1::timestamptz - make_interval(days => $2::int)
         and (b.updated_at > r.checked_at - interval '2 minutes'
           or exists (select from payment p where p.bill_id = b.id and p.updated_at > r.checked_at - interval '2 minutes'))
     ) due group by card order by min(seen) limit $3`,
    [now, days, most],
  );
  return rows.map(({ card }) => card);
};

/** What a card has; null: it is gone. It waits for whoever changes it; who claims something for it waits for nobody. */
export const lockCard = async (run: Run, card: string): Promise<number | null> => {
  const [row] = await run<{ balance: number }>(
    'loyalty-card-lock',
    'select balance from loyalty_card where id = $1 for no key update',
    [card],
  );
  return row?.balance ?? null;
};

/** What of a card ended unused, less what of it answers for money that went back. */
export const endedUnused = async (run: Run, card: string): Promise<number> => {
  const [row] = await run<{ unused: number }>(
    'loyalty-ended-unused',
    `select (coalesce((select -sum(units) from loyalty_line where card_id = $1 and cause = 'expiry'), 0)
       - coalesce((select sum(let_go) from loyalty_claim where card_id = $1), 0))::int as unused`,
    [card],
  );
  return row?.unused ?? 0;
};

/**
 * The claims of a card with what came in for them: dishes that the payment paid for, or those of the order that staff took
 * money for, less what goes back, also by a refund that waits for a person. A dish counts where more than half of it was paid and stays so.
 */
export const claimsOf = (run: Run, card: string, now: Date): Promise<Earned[]> =>
  run<Earned>(
    'loyalty-claims',
    `with paid as (
       select c.id as claim, a.payment_id as payment, a.bill_item_id as piece, a.amount
       from loyalty_claim c join payment_allocation a on a.payment_id = c.payment_id where c.card_id = $1
       union all
       select c.id, a.payment_id, a.bill_item_id, a.amount
       from loyalty_claim c join bill_item i on i.order_id = c.order_id join payment_allocation a on a.bill_item_id = i.id
         join payment p on p.id = a.payment_id
       where c.card_id = $1 and p.session_id is null),
     leaf as (
       select d.claim, coalesce(i.part_of, i.id) as root, i.menu_item_id as dish, d.amount, coalesce((
         select sum((x ->> 'amount')::bigint) from refund r cross join jsonb_array_elements(r.items) x
         where r.payment_id = d.payment and (x ->> 'bill_item_id')::uuid = d.piece), 0) as back
       from paid d join bill_item i on i.id = d.piece where i.kind = 'item')
     select c.id::text as id, c.earn, c.every, c.times, c.day::text as day, c.given, c.ended, c.let_go as "letGo",
       greatest(0, case when c.payment_id is null
         then coalesce((select sum(l.amount - l.back) from leaf l where l.claim = c.id), 0)
         -- Money back for no dish in particular is off dishes, too; what had paid for nothing, a fee or a tip is not.
         else coalesce((select sum(l.amount) from leaf l where l.claim = c.id), 0) - coalesce((
           select sum((d.data ->> 'sales')::bigint) from journal_entry d
           where d.payment_id = c.payment_id and d.kind = 'refund_due'), 0) end)::float8 as paid,
       (select count(*) from (
          select l.root from leaf l where l.claim = c.id and l.dish = any(c.dishes) group by l.root
          having 2 * sum(l.amount - l.back) > (select i.price - i.discount_share from bill_item i where i.id = l.root)
        ) dish)::int as dishes
     from loyalty_claim c where c.card_id = $1 and c.day > $2::timestamptz::date - ${DAYS} order by c.id`,
    [card, now],
  );

/** Writes the changes that are due as lines, with claims and card as they stand then; the card is locked. */
export const writeChanges = async (
  run: Run,
  card: string,
  changes: readonly DueChange[],
  now: Date,
): Promise<void> => {
  await run(
    'loyalty-changes',
    `with due as (select * from jsonb_to_recordset($2::jsonb) as d(claim bigint, units int, "letGo" int)),
     looked as (
       update loyalty_claim c set checked_at = $3, given = c.given + coalesce((select d.units from due d where d.claim = c.id), 0),
         let_go = c.let_go + coalesce((select d."letGo" from due d where d.claim = c.id), 0)
       where c.card_id = $1),
     lines as (
       insert into loyalty_line (card_id, venue_id, at, units, cause, claim_id)
       select $1, c.venue_id, $3, d.units, case when d.units > 0 then 'payment' else 'refund' end, d.claim
       from due d join loyalty_claim c on c.id = d.claim where d.units <> 0 order by d.units desc, d.claim)
     update loyalty_card set balance = balance + (select coalesce(sum(units), 0) from due)::int,
       moved_at = case when exists (select from due where units > 0) then $3 else moved_at end
     where id = $1`,
    [card, JSON.stringify(changes), now],
  );
};
