/** A list with one of it moved up (−1) or down (1). */
export const movedBy = <T>(list: readonly T[], place: number, by: number): T[] => {
  const moved = list.slice(place, place + 1);
  return list.toSpliced(place, 1).toSpliced(place + by, 0, ...moved);
};
