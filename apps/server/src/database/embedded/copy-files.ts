import { constants } from 'node:fs';
import { chmod, chown, copyFile, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Decides by a path within the folder, such as `base/1`; without it everything is copied. */
export type Choice = (path: string) => boolean;

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const flush = async (path: string): Promise<void> => {
  const file = await open(path, constants.O_RDONLY);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Makes a folder like another one: its rights, and its owner where we may give files away. */
const folderLike = async (source: string, target: string): Promise<void> => {
  const { mode, uid, gid } = await lstat(source);
  await mkdir(target, { recursive: true });
  await chmod(target, mode & 0o777);
  if (process.getuid?.() === 0) await chown(target, uid, gid);
};

const fileLike = async (source: string, target: string): Promise<number> => {
  const { mode, uid, gid, size } = await lstat(source);
  await copyFile(source, target);
  await chmod(target, mode & 0o777);
  if (process.getuid?.() === 0) await chown(target, uid, gid);
  await flush(target);
  return size;
};

/**
 * Copies a folder with owners and rights, down to the disk; answers with the bytes. Files that go while it is copied are
 * left out, as are links and sockets; whatever `wanted` turns down is, too.
 */
export const copyFolder = async (
  source: string,
  target: string,
  wanted: Choice = () => true,
  within = '',
): Promise<number> => {
  await folderLike(source, target);
  let bytes = 0;
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const path = within === '' ? entry.name : `${within}/${entry.name}`;
    if (!wanted(path)) continue;
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    try {
      if (entry.isDirectory()) bytes += await copyFolder(from, to, wanted, path);
      else if (entry.isFile()) bytes += await fileLike(from, to);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  await flush(target);
  return bytes;
};
