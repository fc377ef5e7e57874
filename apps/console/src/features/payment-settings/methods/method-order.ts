import type { OfferedMethod } from '../providers-query.ts';

/** Chosen methods in their order, the others after them. */
export type MethodOrder = { readonly chosen: readonly string[]; readonly others: readonly string[] };

export const orderOf = (methods: readonly OfferedMethod[]): MethodOrder => ({
  chosen: methods.filter(({ chosen }) => chosen).map(({ id }) => id),
  others: methods.filter(({ chosen }) => !chosen).map(({ id }) => id),
});

/** The methods as they are once this order is saved. */
export const chosenIn = (
  { chosen, others }: MethodOrder,
  methods: readonly OfferedMethod[],
): OfferedMethod[] =>
  [...chosen, ...others].flatMap((id, place) =>
    methods.filter(method => method.id === id).map(method => ({ ...method, chosen: place < chosen.length })),
  );

/** Offers a method as the last one, or offers it no more. */
export const toggled = ({ chosen, others }: MethodOrder, id: string): MethodOrder =>
  chosen.includes(id)
    ? { chosen: chosen.filter(each => each !== id), others: [...others, id] }
    : { chosen: [...chosen, id], others: others.filter(each => each !== id) };

/** Moves a chosen method up (-1) or down (1); at the end of the list it stays. */
export const moved = ({ chosen, others }: MethodOrder, id: string, by: -1 | 1): MethodOrder => {
  const from = chosen.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= chosen.length) return { chosen, others };
  const next = chosen.filter(each => each !== id);
  next.splice(to, 0, id);
  return { chosen: next, others };
};
