import { asker } from './asking.ts';
import type { AtTable } from './at-table.ts';
import type { Guest } from './guest.ts';
import { payInTheDark } from './pay.ts';
import type { PlannedWithdrawal } from './plan.ts';

/** The same guest in another window: the same cookies, and nothing known of the first. */
const otherWindow = ({ stage, notes, plan }: AtTable, { asker: first, session }: Guest): Guest => ({
  session,
  asker: asker(stage, notes, plan.seed, first.cookies),
});

/**
 * Back from Pay, twice at once, at both servers, with one key or without. Whether the order was withdrawn: a phone that got
 * no answer asks until it has one.
 */
const goBack = async (at: AtTable, guest: Guest, number: string, dial: number): Promise<boolean> => {
  const input = {
    session: guest.session,
    body: { unique_order_number: number },
    ...(dial % 2 === 0 && { idempotencyKey: `back-${number}` }),
  };
  const heard = await Promise.all(
    [guest, otherWindow(at, guest)].map(({ asker: window }, server) =>
      window.ask('POST /orders/return-to-cart/{session}', input, dial + server),
    ),
  );
  if (heard.some(({ kind }) => kind === 'answer')) {
    at.notes.hit('withdrawn-twice-at-once');
    return true;
  }
  return (await guest.asker.must('POST /orders/return-to-cart/{session}', input)) !== null;
};

/** What of the guest's order is where, when nobody of this table is at it. */
export type Withdrawal = {
  readonly number: string;
  readonly seed: number;
  readonly isWithdrawn: boolean;
  /** What the cart must hold if it was withdrawn, and what it must hold if it stands. */
  readonly dishes: readonly string[];
  readonly added: readonly string[];
};

/**
 * A guest goes back from Pay while the same order is paid in another window, or nobody pays it. The bank takes the money
 * whoever was first.
 */
export const withdraw = async (
  at: AtTable,
  guest: Guest,
  { number, dishes }: Pick<Withdrawal, 'number' | 'dishes'>,
  { meanwhile, dial, adds }: PlannedWithdrawal,
): Promise<Withdrawal> => {
  const { notes, plan } = at;
  if (adds) {
    const body = { menu_item_id: adds, quantity: 1 };
    await guest.asker.must('POST /cart/{session}/add', { session: guest.session, body });
  }
  let going: Promise<boolean> | null = null;
  const back = async (): Promise<void> => {
    going = goBack(at, guest, number, dial);
    await going;
  };
  const pay = (dark: () => Promise<void>): Promise<boolean> =>
    payInTheDark(at, otherWindow(at, guest), number, dial, dark);
  const tasks = {
    nothing: async () => false,
    'begins-paying': async () => (await Promise.all([pay(async () => undefined), back()]))[0],
    pays: () => pay(back),
  };
  const isTaken = await tasks[meanwhile]();
  const isWithdrawn = await (going ?? goBack(at, guest, number, dial));
  if (isTaken) notes.hit('withdrawn-while-paid');
  if (isTaken && isWithdrawn) notes.hit('paid-after-withdrawal');
  const withdrawal = { number, seed: plan.seed, isWithdrawn, dishes, added: adds ? [adds] : [] };
  notes.withdrawals.push(withdrawal);
  return withdrawal;
};
