import type { Piece } from './columns.ts';

type Placed = readonly (readonly Piece[])[];

/** The columns that begin with a ticket and not with the rest of one. */
const beginnings = (placed: Placed): number[] => {
  const rests = new Set(placed.flat().flatMap(({ column, from }) => (from > 0 ? [column] : [])));
  const all = new Set(placed.flat().map(({ column }) => column));
  return [...all].filter(column => !rests.has(column)).sort((a, b) => a - b);
};

/** How many tickets do not end within the columns that are seen from `first` on. */
export const ticketsBeyond = (placed: Placed, first: number, count: number): number =>
  placed.filter(pieces => pieces.some(({ column }) => column >= first + count)).length;

/**
 * Which column comes first when somebody goes on: no ticket's end is shown without its beginning, unless it is longer than
 * the screen is wide.
 */
export const nextStop = (placed: Placed, first: number, count: number): number => {
  const beyond = placed.find(pieces => pieces.some(({ column }) => column >= first + count));
  const begin = beginnings(placed).findLast(column => column <= (beyond?.[0]?.column ?? 0)) ?? 0;
  return begin > first ? begin : first + count;
};

/** The last column that can come first: there is empty room behind the tickets, rather than half of one before them. */
export const lastStop = (placed: Placed, count: number): number => {
  const total = 1 + Math.max(0, ...placed.flat().map(({ column }) => column));
  if (total <= count) return 0;
  return beginnings(placed).find(column => total - column <= count) ?? total - count;
};
