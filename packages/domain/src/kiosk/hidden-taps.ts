/** Taps on the hidden spot that open the back office, and how soon each follows the last, in milliseconds. KIOSK-06; 3§9. */
const TAPS = 6;
const WITHIN = 1_000;

/** The instants of the taps that count after another one at `now`; who has all of them is let through. */
export const tapped = (
  before: readonly number[],
  now: number,
): { readonly taps: readonly number[]; readonly opens: boolean } => {
  const last = before.at(-1);
  const taps = last !== undefined && now - last <= WITHIN ? [...before, now] : [now];
  return taps.length >= TAPS ? { taps: [], opens: true } : { taps, opens: false };
};
