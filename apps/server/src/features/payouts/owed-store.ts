import type { OwnTips } from '@tableside/contract/http/admin/gifts';
import type { PayoutWay } from '@tableside/domain/ledger';
import type { Run } from '../../database/database.ts';

/** What the journal says of one for whom guests gave, minor units. */
export type Owed = {
  readonly kind: 'tip' | 'donation';
  readonly to: string | null;
  readonly name: string;
  readonly given: number;
  readonly givenBack: number;
  /** Of the pool's; of the pool itself it is what left it, below nothing. */
  readonly shared: number;
  readonly paidOut: number;
  /** Whether it is known where the money can be sent to. */
  readonly hasAccount: boolean;
  /** Whether they have an address that a statement can be sent to. */
  readonly hasMail: boolean;
};

/** Entries of a venue's journal on the accounts of what was given, by whom it is for; what they come to is what is owed. */
export const readOwed = (run: Run, venueId: string): Promise<Owed[]> =>
  run<Owed>(
    'payouts-owed',
    `select case l.account when 'tips_payable' then 'tip' else 'donation' end as kind, l.personnel_id as to,
       coalesce(max(r.shown_name), max(u.name), max(d.name ->> (v.settings ->> 'mainLanguage')), max(d.name ->> 'en'), '') as name,
       coalesce(-sum(l.amount) filter (where e.kind not in ('payout', 'refund_due', 'dispute', 'tip_share')), 0)::bigint as given,
       coalesce(-sum(l.amount) filter (where e.kind = 'tip_share'), 0)::bigint as shared,
       coalesce(sum(l.amount) filter (where e.kind in ('refund_due', 'dispute')), 0)::bigint as "givenBack",
       coalesce(sum(l.amount) filter (where e.kind = 'payout'), 0)::bigint as "paidOut",
       bool_or(a.iban is not null or d.iban is not null) as "hasAccount",
       bool_or(coalesce(u.email, '') <> '') as "hasMail"
     from journal_entry e join journal_line l on l.entry_id = e.id join venue v on v.id = e.venue_id
       left join auth_user u on u.id::text = l.personnel_id
       left join tip_recipient r on r.venue_id = e.venue_id and r.personnel_id = l.personnel_id
       left join donatee d on d.id::text = l.personnel_id and l.account = 'donations_payable'
       left join payout_account a
         on a.venue_id = e.venue_id and a.personnel_id = l.personnel_id and l.account = 'tips_payable'
     where e.venue_id = $1 and l.account in ('tips_payable', 'donations_payable')
     group by 1, 2 order by 1 desc, 3, 2`,
    [venueId],
  );

/** What left the house for whom it was, the latest first. Minor units. */
export type PaidOut = {
  readonly number: number;
  /** The first of those that were paid out together. */
  readonly run: number;
  readonly kind: 'tip' | 'donation';
  readonly to: string | null;
  readonly name: string;
  readonly amount: number;
  readonly way: PayoutWay;
  /** Whose drawer the cash left; null: the house's, or it was no cash. */
  readonly drawer: string | null;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
  /** Where it can be sent to, as known now. */
  readonly iban: string | null;
};

type WhichPayouts = { readonly most: number; readonly run?: number; readonly way?: PayoutWay | null };

export const readPayouts = (
  run: Run,
  venueId: string,
  { most, run: together = 0, way = null }: WhichPayouts,
): Promise<PaidOut[]> =>
  run<PaidOut>(
    'payouts-latest',
    `select (e.data ->> 'number')::int as number, coalesce(e.data ->> 'run', e.data ->> 'number')::int as run, e.data ->> 'kind' as kind, e.data ->> 'to' as to, e.data ->> 'name' as name,
       (e.data ->> 'amount_minor')::bigint as amount, e.data ->> 'way' as way, e.data ->> 'drawer_of' as drawer, e.data ->> 'note' as note,
       e.data ->> 'by' as by, e.at, coalesce(a.iban, d.iban) as iban
     from journal_entry e
       left join payout_account a
         on a.venue_id = e.venue_id and a.personnel_id = e.data ->> 'to' and e.data ->> 'kind' = 'tip'
       left join donatee d on d.id::text = e.data ->> 'to' and e.data ->> 'kind' = 'donation'
     where e.venue_id = $1 and e.kind = 'payout' and ($4::text is null or e.data ->> 'way' = $4)
       and ($3 = 0 or coalesce(e.data ->> 'run', e.data ->> 'number')::int = $3)
     order by e.id desc limit $2`,
    [venueId, most, together, way],
  );

/**
 * Holds the payouts of a venue until the transaction ends, one after the other; answers how many of a kind there are. What it
 * was paid itself names who did.
 */
export const lockPayouts = async (
  run: Run,
  venueId: string,
  kind: 'payout' | 'stall_payout' = 'payout',
): Promise<number> => {
  await run('payouts-lock', `select pg_advisory_xact_lock(hashtextextended('payouts:' || $1, 0))`, [venueId]);
  const [row] = await run<{ made: number }>(
    'payouts-made',
    `select count(*)::int as made from journal_entry where venue_id = $1 and kind = $2 and not data ? 'operator'`,
    [venueId, kind],
  );
  return row?.made ?? 0;
};

/** What was given to one, went back, or was paid out to them, the latest first. Minor units; what is owed less is below nothing. */
export type Move = {
  readonly at: Date;
  readonly what: OwnTips['moves'][number]['what'];
  readonly amount: number;
  /** Of a share of the pool: how it was counted. */
  readonly share: OwnTips['moves'][number]['share'];
  /** Of a payout: its number and way. */
  readonly payout: OwnTips['moves'][number]['payout'];
};

/** SQL: of the entry `e` that shared the pool out, how the part of `$2` was counted; null for the pool itself. */
const SHARE = `(select jsonb_build_object('number', e.data -> 'number', 'version', e.data -> 'version', 'rule', e.data -> 'rule',
    'weight', s -> 'weight', 'of', coalesce(e.data -> 'weight_of_all', (
      select to_jsonb(sum((x ->> 'weight')::numeric)) from jsonb_array_elements(e.data -> 'shares') x)),
    'from', e.data -> 'from', 'to', e.data -> 'to', 'recorded', s -> 'recorded', 'reason', coalesce(e.data ->> 'reason', ''))
  from jsonb_array_elements(e.data -> 'shares') s where s ->> 'to' = $2 limit 1)`;

/** SQL: what moved on the account `$4` for `$2`. */
const OF_LINES = `select l.entry_id, l.amount from journal_entry e join journal_line l on l.entry_id = e.id
  where e.venue_id = $1 and l.account = $4 and l.personnel_id is not distinct from $2`;

/** SQL: with whom the pool was shared and who got nothing of it, hours that were corrected to none among it: no line says so. */
const NO_PART = `select e.id, 0 from journal_entry e where e.venue_id = $1 and e.kind = 'tip_share' and $4 = 'tips_payable'
  and e.data -> 'shares' @> jsonb_build_array(jsonb_build_object('to', $2::text, 'amount_minor', 0))`;

export const readMoves = (
  run: Run,
  venueId: string,
  { kind, to }: { readonly kind: 'tip' | 'donation'; readonly to: string | null },
  most: number,
): Promise<Move[]> =>
  run<Move>(
    'payouts-moves',
    `select e.at, case when e.kind = 'payout' then 'payout' when e.kind = 'tip_share' then 'share' when e.kind = 'refund_due' then 'given_back'
         when e.kind = 'dispute' then case when l.amount > 0 then 'disputed' else 'dispute_won' end
         when b.kind in ('tip', 'donation') then 'card' else 'bill' end as what, -l.amount::bigint as amount,
       case when e.kind = 'tip_share' then ${SHARE} end as share,
       case when e.kind = 'payout' then jsonb_build_object('number', e.data -> 'number', 'way', e.data -> 'way') end as payout
     from (${OF_LINES} union all ${NO_PART}) l join journal_entry e on e.id = l.entry_id left join bill b on b.id = e.bill_id
     order by e.id desc limit $3`,
    [venueId, to, most, kind === 'tip' ? 'tips_payable' : 'donations_payable'],
  );

/** The address of somebody's own account; null: they sign in by PIN alone. */
export const addressOfPerson = async (run: Run, userId: string): Promise<string | null> => {
  const [row] = await run<{ email: string | null }>(
    'payouts-address-of',
    'select email from auth_user where id::text = $1',
    [userId],
  );
  return row?.email || null;
};
