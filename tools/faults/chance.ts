/** Numbers that look like chance and are the same for the same seed. */
export type Chance = {
  /** A whole number from 0 up to, not including, `sides`. */
  readonly roll: (sides: number) => number;
  /** True once in `of` times. */
  readonly oneIn: (of: number) => boolean;
  readonly pick: <const T>(from: readonly [T, ...T[]]) => T;
};

/** Mulberry32, seeded through a multiplication so that neighbouring seeds have nothing in common. */
export const chance = (seed: number): Chance => {
  let state = Math.imul(seed + 1, 0x9e37_79b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number): number => Math.floor(next() * sides);
  return {
    roll,
    oneIn: of => roll(of) === 0,
    pick: from => from[roll(from.length)] ?? from[0],
  };
};
