import type { MadeTransfer } from '@tableside/domain/food-courts';
import type { Run } from '../../../database/database.ts';

/** A stall's share of a payment that goes on to its own account; minor units. */
export type Share = {
  readonly payment: string;
  readonly stallId: string;
  readonly operatorId: string;
  readonly provider: string;
  readonly currency: string;
  readonly decimals: number;
  /** By which the provider knows the payment, and what it calls it. */
  readonly name: string;
  readonly paymentRef: string | null;
  readonly destination: string;
  readonly description: string;
  /** What the provider's account is called in the operator's books. */
  readonly account: string | null;
};

/** Something that was asked of the provider, or is about to be. */
export type Transfer = {
  readonly id: string;
  readonly amount: number;
  readonly key: string;
  /** The provider's reference of the transfer of which this comes back; null: it goes there. */
  readonly reverses: string | null;
  readonly isFirst: boolean;
  readonly tries: number;
  readonly refusals: number;
  readonly createdAt: Date;
};

/** Takes shares that are due to be looked at, until `lease`: no other server takes them meanwhile. */
export const claimShares = (run: Run, now: Date, lease: Date, limit: number): Promise<{ id: string }[]> =>
  run(
    'shares-claim',
    `update payment set pass_at = $2 where id in (
       select id from payment where pass_at <= $1 order by pass_at limit $3 for update skip locked)
     returning id`,
    [now, lease, limit],
  );

/** Locks a payment; null: its share goes nowhere any more. */
export const lockShare = async (run: Run, payment: string): Promise<Share | null> => {
  const [row] = await run<Share>(
    'share-lock',
    `select p.id as payment, p.venue_id as "stallId", coalesce(p.account_venue_id, p.venue_id) as "operatorId", p.provider, p.currency,
       coalesce((v.settings -> 'currency' ->> 'decimals')::int, 2) as decimals, coalesce(p.charge_id, p.id) as name,
       p.provider_ref as "paymentRef", coalesce(p.passes_to, '') as destination, v.name as description,
       (select e.data ->> 'account' from journal_entry e where e.payment_id = p.id and e.kind = 'capture'
        order by e.id limit 1) as account
     from payment p join venue v on v.id = p.venue_id
     where p.id = $1 and p.passes_to is not null and p.account_venue_id is not null for update of p`,
    [payment],
  );
  return row ?? null;
};

const TRANSFER = `select t.id, t.amount, t.provider_key as key, o.provider_ref as reverses, t.tries, t.refusals,
    t.created_at as "createdAt", t.reverses is null and not exists (
      select from stall_transfer b where b.payment_id = t.payment_id and b.reverses is null and b.id <> t.id
        and b.status = 'made') as "isFirst"
  from stall_transfer t left join stall_transfer o on o.id = t.reverses`;

/** What is under way of a payment whose row is locked; null: nothing. */
export const readUnderWay = async (run: Run, payment: string): Promise<Transfer | null> => {
  const [row] = await run<Transfer>(
    'share-under-way',
    `${TRANSFER} where t.payment_id = $1 and t.status = 'sending'`,
    [payment],
  );
  return row ?? null;
};

/** What the operator owes the stall of a payment, in the stall's books; below nothing: the stall owes. */
export const readBalance = async (run: Run, { payment, operatorId }: Share): Promise<number> => {
  const [row] = await run<{ owed: number }>(
    'share-balance',
    `select coalesce(sum(l.amount), 0)::bigint as owed from journal_entry e join journal_line l on l.entry_id = e.id
     where e.payment_id = $1 and l.account = 'clearing:venue-' || $2::text`,
    [payment, operatorId],
  );
  return row?.owed ?? 0;
};

/** Transfers of a payment that were made, the latest first. */
export const readMade = (run: Run, payment: string): Promise<MadeTransfer[]> =>
  run<MadeTransfer>(
    'share-made',
    `select t.id, t.amount, coalesce((select sum(r.amount) from stall_transfer r
       where r.reverses = t.id and r.status = 'made'), 0)::bigint as reversed
     from stall_transfer t where t.payment_id = $1 and t.reverses is null and t.status = 'made'
     order by t.created_at desc, t.id`,
    [payment],
  );

/**
 * What an operator owes a stall in all, less what is on its way there, where something of the two was refused once or disputed: then
 * the stall may owe what did not come back, or what a bank took beyond what was left. Null: nothing was. Whoever asks is alone with it until the transaction ends.
 */
export const readOwedInAll = async (run: Run, { operatorId, stallId }: Share): Promise<number | null> => {
  const [owing] = await run(
    'share-owing-before',
    `select 1 where exists (select from stall_transfer t join payment p on p.id = t.payment_id
         where t.operator_id = $1 and p.venue_id = $2 and t.status = 'refused')
       or exists (select from journal_entry e where e.venue_id = $2 and e.kind = 'dispute')`,
    [operatorId, stallId],
  );
  if (!owing) return null;
  await run('payouts-lock', `select pg_advisory_xact_lock(hashtextextended('payouts:' || $1, 0))`, [
    operatorId,
  ]);
  const [row] = await run<{ owed: number }>(
    'share-owed-in-all',
    `select ((select coalesce(-sum(l.amount), 0) from journal_entry e join journal_line l on l.entry_id = e.id
        where e.venue_id = $1 and e.kind in ('for_stall', 'commission', 'stall_payout', 'stall_transfer')
          and l.account = 'stalls_payable' and l.personnel_id = $2::text)
      - (select coalesce(sum(t.amount), 0) from stall_transfer t join payment p on p.id = t.payment_id
        where t.operator_id = $1 and p.venue_id = $2::uuid and t.status = 'sending' and t.reverses is null))::bigint as owed`,
    [operatorId, stallId],
  );
  return row?.owed ?? 0;
};

/** Keeps what is about to be asked, before anybody outside hears of it. */
export const insertTransfer = async (
  run: Run,
  share: Share,
  next: { readonly id: string; readonly amount: number; readonly of: string | null; readonly at: Date },
): Promise<void> => {
  await run(
    'share-insert',
    `insert into stall_transfer (id, operator_id, payment_id, reverses, destination, amount, status, provider_key, tries, created_at)
     values ($1::uuid, $2, $3, $4, $5, $6, 'sending', $1::text, 1, $7)`,
    [next.id, share.operatorId, share.payment, next.of, share.destination, next.amount, next.at],
  );
};

export const noteAnotherTry = async (run: Run, id: string): Promise<void> => {
  await run('share-try', 'update stall_transfer set tries = tries + 1 where id = $1', [id]);
};

export const writeMade = async (run: Run, id: string, ref: string, at: Date): Promise<void> => {
  await run(
    'share-write-made',
    `update stall_transfer set status = 'made', provider_ref = $2, done_at = $3, failure = null where id = $1`,
    [id, ref, at],
  );
};

/** Refused for certain: another key, as the old one would only repeat the refusal; `gaveUp`: it is not asked again. */
export const writeRefused = async (
  run: Run,
  { id, refusals }: Pick<Transfer, 'id' | 'refusals'>,
  { failure, gaveUp, at }: { readonly failure: string; readonly gaveUp: boolean; readonly at: Date },
): Promise<void> => {
  await run(
    'share-write-refused',
    `update stall_transfer set refusals = $2, failure = $3, provider_key = $4, tries = 0,
       status = case when $5::boolean then 'refused' else status end, done_at = case when $5::boolean then $6::timestamptz end
     where id = $1`,
    [id, refusals + 1, failure, `${id}:${refusals + 1}`, gaveUp, at],
  );
};

/** When the share is looked at again; null: once something moves it. */
export const lookAgain = async (run: Run, payment: string, at: Date | null): Promise<void> => {
  await run('share-look-again', 'update payment set pass_at = $2 where id = $1', [payment, at]);
};

/** Nothing of the payment goes there any more: what is owed of it is paid otherwise. */
export const stopPassing = async (run: Run, payment: string): Promise<void> => {
  await run('share-stop', 'update payment set passes_to = null, pass_at = null where id = $1', [payment]);
};
