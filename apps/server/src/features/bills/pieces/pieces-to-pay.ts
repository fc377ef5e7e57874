import { Refusal, toWire } from '@tableside/contract';
import { type Minor, sum } from '@tableside/domain/money';
import { choosePieces, equalShare } from '@tableside/domain/split';
import type { Run } from '../../../database/database.ts';
import type { Payer, PieceAmount, Scope, UnpaidBill } from '../bill.ts';
import { divideInTwo } from './divide.ts';
import {
  asOpenPiece,
  hasMoneyInProgress,
  isHeldByOther,
  isSettled,
  netOfPiece,
  type Piece,
} from './piece.ts';
import { readPieces } from './piece-store.ts';

type Asked = { readonly bill: UnpaidBill; readonly payer: Payer; readonly pieces: readonly Piece[] };

const worthOf = (pieces: readonly Piece[]): Minor => sum(pieces.map(netOfPiece));

/**
 * Whether money may come for a bill at all: order_already_paid (bill_closed for staff), till_silent,
 * payments_of_other_type, precheck_printed, sums_do_not_match. `open`: what its unpaid pieces are worth. PAYGO-12…14.
 */
export const refuseUnpayable = (
  bill: UnpaidBill,
  open: Minor,
  by: { readonly staff: boolean; readonly splits: boolean },
): void => {
  if (by.staff && bill.kind === 'table' && bill.status !== 'open') throw new Refusal('bill_closed');
  if (bill.status !== 'open' || open === 0) throw new Refusal('order_already_paid');
  // Something is on its way to the till, or the till is silent: what is owed there is not known now.
  if (!by.staff && (bill.tillState === 'sending' || bill.tillState === 'failed')) {
    throw new Refusal('till_silent');
  }
  if (!by.staff && bill.paidAtTill > 0) throw new Refusal('payments_of_other_type');
  if (!by.staff && by.splits && bill.precheckPrinted) throw new Refusal('precheck_printed');
  if (open !== bill.total - bill.paid || (!by.staff && bill.tillGap !== 0))
    throw new Refusal('sums_do_not_match');
};

/**
 * In whose hands a piece is, as far as it keeps this payer from paying. Staff go before a finger and before a payment that
 * was only begun: the guest who looked at the Pay screen has cash in hand. Should that payment come all the same, it finds
 * its pieces taken and goes back.
 */
const isTaken = (piece: Piece, { sessionId }: Payer): boolean =>
  sessionId === null ? hasMoneyInProgress(piece) : isHeldByOther(piece, sessionId);

const refuseTaken = ({ payer }: Asked, taken: readonly Piece[]): never => {
  const items = taken.map(({ id }) => id);
  throw new Refusal(payer.sessionId === null ? 'bill_item_not_free' : 'items_selected_by_others', { items });
};

const whole = (asked: Asked, wanted: readonly Piece[]): Piece[] => {
  const taken = wanted.filter(piece => isTaken(piece, asked.payer));
  if (taken.length > 0) refuseTaken(asked, taken);
  return [...wanted];
};

/** Free dishes among the named ones cost nothing and are left out. */
const listed = (asked: Asked, all: readonly Piece[], items: readonly string[]): Piece[] => {
  const live = new Map(all.map(piece => [piece.id, piece]));
  const named = [...new Set(items)].map(id => {
    const piece = live.get(id);
    if (!piece || piece.paymentId !== null) throw new Refusal('bill_item_not_free', { items: [id] });
    return piece;
  });
  const wanted = named.filter(piece => !isSettled(piece));
  if (wanted.length === 0) throw new Refusal('payment_amount_invalid');
  return whole(asked, wanted);
};

const held = (asked: Asked): Piece[] => {
  const { sessionId } = asked.payer;
  const mine = asked.pieces.filter(({ leaseSession }) => leaseSession !== null && leaseSession === sessionId);
  if (mine.length === 0) throw new Refusal('nothing_selected');
  return whole(asked, mine);
};

/** Pieces that this payer has begun to pay for, where they are still free and worth just so much. */
const chosenBefore = (free: readonly Piece[], { begun = [] }: Payer, amount: Minor): Piece[] | null => {
  const byId = new Map(free.map(piece => [piece.id, piece]));
  for (const items of begun) {
    const pieces = items.flatMap(({ id, amount: worth }) => {
      const piece = byId.get(id);
      return piece && netOfPiece(piece) === worth ? [piece] : [];
    });
    if (pieces.length === items.length && worthOf(pieces) === amount) return pieces;
  }
  return null;
};

const worth = async (run: Run, asked: Asked, all: readonly Piece[], amount: Minor): Promise<Piece[]> => {
  const { pieces, payer, bill } = asked;
  const left = worthOf(pieces);
  if (amount <= 0 || amount > left) {
    throw new Refusal('payment_amount_invalid', { left: toWire(left, bill.decimals) });
  }
  const free = pieces.filter(piece => !isTaken(piece, payer));
  if (worthOf(free) < amount) {
    refuseTaken(
      asked,
      pieces.filter(piece => !free.includes(piece)),
    );
  }
  const before = chosenBefore(free, payer, amount);
  if (before) return before;
  const chosen = choosePieces(free.map(asOpenPiece), amount, payer.guestIndex);
  const byId = new Map(free.map(piece => [piece.id, piece]));
  const wholes = chosen.whole.flatMap(id => byId.get(id) ?? []);
  const cut = chosen.divided && byId.get(chosen.divided.id);
  if (!cut || !chosen.divided) return wholes;
  const { part } = await divideInTwo(run, all, cut, chosen.divided.first, new Date(payer.now));
  return [...wholes, part];
};

const choose = async (run: Run, asked: Asked, all: readonly Piece[], scope: Scope): Promise<Piece[]> => {
  if (scope.kind === 'all') return whole(asked, asked.pieces);
  if (scope.kind === 'items') return held(asked);
  if (scope.kind === 'listed') return listed(asked, all, scope.items);
  const amount = scope.kind === 'amount' ? scope.amount : equalShare(worthOf(asked.pieces), scope.between);
  return worth(run, asked, all, amount);
};

/** What a payer would pay for: the pieces, how much of each, and what that is in all. */
export type Payables = {
  readonly items: readonly PieceAmount[];
  readonly amount: Minor;
  readonly pieces: readonly Piece[];
};

/**
 * Which pieces of a locked bill a payer would pay for, and what they are worth in minor units; a piece is divided where
 * an amount ends within it. `made`: the bill's pieces where they need no reading. Refuses as {@link refuseUnpayable}, and
 * items_selected_by_others (bill_item_not_free for staff), nothing_selected, payment_amount_invalid. PAY-04, PAYGO-10,
 * ADR 0010.
 */
export const piecesToPay = async (
  run: Run,
  bill: UnpaidBill,
  payer: Payer,
  made: readonly Piece[] | null = null,
): Promise<Payables> => {
  const all = made ?? (await readPieces(run, bill.id, new Date(payer.now)));
  const open = all.filter(piece => !isSettled(piece));
  refuseUnpayable(bill, worthOf(open), {
    staff: payer.sessionId === null,
    splits: payer.scope.kind !== 'all',
  });
  const pieces = await choose(run, { bill, payer, pieces: open }, all, payer.scope);
  const items = pieces.map(piece => ({ id: piece.id, amount: netOfPiece(piece) }));
  return { items, amount: worthOf(pieces), pieces };
};
