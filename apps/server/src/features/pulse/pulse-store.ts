import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../../database/database.ts';

export type Pulse = { readonly at: Date; readonly stopped: boolean; readonly place: string };

/** The last sign of life; null: this database was never worked with. Locked, so that of two servers one finds a gap. */
export const lockPulse = async (run: Run): Promise<Pulse | null> => {
  const [row] = await run<Pulse>('pulse-lock', 'select at, stopped, place from pulse for update', []);
  return row ?? null;
};

export const writePulse = async (run: Run, { at, stopped, place }: Pulse): Promise<void> => {
  await run(
    'pulse-write',
    `insert into pulse as p (at, stopped, place) values ($1, $2, $3)
     on conflict (one) do update set at = greatest(p.at, excluded.at), stopped = excluded.stopped, place = excluded.place`,
    [at, stopped, place],
  );
};

/** Of several gaps within `keptMs` of each other the earliest beginning counts. */
export const writeGap = async (run: Run, from: Date, foundAt: Date, keptMs: number): Promise<void> => {
  await run(
    'pulse-gap',
    `update pulse set gap_found_at = $2, gap_from = case when gap_found_at > $2::timestamptz - make_interval(secs => $3)
       then least(gap_from, $1) else $1 end`,
    [from, foundAt, keptMs / 1_000],
  );
};

/** Since when payments may be missing, of a gap that was found after `since`; null: there was none. */
export const gapSince = async (run: Run, since: Date): Promise<Date | null> => {
  const [row] = await run<{ gap_from: Date | null }>(
    'pulse-gap-read',
    'select gap_from from pulse where gap_found_at >= $1',
    [since],
  );
  return row?.gap_from ?? null;
};

/** Banks where venues have accounts. What came back of a venue says how far its books go. */
export type BankOfVenue = {
  readonly venue_id: string;
  readonly provider: string;
  readonly last_order_at: Date | null;
  readonly last_order: string | null;
  readonly last_payment_at: Date | null;
};

export const banksOfVenues = (run: Run): Promise<BankOfVenue[]> =>
  run<BankOfVenue>(
    'pulse-banks',
    `select a.venue_id, a.provider, o.placed_at as last_order_at, o.number::text as last_order,
       (select max(p.created_at) from payment p where p.venue_id = a.venue_id and p.provider = a.provider)
         as last_payment_at
     from provider_account a left join lateral (
       select placed_at, number from orders where venue_id = a.venue_id order by placed_at desc limit 1) o on true
     order by a.venue_id, a.provider`,
    [],
  );

/** Where the database stands, as far as it may be asked: another one after a restore from a dump or to a point in time. */
const standing = async (run: Run): Promise<string> => {
  const [row] = await run<{ place: string }>(
    'pulse-place',
    `select (select system_identifier from pg_control_system()) || ':' || (select timeline_id from pg_control_checkpoint())
       || ':' || (select oid from pg_database where datname = current_database()) as place`,
    [],
  ).catch(() => []);
  return row?.place ?? '';
};

/** Beside that, the very file that the embedded one began with: a copy of a data folder has another. */
export const placeOf = async (run: Run, dataDir: string | null): Promise<string> => {
  const at = await standing(run);
  if (dataDir === null) return at;
  try {
    const { ino, birthtimeMs } = statSync(join(dataDir, 'postgres', 'PG_VERSION'));
    return `${at}:${ino}:${Math.round(birthtimeMs)}`;
  } catch {
    return at;
  }
};
