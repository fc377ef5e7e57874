import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the embedded database of a running server listens, as its own `postmaster.pid` says. */
export const embeddedAddress = (
  dataDir: string,
): { host: string; port: number; user: string; database: string } => {
  const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { host: lines[4] ?? '', port: Number(lines[3]), user: 'tableside', database: 'tableside' };
};
