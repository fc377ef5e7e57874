import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which bridge of which server this is. The token is its whole right: only the owner of the folder reads it. */
export type Identity = { readonly server: string; readonly token: string; readonly name: string };

const FILE = 'bridge.json';

export const readIdentity = (folder: string): Identity | null => {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Identity;
  } catch {
    return null;
  }
};

export const keepIdentity = (folder: string, identity: Identity): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, FILE);
  writeFileSync(`${path}.new`, JSON.stringify(identity), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
};
