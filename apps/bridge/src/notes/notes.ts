import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BridgeResult } from '@tableside/contract/http/devices/bridge';

/** Requests that are remembered: a server asks again within minutes, or after a night without a line. */
const REMEMBERED = 500;

/** `begun`: paper may come out from here on. */
type Standing = 'begun' | BridgeResult;

/**
 * What was done with each request, on disk before it counts: what was begun when the power went may be on paper, what was
 * done is not done again.
 */
export type Notes = {
  readonly of: (id: string) => Standing | undefined;
  readonly write: (id: string, standing: Standing) => void;
  /** The disk takes what is written. */
  readonly isKept: () => boolean;
};

const readLines = (path: string): [string, Standing][] => {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .flatMap(line => {
        try {
          const { id, is } = JSON.parse(line) as { id: string; is: Standing };
          return [[id, is]] as [string, Standing][];
        } catch {
          // The last line of somebody whose power went in the middle of it.
          return [];
        }
      });
  } catch {
    return [];
  }
};

export const openNotes = (folder: string, remembered = REMEMBERED): Notes => {
  const path = join(folder, 'done.jsonl');
  const known = new Map(readLines(path).slice(-remembered));
  let lines = 0;
  let file: number | null = null;
  let kept = true;
  const lineOf = (id: string, is: Standing): string => `${JSON.stringify({ id, is })}\n`;
  /** The file anew, with what is remembered: once it has four times as many lines. */
  const begin = (): number => {
    if (file !== null) closeSync(file);
    file = null;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.new`, [...known].map(([id, is]) => lineOf(id, is)).join(''), {
      mode: 0o600,
      flush: true,
    });
    renameSync(`${path}.new`, path);
    lines = known.size;
    file = openSync(path, 'a');
    return file;
  };
  return {
    of: id => known.get(id),
    write: (id, is) => {
      known.delete(id);
      known.set(id, is);
      const [oldest] = known.keys();
      if (known.size > remembered && oldest !== undefined) known.delete(oldest);
      try {
        if (file === null || lines >= 4 * remembered) begin();
        else {
          writeSync(file, lineOf(id, is));
          fsyncSync(file);
          lines += 1;
        }
        kept = true;
      } catch {
        // Tickets go on; the console says that this bridge cannot promise what happens when its power goes.
        kept = false;
        file = null;
      }
    },
    isKept: () => kept,
  };
};
