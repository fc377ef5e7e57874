import { statfs } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import { noteEverywhere } from './found-store.ts';

/** Less than this part of the disk is said, or less than this in all. */
const LEAST_PART = 0.05;
const LEAST_BYTES = 1024 ** 3;
const GIBIBYTE = 1024 ** 3;

/** Whether so little is left that somebody should make room. */
export const isNearlyFull = (free: number, all: number): boolean =>
  free < Math.max(LEAST_BYTES, all * LEAST_PART);

/** Looks how much room the data folder has, and says it to every venue's owners, once a day while it is short. */
export const watchDisk = async (
  { database, env }: Pick<Deps, 'database' | 'env'>,
  now: number,
): Promise<void> => {
  const { bavail, blocks, bsize } = await statfs(env.dataDir);
  if (!isNearlyFull(bavail * bsize, blocks * bsize)) return;
  const day = new Date(now).toISOString().slice(0, 10);
  const subject = ((bavail * bsize) / GIBIBYTE).toFixed(1);
  await noteEverywhere(database.run, { cause: 'disk', dedupeKey: `disk:${day}`, subject }, new Date(now));
};
