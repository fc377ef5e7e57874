import type { TestTable } from '@tableside/testkit/scenes/a-table.ts';
import type { BankId } from './bank.ts';
import type { Furnished, Staff } from './furnish.ts';
import type { Notes } from './notes.ts';
import type { Plan } from './plan.ts';
import type { Stage } from './stage.ts';

/** What everybody at a table shares. */
export type AtTable = {
  readonly stage: Stage;
  readonly notes: Notes;
  readonly plan: Plan;
  readonly place: Furnished;
  readonly table: TestTable;
  readonly staff: Staff;
  /** One payment of a bill at a time is made known to a bank, so that what was planned for it happens to it. */
  readonly alone: <T>(bank: BankId, bill: string, work: () => Promise<T>) => Promise<T>;
  /** Orders that were placed, for staff who end them. */
  readonly orders: string[];
  /** Payments that a guest saw paid, for staff who give money back. */
  readonly paid: string[];
  /** Tips and donations by card that a guest saw paid. */
  readonly given: string[];
  /** To whom something was paid out, such as `donation <id>`. */
  readonly paidOut: Set<string>;
};

/** Lines people up, a line per name. */
export const queues = (): AtTable['alone'] => {
  const last = new Map<string, Promise<unknown>>();
  return (bank, bill, work) => {
    const name = `${bank} ${bill}`;
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
};
