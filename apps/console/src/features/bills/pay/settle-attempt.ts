import type { StaffBill } from '@tableside/contract/http/console/money';
import { type Minor, minor } from '@tableside/domain/money';
import { freshKey } from '../../../api/idempotency.ts';
import { type SeenPayments, seenPayments } from './paid-since.ts';
import { type ByHand, changeFor, dueOf, settleBody } from './settlement.ts';

type Read = (wire: number) => Minor;

/** Money that staff said they took, from the tap until an answer says what became of it. */
export type SettleAttempt = {
  /** Sent again with it, the money is booked once. */
  readonly key: string;
  readonly body: ReturnType<typeof settleBody>;
  /** The bill as it was when they tapped: the sheet stands still until it is answered. */
  readonly bill: StaffBill;
  readonly seen: SeenPayments;
  /** All that was handed over or charged, the tip with it. */
  readonly taken: Minor;
  readonly change: Minor | null;
};

export const newAttempt = (bill: StaffBill, settlement: ByHand, read: Read): SettleAttempt => ({
  key: freshKey(),
  body: settleBody(bill, settlement, read),
  bill,
  seen: seenPayments(bill, read),
  taken: minor(dueOf(bill, settlement, read) + (settlement.tip ?? 0)),
  change: changeFor(bill, settlement, read),
});

/** Attempts without an answer, by person and bill: who closes the sheet and opens it again goes on with the same. */
const open = new Map<string, SettleAttempt>();

export const openAttempt = (person: string, bill: string) => {
  const name = `${person} ${bill}`;
  return {
    get: (): SettleAttempt | null => open.get(name) ?? null,
    set: (attempt: SettleAttempt | null): void => {
      if (attempt) open.set(name, attempt);
      else open.delete(name);
    },
  };
};
