import type { Run } from '../../../database/database.ts';
import type { Progress } from '../format.ts';

export type LastRun = {
  readonly started_at: Date;
  readonly started_by: string;
  readonly seen_at: Date;
  readonly records: number;
  readonly records_in_all: number;
  readonly bytes: number;
  readonly ended_at: Date | null;
  readonly failed: boolean;
};

/** The archive that is made now takes the place of the one before. */
export const beginRun = async (run: Run, venueId: string, by: string, now: Date): Promise<void> => {
  await run(
    'archive-run-begin',
    `insert into archive_run (venue_id, started_at, started_by, seen_at) values ($1, $2, $3, $2)
     on conflict (venue_id) do update set started_at = excluded.started_at, started_by = excluded.started_by,
       seen_at = excluded.seen_at, records = 0, records_in_all = 0, bytes = 0, ended_at = null, failed = false`,
    [venueId, now, by],
  );
};

/**
 * How far it is; of two at once, the one that began last is told of. Notes are not waited for and may arrive out of order: one that
 * arrives late takes nothing back.
 */
export const noteRun = async (
  run: Run,
  { venueId, startedAt }: { readonly venueId: string; readonly startedAt: Date },
  { records, inAll, bytes }: Progress,
  now: Date,
): Promise<void> => {
  await run(
    'archive-run-note',
    `update archive_run set seen_at = $3, records = $4, records_in_all = $5, bytes = $6
     where venue_id = $1 and started_at = $2 and bytes <= $6`,
    [venueId, startedAt, now, records, inAll, bytes],
  );
};

export const endRun = async (
  run: Run,
  { venueId, startedAt }: { readonly venueId: string; readonly startedAt: Date },
  failed: boolean,
  now: Date,
): Promise<void> => {
  await run(
    'archive-run-end',
    'update archive_run set ended_at = $3, seen_at = $3, failed = $4 where venue_id = $1 and started_at = $2',
    [venueId, startedAt, now, failed],
  );
};

export const lastRun = async (run: Run, venueId: string): Promise<LastRun | null> => {
  const [row] = await run<LastRun>(
    'archive-run-last',
    `select started_at, started_by, seen_at, records, records_in_all, bytes, ended_at, failed
     from archive_run where venue_id = $1`,
    [venueId],
  );
  return row ?? null;
};

export type Holds = {
  readonly tables: number;
  readonly orders: number;
  readonly payments: number;
  readonly invoices: number;
  readonly people: number;
  /** Lines of what there is most of. */
  readonly records: number;
  /** Everything that may name pictures. */
  readonly documents: readonly unknown[];
};

/** How much a venue has. */
export const readHolds = async (run: Run, venueId: string): Promise<Holds> => {
  const [row] = await run<Holds>(
    'archive-holds',
    `select
       (select count(*)::int from venue_table where venue_id = $1) as tables,
       o.orders, p.payments,
       (select count(*)::int from invoice where venue_id = $1) as invoices,
       (select count(*)::int from staff_membership where venue_id = $1) as people,
       8 * o.orders + 12 * p.payments
         + (select count(*)::int from audit_log where venue_id = $1) as records,
       jsonb_build_array(v.settings, (select document from menu_document where id = v.menu_document_id),
         (select document from menu_draft where venue_id = v.id)) as documents
     from venue v
       cross join lateral (select count(*)::int as orders from orders where venue_id = v.id) o
       cross join lateral (select count(*)::int as payments from payment where venue_id = v.id) p
     where v.id = $1`,
    [venueId],
  );
  if (!row) throw new Error(`no venue ${venueId}`);
  return row;
};
