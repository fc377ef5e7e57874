import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { unusedOf } from './unused-store.ts';

const DAY_MS = 86_400_000;
/** An upload may wait for its edit: in a tab that has no network, in an import that somebody looks at. */
const KEPT_DAYS = 14;
const isStored = (name: string): boolean => /^[0-9a-f]{16}$/.test(name);

const isOld = async (folder: string, now: number): Promise<boolean> => {
  const found = await stat(folder).catch(() => null);
  return found?.isDirectory() === true && now - found.mtimeMs > KEPT_DAYS * DAY_MS;
};

/** What was cut off in the middle of being stored or removed. */
const isLeftover = (name: string): boolean => /^\.[0-9a-f]{16}-[0-9a-z]+$/.test(name);

/** Away in one step: nobody is served half a picture. */
const removeFiles = async (mediaDir: string, id: string): Promise<void> => {
  const gone = join(mediaDir, `.${id}-gone`);
  await rename(join(mediaDir, id), gone);
  await rm(gone, { recursive: true, force: true });
};

/**
 * Removes pictures at once that somebody took back, but for what something else holds. To be called once it is committed that
 * they hold them no more; what goes wrong is logged, and the job below removes them later.
 */
export const forgetPictures = async (
  { database, log, env }: Pick<Deps, 'database' | 'log' | 'env'>,
  pictures: readonly Picture[],
): Promise<void> => {
  const mediaDir = join(env.dataDir, 'media');
  try {
    for (const id of await unusedOf(database.run, [...new Set(pictures.map(picture => picture.id))])) {
      if (isStored(id) && (await stat(join(mediaDir, id)).catch(() => null))) await removeFiles(mediaDir, id);
    }
  } catch (error) {
    log.error({ err: error }, 'pictures that somebody took back are still stored');
  }
};

/**
 * Removes pictures that were sent two weeks ago and that nothing holds: no menu that was ever published, no draft, nothing
 * that an undo could bring back, no settings. Whoever sends the same picture again meanwhile makes its folder young again.
 */
export const removeUnused = async (
  { database, log }: Pick<Deps, 'database' | 'log'>,
  mediaDir: string,
  now: number,
): Promise<number> => {
  const names = await readdir(mediaDir).catch(() => []);
  for (const name of names.filter(isLeftover))
    if (await isOld(join(mediaDir, name), now))
      await rm(join(mediaDir, name), { recursive: true, force: true });
  const old: string[] = [];
  for (const name of names.filter(isStored)) {
    if (await isOld(join(mediaDir, name), now)) old.push(name);
  }
  let removed = 0;
  for (const id of await unusedOf(database.run, old)) {
    if (!(await isOld(join(mediaDir, id), now))) continue;
    await removeFiles(mediaDir, id);
    removed += 1;
  }
  if (removed > 0) log.info({ removed }, 'unused pictures removed');
  return removed;
};

export const pictureJobs = (deps: Pick<Deps, 'database' | 'log' | 'env'>): Job[] => [
  {
    name: 'remove-unused-pictures',
    everySeconds: 6 * 3600,
    run: async now => {
      await removeUnused(deps, join(deps.env.dataDir, 'media'), now);
    },
  },
];
