import { Refusal, toWire } from '@tableside/contract';
import type { StaffBill } from '@tableside/contract/http/console/money';
import type { BillItem, BillView } from '@tableside/contract/http/shared/bill-view';
import { type Minor, minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import { handOn, hasBillDiscount, heldBy, isSettled, netOfPiece, type Piece } from '../pieces/piece.ts';
import { type BillFacts, readBillFacts, type TablePiece } from './view-store.ts';

type Wire = (amount: number) => number;

const wireOf =
  ({ decimals }: BillFacts): Wire =>
  amount =>
    toWire(minor(amount), decimals);

const struckThrough = (piece: Piece): Minor | null =>
  piece.strikethrough !== null && piece.strikethrough > piece.price ? piece.strikethrough : null;

const pieceView = (piece: TablePiece, wire: Wire): BillItem => {
  const before = struckThrough(piece) ?? (piece.discount > 0 ? piece.price : null);
  return {
    id: piece.id,
    name: piece.name,
    price: wire(netOfPiece(piece)),
    modifiers: piece.modifiers.map(({ name, price, quantity }) => ({ name, price: wire(price), quantity })),
    is_paid: isSettled(piece),
    strikethrough_price: before === null ? null : wire(before),
    kind: piece.kind,
    guest_index: piece.guestIndex,
    held_by: isSettled(piece) ? null : heldBy(piece),
    paid_by: piece.paidBy,
    part:
      piece.partNumber !== null && piece.partCount !== null && piece.partCount > 1
        ? { number: piece.partNumber, of: piece.partCount }
        : null,
  };
};

/** Staff read what stands on paper; guests also what each of their languages calls it. */
const guestPieceView = (piece: TablePiece, wire: Wire): BillItem => ({
  ...pieceView(piece, wire),
  ...(piece.words && { words: piece.words }),
});

/** A bill as guests see it: the same for every phone of the table. ENTITY-43, ENTITY-44. */
export const billViewOf = (bill: BillFacts): BillView => {
  const wire = wireOf(bill);
  return {
    unique_order_number: bill.number,
    kind: bill.kind,
    status: bill.status === 'open' ? 'open' : 'closed',
    items: bill.pieces.map(piece => guestPieceView(piece, wire)),
    subtotal: wire(bill.subtotal - bill.discount),
    subtotal_before_discounts: wire(bill.subtotal),
    discount: wire(bill.discount),
    loyalty_discount: wire(bill.pieces.reduce((all, { loyalty }) => all + loyalty, 0)),
    loyalty_applied: bill.loyaltyApplied,
    total: wire(bill.total),
    payments_sum: wire(bill.paid + bill.paidAtTill),
    left: wire(bill.left),
    transaction_fee: wire(bill.payments.reduce((all, { fee }) => all + fee, 0)),
    payments: bill.payments.map(({ uuid, amount, tip, guestIndex, paidAt }) => ({
      uuid,
      amount: wire(amount),
      tips: wire(tip),
      guest_index: guestIndex,
      paid_at: new Date(paidAt).toISOString(),
    })),
    is_paid: bill.pieces.length > 0 && bill.left === 0,
    guest_count: bill.guestCount,
    personnel:
      bill.personnelId !== null && bill.personnelName !== null
        ? { id: bill.personnelId, name: bill.personnelName }
        : null,
    table_name: bill.tableName,
    precheck_printed: bill.precheckPrinted,
    discounted_as_whole: bill.loyaltyApplied || hasBillDiscount(bill.pieces),
    sending_to_pos: bill.tillState === 'sending' || bill.tillState === 'failed',
    sent_to_pos: bill.tillState === 'here' || bill.tillState === 'sent',
    opened_at: bill.openedAt.toISOString(),
    revision: bill.revision,
  };
};

/** A bill as staff see it: also what was taken off it and by whom. */
export const staffBillOf = (bill: BillFacts): StaffBill => {
  const wire = wireOf(bill);
  const view = billViewOf(bill);
  return {
    ...view,
    id: bill.id,
    table_id: bill.tableId,
    refunded: wire(bill.refunded),
    tips: wire(bill.payments.reduce((all, { tip }) => all + tip, 0)),
    opened_by: bill.openedBy,
    party_left: bill.partyLeft,
    payments: view.payments.map((payment, at) => ({
      ...payment,
      taken_by: bill.payments[at]?.takenBy ?? null,
    })),
    items: bill.pieces.map(piece => ({
      ...pieceView(piece, wire),
      note: piece.note,
      added_by: piece.addedBy,
      order_id: piece.orderNumber === null ? null : String(piece.orderNumber),
      seat: piece.seat,
      in_hand: handOn(piece),
    })),
    voided: bill.voided.map(({ name, price, at, by, reason }) => ({
      name,
      price: wire(price),
      voided_at: new Date(at).toISOString(),
      voided_by: by,
      reason,
    })),
  };
};

/** Bills by their ids, in that order. `now` in epoch milliseconds. */
export const readBills = (run: Run, ids: readonly string[], now: number): Promise<BillFacts[]> =>
  ids.length === 0 ? Promise.resolve([]) : readBillFacts(run, ids, new Date(now));

/** One bill with all that is shown of it. Throws `Refusal` bill_not_found. */
export const readBill = async (run: Run, billId: string, now: number): Promise<BillFacts> => {
  const [facts] = await readBills(run, [billId], now);
  if (!facts) throw new Refusal('bill_not_found');
  return facts;
};
