/** What a phone opens when it reads the code of a food court. FOOD-01. */
export const addressOfCourt = (base: string, hash: string): string =>
  `${base}/food-court/${encodeURIComponent(hash)}`;
