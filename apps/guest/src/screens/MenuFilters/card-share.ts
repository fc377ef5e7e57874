/** Shares of the row that the style sheet knows, in percent. */
const SHARES = [25, 33, 50, 66, 100] as const;

/**
 * The venue's flex width as the nearest share we have a style for: a `style` attribute would need a laxer content
 * policy. Anything but a percentage takes the whole row. FILTER-02.
 */
export const shareOf = (flexWidth: string): number => {
  const percent = /^\s*(\d{1,3}(?:\.\d+)?)\s*%?\s*$/.exec(flexWidth)?.[1];
  if (percent === undefined) return 100;
  const wanted = Number(percent);
  return SHARES.reduce<number>(
    (best, share) => (Math.abs(share - wanted) < Math.abs(best - wanted) ? share : best),
    100,
  );
};
