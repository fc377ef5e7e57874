import { readEntry, useEntry, writeEntry } from '../../../../data/cache.ts';

/** The basket that this phone fills with others. */
export type Together = {
  readonly phones: number;
  /** How often this phone followed the others to another stall: what it hears of follows from where it is. */
  readonly parties: number;
};

const keyOf = (hash: string): string => `food-court-together:${hash}`;
const known = (hash: string): Together | null => readEntry<Together | null>(keyOf(hash)).data ?? null;

/** What the last answer about the carts said of it, and whether this phone went to another stall since. */
export const noteTogether = (hash: string, now: { readonly phones: number } | null, went: boolean): void => {
  const before = known(hash);
  const parties = (before?.parties ?? 0) + (went ? 1 : 0);
  const next = now && { phones: now.phones, parties };
  if (next?.phones === before?.phones && next?.parties === before?.parties) return;
  writeEntry<Together | null>(keyOf(hash), next);
};

/** Null: the phone fills its basket alone. */
export const useTogether = (hash: string): Together | null =>
  useEntry<Together | null>(keyOf(hash), async () => known(hash)).data ?? null;
