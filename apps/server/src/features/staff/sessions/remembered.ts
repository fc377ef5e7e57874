import type { Clock } from '../../../deps.ts';

/** How long a proven right is believed without asking the database again, in milliseconds. */
export const CACHE_MS = 5_000;
const MAX_ENTRIES = 5_000;

export type Remembered<T> = {
  readonly get: (key: string, ask: () => Promise<T>) => Promise<T>;
  readonly forget: (matches: (value: T, key: string) => boolean) => void;
};

/** Answers a question from memory for a short while; only what `worth` accepts is kept. */
export const remember = <T>(clock: Clock, worth: (value: T) => boolean): Remembered<T> => {
  const known = new Map<string, { readonly value: T; readonly until: number }>();
  /** What was asked before something was forgotten may be what had to be forgotten. */
  let forgotten = 0;
  return {
    get: async (key, ask) => {
      const found = known.get(key);
      if (found && clock() < found.until) return found.value;
      const before = forgotten;
      const value = await ask();
      known.delete(key);
      if (worth(value) && before === forgotten) known.set(key, { value, until: clock() + CACHE_MS });
      const oldest = known.keys().next().value;
      if (known.size > MAX_ENTRIES && oldest !== undefined) known.delete(oldest);
      return value;
    },
    forget: matches => {
      forgotten += 1;
      for (const [key, { value }] of known) if (matches(value, key)) known.delete(key);
    },
  };
};
