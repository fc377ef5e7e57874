import type { Run } from '../../../database/database.ts';

/** Whose account at a provider sent something on since then. */
export const operatorsWithTransfers = (
  run: Run,
  provider: string,
  since: Date,
): Promise<{ readonly id: string; readonly decimals: number }[]> =>
  run(
    'transfers-operators',
    `select distinct v.id, (v.settings -> 'currency' ->> 'decimals')::int as decimals
     from stall_transfer t join payment p on p.id = t.payment_id join venue v on v.id = t.operator_id
     where p.provider = $1 and t.created_at >= $2 order by v.id`,
    [provider, since],
  );

/** A transfer as it stands here; what came back of it is less. Minor units. */
export type KnownTransfer = {
  readonly id: string;
  readonly payment: string;
  readonly operatorId: string;
  readonly status: 'sending' | 'made' | 'refused';
  readonly destination: string;
  readonly amount: number;
  readonly reversed: number;
  /** Something of it is on its way back just now. */
  readonly isMoving: boolean;
};

const KNOWN = `select t.id, t.payment_id as payment, t.operator_id as "operatorId", t.status, t.destination, t.amount,
    coalesce((select sum(r.amount) from stall_transfer r where r.reverses = t.id and r.status = 'made'), 0)::bigint as reversed,
    exists (select from stall_transfer r where r.reverses = t.id and r.status = 'sending') as "isMoving"
  from stall_transfer t where t.reverses is null`;

export const knownTransfers = (run: Run, ids: readonly string[]): Promise<KnownTransfer[]> =>
  run<KnownTransfer>('transfers-known', `${KNOWN} and t.id = any($1::uuid[])`, [ids]);

/** Those that were made between two moments and are not among the ones listed. */
export const unlistedTransfers = (
  run: Run,
  of: {
    readonly operatorId: string;
    readonly provider: string;
    readonly since: Date;
    readonly until: Date;
  },
  listed: readonly string[],
): Promise<KnownTransfer[]> =>
  run<KnownTransfer>(
    'transfers-unlisted',
    `${KNOWN} and t.operator_id = $1 and t.status = 'made' and t.created_at >= $2 and t.done_at <= $3
       and t.id <> all($4::uuid[])
       and exists (select from payment p where p.id = t.payment_id and p.provider = $5) limit 100`,
    [of.operatorId, of.since, of.until, listed, of.provider],
  );
