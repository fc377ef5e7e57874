/** The middle of the measurements. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** The value below which `share` (0…1) of the measurements lie. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

/** Runs `work` `total` times with `concurrency` at once; answers with runs a second. */
export const rate = async (
  total: number,
  concurrency: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> => {
  let next = 0;
  const started = performance.now();
  const lane = async () => {
    while (next < total) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return (total * 1000) / (performance.now() - started);
};
