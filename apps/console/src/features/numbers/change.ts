/** By how many whole per cent `now` is more than `before` (negative: less); null: there is nothing to compare with. */
export const percentChange = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 100);
