/** A seeded source of numbers in [0, 1): the same seed always styles the same picture. */
export type Random = () => number;

/** Mulberry32 seeded by an FNV-1a hash of `text`. */
export const randomFrom = (text: string): Random => {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A number between `low` and `high`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));

/** `from` moved towards `to` by `share` (0…1); both `#rrggbb`. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const parts = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
};

/** Lit side of a colour: towards warm white, never chalky. */
export const lit = (hex: string, share = 0.35): string => mix(hex, '#fff4dc', share);

/** Shaded side of a colour: towards deep warm brown, never grey. */
export const shaded = (hex: string, share = 0.35): string => mix(hex, '#3a1a10', share);
