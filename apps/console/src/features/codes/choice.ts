import { type Codes, stateOf } from './codes-query.ts';

export const WHICH = ['all', 'unprinted', 'chosen'] as const;
export type Which = (typeof WHICH)[number];

/** Which codes are to be printed, and how many each of the ways to choose them holds. */
export type Choice = {
  readonly which: Which;
  readonly tables: readonly string[];
  readonly counts: readonly { readonly which: Which; readonly count: number }[];
};

/** Tables in use whose sign is missing, or says something else than it would now. */
export const toBePrinted = ({ tables, address }: Codes): string[] =>
  tables.filter(table => table.in_use && stateOf(table, address) !== 'current').map(({ id }) => id);

/** Tables in use whose sign opens another address than codes would now. */
export const withOldAddress = ({ tables, address }: Codes): string[] =>
  tables.filter(table => table.in_use && stateOf(table, address) === 'old_address').map(({ id }) => id);

/** `chosen` are the ticked ones; those that went out of use meanwhile do not count. */
export const choiceOf = (codes: Codes, which: Which, chosen: ReadonlySet<string>): Choice => {
  const all = codes.tables.filter(({ in_use }) => in_use).map(({ id }) => id);
  const of: Record<Which, readonly string[]> = {
    all,
    unprinted: toBePrinted(codes),
    chosen: all.filter(id => chosen.has(id)),
  };
  return {
    which,
    tables: of[which],
    counts: WHICH.map(each => ({ which: each, count: of[each].length })),
  };
};
