import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isAlive,
  processesIn,
  signal,
} from '../../../../apps/server/src/database/embedded/embedded-processes.ts';

/** Memory that looks like a disk, on Linux. A database is some 900 files: a disk takes several times as long over making them. */
const MEMORY = '/dev/shm';
/** A run keeps a few hundred megabytes at most; a container may have 64 of them. */
const ROOM = 2 * 1024 ** 3;
const hasRoom = (): boolean => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM;
};
const places = [tmpdir(), ...(existsSync(MEMORY) ? [MEMORY] : [])];

/** Ends the databases of runs that were killed, and removes their folders. */
const sweep = (prefix: string, cluster: string): void => {
  const left = places.flatMap(place => readdirSync(place).map(name => ({ place, name })));
  for (const { place, name } of left.filter(entry => entry.name.startsWith(prefix))) {
    const folder = join(place, name);
    const owner = join(folder, 'owner');
    if (!existsSync(owner) || isAlive(Number(readFileSync(owner, 'utf8')))) continue;
    const data = join(folder, cluster);
    if (existsSync(data)) for (const pid of processesIn(data)) signal(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A folder of this process, in memory where there is room, for a database that is at `cluster` within it. */
export const throwAwayFolder = (prefix: string, cluster: string): string => {
  sweep(prefix, cluster);
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
  writeFileSync(join(folder, 'owner'), String(process.pid));
  return folder;
};
