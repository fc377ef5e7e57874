import type { Line } from '../line/post.ts';

/** The next thing that a terminal shows makes this one old. Milliseconds. */
const SAID_WITHIN_MS = 5_000;
const MAX_LENGTH = 200;

/** Tells a server what a terminal shows in the middle of a request: the latest of it, one at a time; what is lost is lost. */
export const tellDisplay = (line: Line, id: string): ((text: string) => void) => {
  let next: string | null = null;
  let telling = false;
  const tell = async (): Promise<void> => {
    telling = true;
    while (next !== null) {
      const text = next;
      next = null;
      await line.post('POST /bridge/heard', { id, text }, SAID_WITHIN_MS);
    }
    telling = false;
  };
  return text => {
    next = text.slice(0, MAX_LENGTH);
    if (!telling) void tell();
  };
};
