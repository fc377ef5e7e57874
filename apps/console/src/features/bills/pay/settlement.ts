import type { CallInput } from '@tableside/contract/client';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { type Minor, minor, sum, ZERO } from '@tableside/domain/money';

type Body = CallInput<'POST /console/{venue}/bills/{bill}/settle'>['body'];
type SaleBody = CallInput<'POST /console/{venue}/bills/{bill}/terminal-sale'>['body'];
/** How it is taken: by hand, or at a card terminal that we drive. */
export type SettleMethod = Body['method'] | 'worldline';

/** What is paid for: everything that is left, chosen pieces, or a sum. */
export type SettlePart = 'all' | 'items' | 'amount';

/** What staff are about to take. Minor units. */
export type Settlement = {
  readonly method: SettleMethod;
  readonly part: SettlePart;
  readonly items: ReadonlySet<string>;
  readonly amount: Minor | null;
  readonly tip: Minor | null;
  /** Cash that the guest hands over; null: nobody counted. */
  readonly given: Minor | null;
  readonly note: string;
  /** At which terminal; null, or one that is gone: the first one. */
  readonly terminal: string | null;
};

/** The terminal that a sale begins at. */
export const terminalOf = <T extends { readonly id: string }>(
  { terminal }: Pick<Settlement, 'terminal'>,
  terminals: readonly T[],
): T | undefined => terminals.find(({ id }) => id === terminal) ?? terminals[0];

/** What staff take themselves. */
export type ByHand = Settlement & { readonly method: Body['method'] };

export const isByHand = (settlement: Settlement): settlement is ByHand => settlement.method !== 'worldline';

export const newSettlement: ByHand = {
  method: 'cash',
  part: 'all',
  items: new Set(),
  amount: null,
  tip: null,
  given: null,
  note: '',
  terminal: null,
};

type Read = (wire: number) => Minor;

/** The pieces that were chosen and are still to be paid: a guest may have paid one meanwhile. */
export const chosenPieces = (bill: StaffBill, { items }: Settlement): StaffBill['items'] =>
  bill.items.filter(item => items.has(item.id) && !item.is_paid);

/** What goes on the bill, without the tip. */
export const dueOf = (bill: StaffBill, settlement: Settlement, read: Read): Minor => {
  switch (settlement.part) {
    case 'all':
      return read(bill.left);
    case 'items':
      return sum(chosenPieces(bill, settlement).map(({ price }) => read(price)));
    case 'amount':
      return settlement.amount ?? ZERO;
  }
};

/** Why it cannot be taken yet; null: it can. */
export const obstacle = (
  bill: StaffBill,
  settlement: Settlement,
  read: Read,
): 'nothing' | 'more_than_left' | 'too_little_given' | null => {
  const due = dueOf(bill, settlement, read);
  if (due <= 0) return 'nothing';
  if (due > read(bill.left)) return 'more_than_left';
  const { method, given, tip } = settlement;
  return method === 'cash' && given !== null && given < due + (tip ?? 0) ? 'too_little_given' : null;
};

const whatIsPaid = (bill: StaffBill, settlement: Settlement, read: Read) => ({
  ...(settlement.part === 'items'
    ? {
        items: chosenPieces(bill, settlement).map(({ id }) => id),
        expected_total: dueOf(bill, settlement, read),
      }
    : { amount: dueOf(bill, settlement, read) }),
  tip: settlement.tip ?? 0,
});

/**
 * What the server is told. "All" goes as the sum that was on screen, and chosen dishes with it: should a guest pay or a
 * price change meanwhile, the server refuses rather than booking another sum than what is in the waiter's hand.
 */
export const settleBody = (bill: StaffBill, settlement: ByHand, read: Read): Body => ({
  method: settlement.method,
  ...whatIsPaid(bill, settlement, read),
  note: settlement.note.trim(),
});

/** The same for a terminal, which takes it. */
export const saleBody = (
  bill: StaffBill,
  settlement: Settlement,
  terminal: string,
  read: Read,
): SaleBody => ({ terminal, ...whatIsPaid(bill, settlement, read) });

/** What goes back to the guest out of what was given. */
export const changeFor = (bill: StaffBill, settlement: Settlement, read: Read): Minor | null => {
  const { method, given, tip } = settlement;
  if (method !== 'cash' || given === null) return null;
  return minor(given - dueOf(bill, settlement, read) - (tip ?? 0));
};
