import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../deps.ts';
import { noteEverywhere } from './found-store.ts';

/** Written beside the data by each backup that came to its end: when that was. */
export const LAST_BACKUP = 'last-backup';

const DAY_MS = 86_400_000;
/** Who makes backups makes one a day; this long without one is no slip any more. */
const OLD_MS = 3 * DAY_MS;

/** When the last backup was made; null: none ever was, or by other means. */
const lastBackup = async (dataDir: string): Promise<number | null> => {
  const written = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => '');
  const at = Date.parse(written.trim());
  return Number.isNaN(at) ? null : at;
};

/** Says to every venue's owners, once for each backup, that none followed it for days. */
export const watchBackups = async (
  { database, env }: Pick<Deps, 'database' | 'env'>,
  now: number,
): Promise<void> => {
  const last = await lastBackup(env.dataDir);
  if (last === null || now - last < OLD_MS) return;
  const subject = String(Math.floor((now - last) / DAY_MS));
  await noteEverywhere(
    database.run,
    { cause: 'backup', dedupeKey: `backup:${last}`, subject },
    new Date(now),
  );
};
