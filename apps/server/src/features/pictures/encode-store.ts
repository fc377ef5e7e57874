import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const alreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EEXIST', 'ENOTEMPTY', 'EPERM'].includes(String(error.code));

/** Fills a hidden folder and renames it in one step, so that nobody ever sees half a picture. */
const inOneStep = async (
  mediaDir: string,
  id: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> => {
  const hidden = join(mediaDir, `.${id}-${randomBytes(6).toString('hex')}`);
  await mkdir(hidden, { recursive: true });
  try {
    await fill(hidden);
    await rename(hidden, join(mediaDir, id));
  } catch (error) {
    await rm(hidden, { recursive: true, force: true });
    // Somebody else stored the same content meanwhile: it is the same picture.
    if (!alreadyThere(error)) throw error;
  }
};

/** Stores the files of one picture as `<mediaDir>/<id>/…`, all at once or not at all. */
export const storeFiles = (mediaDir: string, id: string, files: ReadonlyMap<string, Buffer>): Promise<void> =>
  inOneStep(mediaDir, id, async folder => {
    await Promise.all([...files].map(([name, bytes]) => writeFile(join(folder, name), bytes)));
  });

/** A picture that was sent again is as young as a new one: it may be about to be used. */
export const touchPicture = async (mediaDir: string, id: string): Promise<void> => {
  const now = new Date();
  await utimes(join(mediaDir, id), now, now);
};

/** Takes a picture over from another media folder: linked where the file system can, else copied. */
export const adoptPicture = (from: string, mediaDir: string, id: string): Promise<void> =>
  inOneStep(mediaDir, id, async folder => {
    const names = await readdir(join(from, id));
    await Promise.all(
      names.map(async name => {
        const source = join(from, id, name);
        const target = join(folder, name);
        await link(source, target).catch(() => copyFile(source, target));
      }),
    );
  });
