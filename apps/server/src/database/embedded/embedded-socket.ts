import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from './embedded-identity.ts';

/** Kernels cut socket paths at 104 to 108 bytes, and PostgreSQL adds its own file name. */
const longest = 100;
const fileName = '.s.PGSQL.5432';

/** The socket itself, in its folder. */
export const socketIn = (folder: string): string => join(folder, fileName);

/** The folder for the socket of a data directory: inside it, or a short one made from its hash when the path is long. */
export const socketFolder = (dataDir: string, temporary: string = tmpdir()): string => {
  const inside = join(dataDir, 'run');
  if (Buffer.byteLength(socketIn(inside)) <= longest) return inside;
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(temporary, `tableside-${id}`);
};

/**
 * Creates the folder, closed to everybody else: who reaches the socket is the database's owner.
 * @throws Error when the folder exists and belongs to somebody else.
 */
export const prepareSocketFolder = (folder: string, identity: Identity): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = process.getuid?.() ?? 0;
  const found = lstatSync(folder);
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== identity.uid)) {
    throw new Error(
      `${folder} is in the way: it must be a folder that belongs to the user running Tableside.`,
    );
  }
  chmodSync(folder, 0o700);
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
};
