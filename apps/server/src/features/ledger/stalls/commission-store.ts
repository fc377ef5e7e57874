import type { Run } from '../../../database/database.ts';

/** A percentage in hundredths, and which of those there were. */
type Rate = { readonly version: number; readonly basis_points: number };

/** What of a payment's money was kept so far and what of it is the operator's commission, minor units. */
type Kept = {
  readonly kept: number;
  readonly booked: number;
  /** What its commission was booked by before; null: there was none. */
  readonly agreed: Rate | null;
  /** What is in force now; null: nobody has said. */
  readonly current: Rate | null;
};

/** Accounts on which money of guests is, as `l`. */
export const ON_MONEY = `(l.account in ('cash', 'room', 'card_machine', 'till') or l.account like 'clearing:%')`;
/** Entries that move money of a payment from or to its guest, as `e`. */
export const OF_GUESTS = `e.kind in ('capture', 'refund', 'dispute')`;

export const readKept = async (
  run: Run,
  { paymentId, stallId, operatorId }: { paymentId: string; stallId: string; operatorId: string },
): Promise<Kept> => {
  const [row] = await run<Kept>(
    'commission-kept',
    `select coalesce(sum(l.amount) filter (where ${OF_GUESTS} and ${ON_MONEY}), 0)::bigint as kept,
       coalesce(sum(l.amount) filter (where l.account = 'commissions'), 0)::bigint as booked,
       (select jsonb_build_object('version', (c.data ->> 'version')::int, 'basis_points', (c.data ->> 'basis_points')::int)
        from journal_entry c where c.payment_id = $1 and c.kind = 'commission' order by c.id limit 1) as agreed,
       (select jsonb_build_object('version', s.version, 'basis_points', s.basis_points) from stall_commission s
        where s.operator_id = $3 and s.stall_id = $2 order by s.version desc limit 1) as current
     from journal_entry e join journal_line l on l.entry_id = e.id where e.payment_id = $1`,
    [paymentId, stallId, operatorId],
  );
  return row ?? { kept: 0, booked: 0, agreed: null, current: null };
};

/** What an operator keeps of what it takes for a stall, from a moment on. */
export type CommissionVersion = {
  readonly operatorId: string;
  readonly stallId: string;
  readonly version: number;
  readonly basisPoints: number;
  readonly changedAt: Date;
  readonly changedBy: string;
};

/** Every percentage between a venue, as operator or as stall, and others; the latest first. */
export const readCommissions = (run: Run, venueId: string): Promise<CommissionVersion[]> =>
  run<CommissionVersion>(
    'commissions',
    `select operator_id as "operatorId", stall_id as "stallId", version, basis_points as "basisPoints",
       changed_at as "changedAt", changed_by as "changedBy"
     from stall_commission where $1 in (operator_id, stall_id) order by version desc`,
    [venueId],
  );

/** False: another version came first. */
export const insertCommission = async (run: Run, next: CommissionVersion): Promise<boolean> => {
  const rows = await run(
    'commission-insert',
    `insert into stall_commission (operator_id, stall_id, version, basis_points, changed_at, changed_by)
     select $1::uuid, $2::uuid, $3::int, $4::int, $5::timestamptz, $6
     where $3::int = 1 + coalesce((select max(version) from stall_commission where operator_id = $1 and stall_id = $2), 0)
     on conflict do nothing returning 1`,
    [next.operatorId, next.stallId, next.version, next.basisPoints, next.changedAt, next.changedBy],
  );
  return rows.length > 0;
};
