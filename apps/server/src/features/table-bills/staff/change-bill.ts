import { Refusal } from '@tableside/contract';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import { mayTakeOff } from '@tableside/domain/staff';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Hand } from '../../../http/mount/handler.ts';
import {
  announceBill,
  type Bill,
  baseFor,
  billDiscountOf,
  countBill,
  hasMoneyInProgress,
  lockBillOfVenue,
  type Piece,
  readPieces,
  staffBillOf,
  type TakenOff,
  tellOrdersAtOnce,
} from '../../bills/index.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { giveNumber, type Unnumbered } from '../../orders/index.ts';
import { endUnpayable } from '../../payments/index.ts';
import { audit } from '../../staff/index.ts';
import { releasePortions } from '../../stock/index.ts';

type Input = { readonly params: { readonly bill: string }; readonly staff: Hand };

/** A bill in a member of staff's hand, locked. */
export type LockedForStaff = {
  readonly run: Run;
  readonly bill: Bill;
  readonly pieces: readonly Piece[];
  readonly staff: Hand;
  readonly at: Date;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** What was done: for the audit log, and what of it counts against the role's limit, in minor units. */
export type Done = {
  readonly data: Readonly<Record<string, unknown>>;
  readonly takenOff?: Minor;
  /** An order was written with it, which gets its number last of all. */
  readonly ordered?: Unnumbered | null;
  /** What went of orders. */
  readonly gone?: TakenOff;
  /** Pieces that cost something else now. */
  readonly priced?: readonly Pick<Piece, 'orderId'>[];
};

/** Locks a venue's bill for a member of staff. Throws `Refusal` bill_not_found, bill_closed. */
export const lockForStaff = async (
  run: Run,
  { params, staff }: Input,
  now: number,
): Promise<LockedForStaff> => {
  if (!isUuid(params.bill)) throw new Refusal('bill_not_found');
  const bill = await lockBillOfVenue(run, staff.venueId, params.bill);
  if (bill.status !== 'open') throw new Refusal('bill_closed');
  const at = new Date(now);
  return { run, bill, pieces: await readPieces(run, bill.id, at), staff, at, now };
};

/** The bill as it is after a change: told, noted in the audit log, kept for a retry. */
export const answerWithBill = async (
  { run, bill, staff, now }: LockedForStaff,
  action: string,
  data: Done['data'],
): Promise<{ bill: StaffBill }> => {
  const answer = { bill: staffBillOf(await announceBill(run, bill.id, 'bill-updated', now)) };
  await audit(run, staff, { action, subject: `bill:${bill.id}`, data });
  await keepAnswerWithin(run, answer);
  return answer;
};

/**
 * One thing that staff do to the pieces of an open bill, in one transaction: changed, counted, told, noted. What an
 * external till keeps is changed there: not_allowed. Staff go before a guest's finger and before a payment that was only
 * begun: what was begun for something that changed is ended. `before`: locks what is locked before a bill.
 */
export const changeBill = async (
  deps: Deps,
  input: Input,
  action: string,
  change: (hand: LockedForStaff) => Promise<Done>,
  before: (run: Run) => Promise<void> = async () => undefined,
): Promise<{ bill: StaffBill }> => {
  let backOnMenu = false;
  const answer = await deps.database.transaction(async (run, last) => {
    await before(run);
    const hand = await lockForStaff(run, input, deps.clock());
    if (hand.bill.isAtTill) throw new Refusal('not_allowed', { till: 'external' });
    const { data, takenOff = ZERO, gone, priced = [], ordered } = await change(hand);
    if (gone) backOnMenu = await releasePortions(run, gone.unmade);
    const changed = [...(gone?.orders ?? []), ...priced.flatMap(({ orderId }) => orderId ?? [])];
    const { outdated } = await countBill(run, hand.bill, hand.at, { takenOff, changed });
    const by = { actor: 'staff', name: input.staff.name } as const;
    await tellOrdersAtOnce(run, hand.bill, outdated, hand.now, gone && by);
    const told = await answerWithBill(hand, action, data);
    return ordered ? giveNumber(last, ordered, told) : told;
  });
  await endUnpayable(deps, answer.bill.id);
  if (backOnMenu) await deps.menuPublisher.republish(input.staff.venueId);
  return answer;
};

/** The named piece of the bill, paid or not. Throws `Refusal` bill_item_not_free. */
export const anyPiece = ({ pieces }: LockedForStaff, id: string): Piece => {
  const piece = pieces.find(each => each.id === id);
  if (!piece) throw new Refusal('bill_item_not_free', { items: [id] });
  return piece;
};

/** The named pieces, none of which is paid or has money under way. Throws `Refusal` bill_item_not_free. */
export const unpaidPieces = (hand: LockedForStaff, ids: readonly string[]): Piece[] =>
  [...new Set(ids)].map(id => {
    const piece = anyPiece(hand, id);
    if (piece.paymentId !== null || hasMoneyInProgress(piece)) {
      throw new Refusal('bill_item_not_free', { items: [id] });
    }
    return piece;
  });

/** What the act leaves of the bill, beside what was taken off it by hand. */
export type Act = {
  readonly takenOff?: Minor;
  readonly billDiscount?: Minor;
  /** Dishes that stay, as they will stand; absent: all, as they are. */
  readonly staying?: readonly Piece[];
};

/**
 * Refuses what goes beyond the role: everything that was taken off this bill by hand counts, whoever did it, so that many
 * small steps reach no further than a large one; the share is of what stays and others wrote down. Throws `Refusal`
 * role_limit.
 */
export const refuseBeyondRole = ({ bill, pieces, staff }: LockedForStaff, act: Act): void => {
  const discount = billDiscountOf(pieces);
  const { takenOff = ZERO, billDiscount = discount, staying = pieces } = act;
  if (takenOff === 0 && billDiscount <= discount) return;
  const off = minor(bill.takenOff + takenOff + billDiscount);
  const base = baseFor(staff.name, staying);
  if (!mayTakeOff(staff.role, { off, base }, bill.decimals)) throw new Refusal('role_limit');
};
