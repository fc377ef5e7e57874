import { type Minor, roundHalfAwayFromZero, ZERO } from '../money/index.ts';
import { type StatementMove, type StatementSums, statementSums } from './statement.ts';

type Moved = {
  readonly stall: string;
  readonly day: string;
  readonly what: StatementMove;
  readonly amount: number;
};

/** What an operator took for a stall on a day. */
export type HallReportRow = Pick<StatementSums, 'taken' | 'givenBack' | 'commission'> & {
  readonly day: string;
  readonly stall: string;
  /** Orders that were paid for. */
  readonly orders: number;
  /** Of what was taken, by order; nothing where nothing was. */
  readonly average: Minor;
};

/** Not what became of the money afterwards. */
const isOfSales = ({ what }: Moved): boolean => what !== 'payout' && what !== 'passed';

/** The days of a hall, stall by stall in the order given; a stall at which nothing moved that day has no row. */
export const hallReport = (moves: readonly Moved[], stalls: readonly string[]): HallReportRow[] => {
  const days = [...new Set(moves.map(({ day }) => day))].sort();
  return days.flatMap(day =>
    stalls.flatMap(stall => {
      const mine = moves.filter(move => move.day === day && move.stall === stall && isOfSales(move));
      if (mine.length === 0) return [];
      const { taken, givenBack, commission } = statementSums(mine);
      const orders = mine.filter(({ what }) => what === 'taken').length;
      const average = orders === 0 ? ZERO : roundHalfAwayFromZero(taken / orders);
      return [{ day, stall, orders, taken, givenBack, commission, average }];
    }),
  );
};
