import { type Minor, minor, sum } from '@tableside/domain/money';
import { limitBase, mayTakeOff } from '@tableside/domain/staff';
import type { Run } from '../../../database/database.ts';
import { raiseAlert } from '../../ledger/index.ts';
import type { Bill } from '../bill.ts';
import type { Piece } from './piece.ts';

/** What the discount that staff set for the whole bill takes off now. */
export const billDiscountOf = (pieces: readonly Piece[]): Minor =>
  sum(pieces.map(({ discount, ownDiscount, loyalty }) => minor(discount - ownDiscount - loyalty)));

/** What `by` may take a share of. Coupons and members' discounts are the venue's own; tips and fees are nobody's to give away. */
export const baseFor = (by: string, staying: readonly Piece[]): Minor =>
  limitBase(
    staying
      .filter(({ kind }) => kind === 'item')
      .map(({ price, ownDiscount, loyalty, addedBy }) => ({
        worth: minor(price - ownDiscount - loyalty),
        addedBy,
      })),
    by,
  );

/** Whether a waiter may have taken off this bill what was taken off it. */
const isWaiters = (bill: Bill, pieces: readonly Piece[]): boolean =>
  mayTakeOff(
    'waiter',
    // Nobody has no name: of every line, since it is not kept who took off what.
    { off: minor(bill.takenOff + billDiscountOf(pieces)), base: baseFor('', pieces) },
    bill.decimals,
  );

/**
 * An order left the bill that made it dear enough for what was taken off it: too late to refuse that, so the office hears
 * of it. Somebody may have ordered only to take off more.
 */
export const warnIfOutgrown = async (
  run: Run,
  bill: Bill,
  pieces: { readonly before: readonly Piece[]; readonly after: readonly Piece[] },
  ended: { readonly by: string; readonly now: number },
): Promise<void> => {
  if (!isWaiters(bill, pieces.before) || isWaiters(bill, pieces.after)) return;
  const off = bill.takenOff + billDiscountOf(pieces.after);
  await raiseAlert(run, {
    venueId: bill.venueId,
    kind: 'taken_off_beyond_limit',
    dedupeKey: `taken_off_beyond_limit:${bill.id}`,
    data: { bill: bill.id, taken_off_minor: off, left_minor: baseFor('', pieces.after), by: ended.by },
    now: ended.now,
  });
};
