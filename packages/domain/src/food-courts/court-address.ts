/** What a phone opens when it reads the code of a food court. FOOD-01. */
export const addressOfCourt = (base: string, hash: string): string =>
  `${base}/food-court/${encodeURIComponent(hash)}`;

/** What another phone opens to fill the same basket. ADR 0051. */
export const addressOfBasket = (base: string, hash: string, code: string): string =>
  `${addressOfCourt(base, hash)}?basket=${encodeURIComponent(code)}`;
