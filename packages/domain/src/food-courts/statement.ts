import { type Minor, minor, ZERO } from '../money/index.ts';

/** What is between a stall and the operator of its hall, as a statement says it. */
export const STATEMENT_MOVES = ['taken', 'given_back', 'commission', 'passed', 'payout'] as const;
export type StatementMove = (typeof STATEMENT_MOVES)[number];

type Moved = { readonly what: StatementMove; readonly amount: number };

/** Movements added up, each kind as people say it; `owed` is by how much more the operator owes. Minor units. */
export type StatementSums = {
  readonly taken: Minor;
  readonly givenBack: Minor;
  readonly commission: Minor;
  /** What the provider sent on at once, less what of it came back. ADR 0047. */
  readonly passed: Minor;
  readonly paidOut: Minor;
  readonly owed: Minor;
};

export const statementSums = (moves: readonly Moved[]): StatementSums => {
  const of = (what: StatementMove): number =>
    moves.reduce((all, move) => (move.what === what ? all + move.amount : all), 0);
  return {
    taken: minor(of('taken')),
    givenBack: minor(-of('given_back')),
    commission: minor(-of('commission')),
    passed: minor(-of('passed')),
    paidOut: minor(-of('payout')),
    owed: minor(moves.reduce((all, { amount }) => all + amount, 0)),
  };
};

/** The sums of each day on which something moved, in order, with what was owed at its end. */
export const statementDays = <T extends Moved & { readonly day: string }>(
  moves: readonly T[],
  before: Minor = ZERO,
): (StatementSums & { readonly day: string; readonly balance: Minor })[] => {
  let balance = before;
  return [...new Set(moves.map(({ day }) => day))].map(day => {
    const sums = statementSums(moves.filter(move => move.day === day));
    balance = minor(balance + sums.owed);
    return { day, ...sums, balance };
  });
};
