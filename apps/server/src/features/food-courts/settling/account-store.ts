import type { StatementMove } from '@tableside/domain/food-courts';
import type { StallPayoutWay } from '@tableside/domain/ledger';
import type { Translated } from '@tableside/domain/menu';
import type { Run } from '../../../database/database.ts';

/** From whose books an account between a stall and the operator of its hall is read. */
export type Side = 'operator' | 'stall';

const BOOKS = {
  operator: {
    other: 'l.personnel_id',
    owed: '-l.amount',
    on: `l.account = 'stalls_payable' and e.kind in ('for_stall', 'commission', 'stall_payout', 'stall_transfer')`,
  },
  stall: { other: 'substr(l.account, 16)', owed: 'l.amount', on: `l.account like 'clearing:venue-%'` },
} as const;

const WHAT = `case when e.kind = 'stall_payout' then 'payout' when e.kind = 'stall_transfer' then 'passed' when e.kind = 'commission' then 'commission'
  when coalesce(e.data ->> 'of', e.kind) = 'capture' then 'taken' else 'given_back' end`;

/** Lines of a venue's journal on what is between it and others: `$1`. Minor units, what is owed to the stall positive. */
const moves = (side: Side): string => `
  select e.id, e.at, e.payment_id, e.data, ${BOOKS[side].other} as other, ${WHAT} as what, ${BOOKS[side].owed} as amount
  from journal_entry e join journal_line l on l.entry_id = e.id where e.venue_id = $1 and ${BOOKS[side].on}`;

/** Whom it is with now, by the halls that there are. */
const MEMBERS = {
  operator: `select x.venue_id::text as other, f.name, f.main_language from food_court f
    join food_court_venue x on x.food_court_id = f.id where f.operator_id = $1 and x.venue_id <> $1`,
  stall: `select f.operator_id::text as other, f.name, f.main_language from food_court f
    join food_court_venue x on x.food_court_id = f.id where x.venue_id = $1 and f.operator_id <> $1`,
} as const;

/** What of it goes to the stall by itself now, by the other one, and whether any of the halls that there are pays so. */
const PASSING = {
  operator: {
    other: 'p.venue_id',
    mine: 'p.account_venue_id',
    hall: 'f.operator_id = $1 and x.venue_id = v.id',
  },
  stall: {
    other: 'p.account_venue_id',
    mine: 'p.venue_id',
    hall: 'f.operator_id = v.id and x.venue_id = $1',
  },
} as const;

const onItsWay = (side: Side): string => `
  select ${PASSING[side].other}::text as other, sum(greatest(0, (
      select coalesce(sum(l.amount), 0) from journal_entry e join journal_line l on l.entry_id = e.id
      where e.payment_id = p.id and l.account = 'clearing:venue-' || p.account_venue_id)))::bigint as amount
  from payment p where ${PASSING[side].mine} = $1 and p.account_venue_id is not null and p.pass_at is not null group by 1`;

const refused = (side: Side): string => `
  select ${PASSING[side].other}::text as other, sum(t.amount)::bigint as amount
  from stall_transfer t join payment p on p.id = t.payment_id
  where ${PASSING[side].mine} = $1 and t.status = 'refused' and t.done_at > $2 group by 1`;

/** What is between a stall and an operator; minor units. */
export type Account = {
  readonly other: string;
  /** Empty where the other one is not here any more. */
  readonly name: string;
  readonly isHere: boolean;
  readonly hall: Translated | null;
  readonly hallLanguage: string | null;
  readonly taken: number;
  readonly givenBack: number;
  readonly commission: number;
  /** What the provider sent on at once, what is on its way there, and what it refused to send lately. ADR 0047. */
  readonly passed: number;
  readonly onItsWay: number;
  readonly refused: number;
  readonly isDirect: boolean;
  readonly paidOut: number;
  readonly owed: number;
  /** Where the bank sends the stall's money to. */
  readonly iban: string | null;
};

/** All of a venue: those of its halls, and those from before with whom something is left or was. */
export const readAccounts = (
  run: Run,
  side: Side,
  venueId: string,
  /** From when on refused transfers are counted. */
  since: Date = new Date(0),
): Promise<Account[]> =>
  run<Account>(
    `hall-accounts-${side}`,
    `with moved as (
       select other, coalesce(sum(amount) filter (where what = 'taken'), 0)::bigint as taken,
         coalesce(-sum(amount) filter (where what = 'given_back'), 0)::bigint as "givenBack",
         coalesce(-sum(amount) filter (where what = 'commission'), 0)::bigint as commission,
         coalesce(-sum(amount) filter (where what = 'passed'), 0)::bigint as passed,
         coalesce(-sum(amount) filter (where what = 'payout'), 0)::bigint as "paidOut", sum(amount)::bigint as owed
       from (${moves(side)}) l group by other),
     member as (${MEMBERS[side]}), on_its_way as (${onItsWay(side)}), refused as (${refused(side)})
     select coalesce(m.other, c.other) as other, coalesce(v.name, '') as name, v.id is not null as "isHere", c.name as hall,
       c.main_language as "hallLanguage", coalesce(m.taken, 0) as taken, coalesce(m."givenBack", 0) as "givenBack",
       coalesce(m.commission, 0) as commission, coalesce(m.passed, 0) as passed,
       coalesce(m."paidOut", 0) as "paidOut", coalesce(m.owed, 0) as owed,
       coalesce((select amount from on_its_way w where w.other = coalesce(m.other, c.other)), 0) as "onItsWay",
       coalesce((select amount from refused r where r.other = coalesce(m.other, c.other)), 0) as refused,
       exists (select from food_court f join food_court_venue x on x.food_court_id = f.id
         where f.pays_directly and ${PASSING[side].hall}) as "isDirect",
       ${side === 'operator' ? 'v' : 'here'}.settings ->> 'payoutIban' as iban
     from moved m full join member c on c.other = m.other join venue here on here.id = $1
       left join venue v on v.id = coalesce(m.other, c.other)::uuid
     order by c.other is null, v.name, 1`,
    [venueId, since],
  );

/** A movement of an account; minor units, what the stall is owed less is below nothing. */
export type Move = {
  readonly at: Date;
  readonly what: StatementMove;
  readonly amount: number;
  /** By which number it was called at the stall that day. */
  readonly order: number | null;
};

type Which = { readonly side: Side; readonly venueId: string; readonly other: string };

export const readMoves = (run: Run, which: Which, { from, to }: { from: Date; to: Date }): Promise<Move[]> =>
  run<Move>(
    `hall-moves-${which.side}`,
    `select m.at, m.what, m.amount::bigint as amount, o.number as order
     from (${moves(which.side)}) m
       left join payment p on p.id = coalesce(m.payment_id, (m.data ->> 'payment')::uuid)
       left join lateral (select o.number from bill_item i join orders o on o.id = i.order_id
         where i.bill_id = p.bill_id order by i.id limit 1) o on true
     where m.other = $2 and m.at >= $3 and m.at < $4 order by m.at, m.id`,
    [which.venueId, which.other, from, to],
  );

/** Every movement between an operator and its stalls. */
export const readAllMoves = (
  run: Run,
  operatorId: string,
  { from, to }: { from: Date; to: Date },
): Promise<(Pick<Move, 'at' | 'what' | 'amount'> & { readonly stall: string })[]> =>
  run(
    'hall-all-moves',
    `select m.other as stall, m.at, m.what, m.amount::bigint as amount from (${moves('operator')}) m
     where m.at >= $2 and m.at < $3 order by m.at, m.id`,
    [operatorId, from, to],
  );

/**
 * What an operator kept of each stall's sales between moments that follow each other: `bucket` 1 is between the first two. Minor
 * units, below nothing where more went back.
 */
export const readCommissionBetween = (
  run: Run,
  operatorId: string,
  moments: readonly Date[],
): Promise<{ readonly stall: string; readonly bucket: number; readonly amount: number }[]> =>
  run(
    'hall-commission-between',
    `select m.other as stall, width_bucket(m.at, $2::timestamptz[]) as bucket, (-sum(m.amount))::bigint as amount
     from (${moves('operator')}) m where m.what = 'commission' and m.at >= $3 and m.at < $4 group by 1, 2 order by 2, 1`,
    [operatorId, moments, moments[0], moments.at(-1)],
  );

/** What was owed before a moment, minor units. */
export const readOwedBefore = async (run: Run, which: Which, before: Date): Promise<number> => {
  const [row] = await run<{ owed: number }>(
    `hall-owed-before-${which.side}`,
    `select coalesce(sum(m.amount), 0)::bigint as owed from (${moves(which.side)}) m where m.other = $2 and m.at < $3`,
    [which.venueId, which.other, before],
  );
  return row?.owed ?? 0;
};

/** What an operator paid a stall; minor units. */
export type StallPayout = {
  readonly number: number;
  readonly run: number;
  readonly venue: string;
  readonly name: string;
  readonly amount: number;
  readonly way: StallPayoutWay;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
  readonly iban: string | null;
};

/** What a venue paid out as the operator, or was paid as a stall, the latest first; of one run if asked. */
export const readStallPayouts = (
  run: Run,
  side: Side,
  venueId: string,
  { most, run: together = 0 }: { readonly most: number; readonly run?: number },
): Promise<StallPayout[]> => {
  const other = side === 'operator' ? 'stall' : 'operator';
  return run<StallPayout>(
    `hall-payouts-${side}`,
    `select (e.data ->> 'number')::int as number, (e.data ->> 'run')::int as run, e.data ->> '${other}' as venue,
       e.data ->> 'name' as name, (e.data ->> 'amount_minor')::bigint as amount, e.data ->> 'way' as way,
       e.data ->> 'note' as note, e.data ->> 'by' as by, e.at, v.settings ->> 'payoutIban' as iban
     from journal_entry e left join venue v on v.id = (e.data ->> '${other}')::uuid
     where e.venue_id = $1 and e.kind = 'stall_payout' and e.data ? '${other}'
       and ($3 = 0 or (e.data ->> 'run')::int = $3)
     order by e.id desc limit $2`,
    [venueId, most, together],
  );
};
