import { settlePoints } from '../../apps/server/src/features/loyalty/index.ts';
import { EVERY, REWARD } from './members.ts';
import type { Notes } from './notes.ts';
import type { Stage } from './stage.ts';

type Card = {
  readonly id: string;
  readonly balance: number;
  readonly lines: number;
  readonly spent: number;
  readonly rewards: number;
};
type Claim = {
  readonly id: string;
  readonly given: number;
  readonly lines: number;
  readonly paid: number;
  readonly balance: number;
};

type Lowered = {
  readonly dish: string;
  readonly off: number;
  /** By each reward, the first first. */
  readonly taken: readonly number[];
  readonly repriced: boolean;
};

/**
 * What was paid for dishes by each claimed payment, less what the journal says went off sales for it; and what staff took for
 * each claimed order, less what went back for its dishes.
 */
const CLAIMS = `
  select c.id::text, c.given, k.balance, coalesce((select sum(l.units) from loyalty_line l where l.claim_id = c.id), 0)::int as lines,
    (coalesce((select sum(a.amount) from bill_item i join payment_allocation a on a.bill_item_id = i.id
        where i.kind = 'item' and a.payment_id = c.payment_id), 0)
      - coalesce((select sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
        where e.payment_id = c.payment_id and e.kind = 'refund_due' and l.account = 'sales'), 0)
      + coalesce((select sum(a.amount - coalesce(b.back, 0)) from bill_item i join payment_allocation a on a.bill_item_id = i.id
        join payment p on p.id = a.payment_id
        left join (select r.payment_id, x ->> 'bill_item_id' as piece, sum((x ->> 'amount')::bigint) as back
          from refund r cross join jsonb_array_elements(r.items) x group by 1, 2) b
          on b.payment_id = a.payment_id and b.piece = i.id::text
        where i.kind = 'item' and i.order_id = c.order_id and p.taken_by is not null), 0))::float8 as paid
  from loyalty_claim c join loyalty_card k on k.id = c.card_id`;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Each dish that is lowered for a member or that a reward was for. */
const LOWERED = `
  with off as (
    select coalesce(part_of, id) as dish, sum(loyalty_share)::float8 as off, bool_or(loyalty_share = 0) as repriced
    from bill_item where divided_at is null group by 1),
  took as (
    select coalesce(i.part_of, i.id) as dish, array_agg(p.amount::float8 order by r.at, r.id) as taken
    from loyalty_reward_piece p join loyalty_reward r on r.id = p.reward_id join bill_item i on i.id = p.bill_item_id group by 1)
  select o.dish, o.off, o.repriced, coalesce(t.taken, '{}') as taken from off o left join took t on t.dish = o.dish
  where o.off > 0 or t.taken is not null`;

/**
 * Once nothing is on its way: what each card has is the sum of its lines, each claim stands at what was paid for it unless
 * its card has nothing to give back, and what members have off bills is what their rewards took off, once.
 */
export const holdMembers = async ({ database, now }: Stage, notes: Notes): Promise<void> => {
  await settlePoints({ database }, now());
  const report = (what: string): void => notes.breaks(-1, `members: ${what}`);
  const cards = await database.pool.query<Card>(
    `select c.id, c.balance, coalesce(sum(l.units), 0)::int as lines,
       coalesce(-sum(l.units) filter (where l.cause in ('reward', 'reward_back')), 0)::int as spent,
       (select count(*) from loyalty_reward r where r.card_id = c.id and r.returned_at is null)::int as rewards
     from loyalty_card c left join loyalty_line l on l.card_id = c.id group by c.id`,
  );
  for (const { id, balance, lines, spent, rewards } of cards.rows) {
    if (balance !== lines || balance < 0) report(`card ${id} has ${balance}, its lines make ${lines}`);
    if (spent !== rewards * REWARD.cost) report(`card ${id} spent ${spent} for ${rewards} rewards`);
  }
  for (const { id, given, lines, paid, balance } of (await database.pool.query<Claim>(CLAIMS)).rows) {
    const due = Math.floor(Math.max(0, paid) / EVERY);
    if (given !== lines) report(`claim ${id} gave ${given}, its lines make ${lines}`);
    if (given < due || (given > due && balance > 0)) report(`claim ${id} gave ${given} for ${paid}`);
  }
  for (const { dish, off, taken, repriced } of (await database.pool.query<Lowered>(LOWERED)).rows) {
    // Staff who write another price take away all that rewards before had taken off.
    const since = taken.map((_, first) => sumOf(taken.slice(first)));
    const [all = 0] = since;
    if (!since.includes(off) && !(repriced && off < all))
      report(`${off} is off dish ${dish}, rewards took ${taken.join(' and ')} off`);
  }
};
