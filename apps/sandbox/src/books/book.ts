import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** How a state is made from the lines of a book. */
export type Fold<State, Entry> = {
  readonly empty: () => State;
  /** Applies one line; may change the state in place. */
  readonly apply: (state: State, entry: Entry) => State;
};

/** An append-only file of lines; the state is what its lines say, so a kill -9 loses nothing that was answered. */
export type EventLog<State, Entry> = {
  readonly state: State;
  /** Writes a line to the disk and applies it. Returns when the disk has it. */
  readonly append: (entry: Entry) => void;
  /** Starts again from nothing; the lines before stay in the file. */
  readonly reset: () => void;
  readonly close: () => void;
};

type Line<Entry> =
  | { readonly at: number; readonly entry: Entry }
  | { readonly at: number; readonly reset: true };

/** The whole lines of a file; a torn last one was never answered for and is cut off. */
const wholeLines = (path: string): string[] => {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(path, end);
  return bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
};

const parseLine = <Entry>(path: string, line: string, index: number): Line<Entry> => {
  try {
    return JSON.parse(line) as Line<Entry>;
  } catch {
    throw new Error(
      `${path}:${index + 1} is no JSON: the book was changed by hand; move it away to start anew`,
    );
  }
};

/**
 * Opens a book, replaying what it holds. Appending is synchronous on purpose: a request's effect is on the disk before
 * anything else can run, so no two requests ever see the same state.
 */
export const openBook = <State, Entry>(
  path: string,
  fold: Fold<State, Entry>,
  now: () => number,
): EventLog<State, Entry> => {
  mkdirSync(dirname(path), { recursive: true });
  let state = fold.empty();
  wholeLines(path).forEach((text, index) => {
    const line = parseLine<Entry>(path, text, index);
    state = 'reset' in line ? fold.empty() : fold.apply(state, line.entry);
  });
  const file = openSync(path, 'a', 0o600);
  let closed = false;
  const write = (line: Line<Entry>): void => {
    // The number of a closed file may be another file's by now.
    if (closed) throw new Error(`${path} is closed`);
    writeSync(file, `${JSON.stringify(line)}\n`);
    fsyncSync(file);
  };
  return {
    get state() {
      return state;
    },
    append: entry => {
      write({ at: now(), entry });
      state = fold.apply(state, entry);
    },
    reset: () => {
      write({ at: now(), reset: true });
      state = fold.empty();
    },
    close: () => {
      closed = true;
      closeSync(file);
    },
  };
};
