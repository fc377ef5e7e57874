/** So many rows of all groups, from the first on; no heading of a group stands alone. */
export const drawnOf = <Name, Row>(
  groups: ReadonlyMap<Name, readonly Row[]>,
  count: number,
): readonly (readonly [Name, readonly Row[]])[] => {
  let room = count;
  return [...groups].flatMap(([name, all]) => {
    const list = all.slice(0, Math.max(0, room));
    room -= list.length;
    return list.length === 0 ? [] : [[name, list] as const];
  });
};
