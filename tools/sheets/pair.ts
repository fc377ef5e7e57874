/** A screen as it was and as it is. */
export type Pair = {
  /** Its sheet in docs/screenshots. */
  readonly after: string;
  /** What it was called before; null: there was none. */
  readonly before: string | null;
  /** What changed and why, in a line. */
  readonly what: string;
};

export const pair = (after: string, before: string | null, what: string): Pair => ({ after, before, what });
