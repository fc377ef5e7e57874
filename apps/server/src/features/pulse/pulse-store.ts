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
