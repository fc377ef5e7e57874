import type { Evening, Party } from './evening.ts';
import { type Report, same, sumOf } from './same.ts';
import type { Screens } from './screens.ts';

const seconds = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1_000;
const average = (all: readonly number[]): number | null =>
  all.length === 0 ? null : Math.round(all.reduce((sum, each) => sum + each, 0) / all.length);

/** Guests, payments and times of the numbers against who came, what was paid, and the board. */
export const holdCounts = ({ parties }: Evening, screens: Screens, report: Report): void => {
  const { counts, times } = screens.numbers;
  const onBoard = new Set(screens.board.orders.map(({ unique_order_number }) => unique_order_number));
  // An order that waits to be paid, or lapsed before it was, is not the venue's, and makes nobody a guest; no board has it.
  const ordered = ({ orders }: Party): boolean => orders.some(({ number }) => onBoard.has(number));
  const ate = parties.filter(party => party.state !== 'joined' && (party.served || ordered(party)));
  const covers = sumOf(ate, ({ people, everSat }) => people ?? Math.max(1, everSat));
  same('covers', counts.covers, covers, report);
  const paid = screens.payments.filter(each => each.paid_at !== null);
  same('payments', counts.payments, paid.length, report);
  const accepted = screens.board.orders.flatMap(order =>
    order.accepted_at !== null ? [seconds(order.placed_at, order.accepted_at)] : [],
  );
  const found = times.accept ?? 0;
  if (Math.abs(found - (average(accepted) ?? 0)) > 1)
    report(`accepting takes ${found} s, not ${average(accepted)} s`);
};
