import type { StaffBill } from '@tableside/contract/http/console/money';
import { type Minor, minor } from '@tableside/domain/money';
import { freshKey } from '../../../api/idempotency.ts';
import { FORGOTTEN_AFTER_MS } from '../pad/kept-pads.ts';
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
  /** When they tapped. */
  readonly at: number;
};

/**
 * Sent again after so long it could be booked a second time: the server forgets keys too, later than this. Then the bill says
 * what was booked.
 */
export const isTooOld = ({ at }: Pick<SettleAttempt, 'at'>, now: number = Date.now()): boolean =>
  // One that an earlier version kept says nothing of its time.
  !(now - at < FORGOTTEN_AFTER_MS);

export const newAttempt = (bill: StaffBill, settlement: ByHand, read: Read): SettleAttempt => ({
  key: freshKey(),
  body: settleBody(bill, settlement, read),
  bill,
  seen: seenPayments(bill, read),
  taken: minor(dueOf(bill, settlement, read) + (settlement.tip ?? 0)),
  change: changeFor(bill, settlement, read),
  at: Date.now(),
});

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const PREFIX = 'tableside-settle-';

/** All of it but the bill, which is read anew. */
const toText = ({ bill: _, seen, ...rest }: SettleAttempt): string =>
  JSON.stringify({ ...rest, seen: { ...seen, uuids: [...seen.uuids] } });
const fromText = (text: string | null, bill: StaffBill): SettleAttempt | null => {
  if (text === null) return null;
  const { seen, ...rest } = JSON.parse(text);
  return { ...rest, bill, seen: { ...seen, uuids: new Set(seen.uuids) } };
};

/**
 * Attempts without an answer, by person and bill: who closes the sheet and opens it again, or loads the page anew, goes on with
 * the same. A browser that keeps nothing forgets them with the page.
 */
export const keptAttempts = (storage: Shelf, now: () => number = Date.now) => {
  const open = new Map<string, SettleAttempt>();
  return (person: string, bill: StaffBill) => {
    const name = `${PREFIX}${person} ${bill.id}`;
    const set = (attempt: SettleAttempt | null): void => {
      if (attempt) open.set(name, attempt);
      else open.delete(name);
      try {
        if (attempt) storage.setItem(name, toText(attempt));
        else storage.removeItem(name);
      } catch {
        // It is in the page's own memory.
      }
    };
    const read = (): SettleAttempt | null => {
      try {
        return open.get(name) ?? fromText(storage.getItem(name), bill);
      } catch {
        return null;
      }
    };
    return {
      get: (): SettleAttempt | null => {
        const attempt = read();
        if (!attempt || !isTooOld(attempt, now())) return attempt;
        set(null);
        return null;
      },
      set,
    };
  };
};

/** Asked for each time: a browser may refuse to have any. */
export const openAttempt = keptAttempts({
  getItem: name => sessionStorage.getItem(name),
  setItem: (name, text) => sessionStorage.setItem(name, text),
  removeItem: name => sessionStorage.removeItem(name),
});
