import { minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import {
  type BookedPiece,
  type NewEntry,
  postEntry,
  postSale,
  postVoid,
  saleEntry,
} from '../ledger/index.ts';
import type { Bill } from './bill.ts';
import type { NewPiece } from './new-piece.ts';
import type { Piece } from './piece.ts';

export const asBooked = ({ id, name, kind, price, discount, vatPercent }: Piece): BookedPiece => ({
  id,
  name,
  kind,
  price,
  discount,
  vat: vatPercent,
});

/** A piece just written, as the books tell of it. */
export const newBooked = (piece: NewPiece): BookedPiece => ({
  id: piece.id,
  name: piece.name,
  kind: piece.kind,
  price: piece.price,
  discount: piece.discount_share,
  vat: piece.vat_percent,
});

type Booking = Pick<Bill, 'id' | 'venueId' | 'currency'>;

/** The entry with which pieces become owed to the venue. The first piece names it: each is booked once. */
export const saleOf = (bill: Booking, pieces: readonly BookedPiece[], now: number): NewEntry | null => {
  const [first] = pieces;
  if (!first) return null;
  const { id: billId, venueId, currency } = bill;
  return saleEntry({ venueId, currency, billId, dedupeKey: `sale:${first.id}`, at: now, pieces });
};

/** Writes the sale of pieces just added. ADR 0010. */
export const bookPieces = async (
  run: Run,
  bill: Booking,
  pieces: readonly BookedPiece[],
  now: number,
): Promise<void> => {
  const sale = saleOf(bill, pieces, now);
  if (sale) await postEntry(run, sale);
};

/** Takes the sale of pieces back in the journal, those that it knows of. */
export const bookVoid = async (
  run: Run,
  bill: Booking & Pick<Bill, 'revision'>,
  pieces: readonly Piece[],
  why: { readonly by: string; readonly reason: string; readonly now: number },
): Promise<void> => {
  const booked = pieces.filter(piece => piece.booked);
  const [first] = booked;
  if (!first) return;
  const { id: billId, venueId, currency, revision } = bill;
  await postVoid(run, {
    venueId,
    currency,
    billId,
    dedupeKey: `void:${first.id}:${revision}`,
    at: why.now,
    pieces: booked.map(asBooked),
    data: { by: why.by, reason: why.reason },
  });
};

/** A booked piece costs something else from now on: the old sale is taken back and the new one written. */
export const rebook = async (
  run: Run,
  bill: Booking & Pick<Bill, 'revision'>,
  changed: readonly { readonly piece: Piece; readonly price: number; readonly discount: number }[],
  why: { readonly by: string; readonly reason: string; readonly now: number },
): Promise<void> => {
  const booked = changed.filter(({ piece }) => piece.booked);
  const [first] = booked;
  if (!first) return;
  await bookVoid(
    run,
    bill,
    booked.map(({ piece }) => piece),
    why,
  );
  const { id: billId, venueId, currency, revision } = bill;
  await postSale(run, {
    venueId,
    currency,
    billId,
    dedupeKey: `sale:${first.piece.id}:${revision}`,
    at: why.now,
    pieces: booked.map(({ piece, price, discount }) => ({
      ...asBooked(piece),
      price: minor(price),
      discount: minor(discount),
    })),
    data: { by: why.by, reason: why.reason },
  });
};
