/** Who sits at a table: as staff counted them, else their phones; null: nobody sits there. */
export type Seated = { readonly counted: number | null; readonly phones: number } | null;

const peopleOf = (seated: NonNullable<Seated>): number => seated.counted ?? Math.max(1, seated.phones);

/**
 * How many people sit at two tables once `going` of them went from one to the other, with some of their dishes; nobody is
 * counted twice, and nobody comes from nowhere. Null: as many as before. CONTEXT: covers.
 */
export const peopleAfterSplit = (
  from: NonNullable<Seated>,
  to: Seated,
  going: number,
): { readonly from: number | null; readonly to: number | null } => {
  const gone = Math.min(going, peopleOf(from));
  if (gone === 0) return { from: null, to: to === null ? 0 : null };
  return { from: peopleOf(from) - gone, to: (to === null ? 0 : peopleOf(to)) + gone };
};
