import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RestoreView } from '@tableside/contract/http/admin/restore';
import type { Job } from '../../../jobs/runner.ts';

/** Nobody comes back to one that was not touched for so long. */
const FORGOTTEN_MS = 60 * 60_000;

/** An archive that is on its way to this server, and what became of it. Only in memory: a restart begins anew. */
export type Incoming = {
  readonly id: string;
  readonly file: FileHandle;
  readonly bytes: number;
  received: number;
  touchedAt: number;
  view: Omit<RestoreView, 'bytes' | 'received'>;
};

const WAITS: Incoming['view'] = {
  state: 'receiving',
  records: 0,
  records_in_all: 0,
  problems: [],
  restored: null,
};

export type ArchiveUploads = {
  /** Takes a new file, in place of one that nobody finished. Null: one is being restored at this moment. */
  readonly begin: (bytes: number, now: number) => Promise<Incoming | null>;
  readonly get: (id: string, now: number) => Incoming | null;
  readonly forgetOld: (now: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

const isAtWork = ({ view: { state } }: Incoming): boolean => state === 'checking' || state === 'writing';

/** Where archives land: one at a time, in a file without a name that goes with the process. */
export const createArchiveUploads = (folder: string): ArchiveUploads => {
  let only: Incoming | null = null;
  const drop = async (): Promise<void> => {
    const gone = only;
    only = null;
    await gone?.file.close();
  };
  return {
    begin: async (bytes, now) => {
      if (only && isAtWork(only)) return null;
      await drop();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = randomBytes(16).toString('hex');
      const path = join(folder, `incoming-${id}`);
      const file = await open(path, 'wx+', 0o600);
      await rm(path);
      only = { id, file, bytes, received: 0, touchedAt: now, view: WAITS };
      return only;
    },
    get: (id, now) => {
      if (only?.id !== id) return null;
      only.touchedAt = now;
      return only;
    },
    forgetOld: async now => {
      if (only && !isAtWork(only) && now - only.touchedAt > FORGOTTEN_MS) await drop();
    },
    close: drop,
  };
};

export const landingJobs = (landing: ArchiveUploads): Job[] => [
  { name: 'forget-archives', everySeconds: 600, onEveryServer: true, run: landing.forgetOld },
];
