import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connectDatabase, type Place } from '../../apps/server/src/database/connection/reach.ts';
import { copyFolder } from '../../apps/server/src/database/embedded/copy-files.ts';
import { copyRunningCluster, isCluster } from '../../apps/server/src/database/embedded/hot-copy.ts';
import { LAST_BACKUP } from '../../apps/server/src/features/notices/index.ts';

/** What a server keeps beside its database: the pictures, and the key that venues' keys are sealed with. */
const BESIDE = /^(media(\/.*)?|secret\.key)$/;

/** A name that sorts by time: `tableside-2026-11-22T130501Z`. */
const nameAt = (at: Date): string => `tableside-${at.toISOString().replaceAll(':', '').replace(/\.\d+/, '')}`;

export type Backup = {
  /** A folder that can be used as `DATA_DIR`. */
  readonly folder: string;
  readonly bytes: number;
  /** The database is elsewhere and is not in it. */
  readonly withoutDatabase: boolean;
};

/**
 * Copies an installation into a new folder of `into` while it is worked with. The database comes first: a picture that it
 * names is in the copy. A copy that was not finished is left under another name and removed by the next one.
 */
export const backUp = async (place: Place, into: string, now: Date): Promise<Backup> => {
  const dataDir = resolve(place.dataDir);
  const folder = join(resolve(into), nameAt(now));
  const unfinished = join(resolve(into), 'tableside-unfinished');
  const withoutDatabase = place.databaseUrl !== null;
  if (!existsSync(dataDir)) throw new Error(`There is no installation in ${dataDir}.`);
  const cluster = join(dataDir, 'postgres');
  if (!withoutDatabase && !isCluster(cluster)) throw new Error(`There is no database in ${cluster}.`);
  if (`${unfinished}/`.startsWith(`${dataDir}/`))
    throw new Error('A copy beside the original is lost with it.');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  let bytes = 0;
  if (!withoutDatabase) {
    const { connection, stop } = await connectDatabase(place);
    try {
      bytes += await copyRunningCluster(connection, cluster, join(unfinished, 'postgres'));
    } finally {
      await stop();
    }
  }
  bytes += await copyFolder(dataDir, unfinished, path => BESIDE.test(path));
  await rename(unfinished, folder);
  // The server says when none follows.
  await writeFile(join(dataDir, LAST_BACKUP), now.toISOString(), { mode: 0o600 });
  return { folder, bytes, withoutDatabase };
};
