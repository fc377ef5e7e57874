/** Places where something else stands than before. `before` null: nothing was seen yet, so nobody aims at anything. */
export const movedPlaces = (before: readonly string[] | null, after: readonly string[]): readonly number[] =>
  before === null ? [] : after.flatMap((key, place) => (key === before[place] ? [] : [place]));
