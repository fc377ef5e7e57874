import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import {
  type BookedPiece,
  type NewEntry,
  postEntry,
  postSale,
  postVoid,
  saleEntry,
} from '../../ledger/index.ts';
import type { Bill } from '../bill.ts';
import type { NewPiece } from '../pieces/new-piece.ts';
import { netOfPiece, type Piece } from '../pieces/piece.ts';

export const asBooked = ({
  id,
  name,
  kind,
  recipientId,
  price,
  discount,
  loyalty,
  vatPercent,
}: Piece): BookedPiece => ({
  id,
  name,
  kind,
  recipientId,
  price,
  discount,
  loyalty,
  vat: vatPercent,
});

/** A piece just written, as the books tell of it. */
export const newBooked = (piece: NewPiece): BookedPiece => ({
  id: piece.id,
  name: piece.name,
  kind: piece.kind,
  price: piece.price,
  discount: piece.discount_share,
  loyalty: piece.loyalty_share,
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

type Changed = Booking & Pick<Bill, 'revision'>;

/** A piece may be changed on one bill, moved, and changed on another one that has been changed as often: both names have to tell. */
const changeKey = (kind: 'void' | 'sale', bill: Changed, piece: string): string =>
  `${kind}:${piece}:${bill.id}:${bill.revision}`;

/** Money that the books should tell of and do not: nothing of the change may stand. */
const refuseUnwritten = (written: boolean, sums: readonly number[]): void => {
  if (!written && sums.some(sum => sum !== 0))
    throw new Error('a change of a bill was in the journal before');
};

/** Takes the sale of pieces back in the journal, those that it knows of. */
export const bookVoid = async (
  run: Run,
  bill: Changed,
  pieces: readonly Piece[],
  why: { readonly by: string; readonly reason: string; readonly now: number },
): Promise<void> => {
  const booked = pieces.filter(piece => piece.booked);
  const [first] = booked;
  if (!first) return;
  const { id: billId, venueId, currency } = bill;
  const written = await postVoid(run, {
    venueId,
    currency,
    billId,
    dedupeKey: changeKey('void', bill, first.id),
    at: why.now,
    pieces: booked.map(asBooked),
    data: { by: why.by, reason: why.reason },
  });
  refuseUnwritten(written, booked.map(netOfPiece));
};

/** A booked piece costs something else from now on: the old sale is taken back and the new one written. */
export const rebook = async (
  run: Run,
  bill: Changed,
  changed: readonly {
    readonly piece: Piece;
    readonly price: number;
    readonly discount: number;
    readonly loyalty: number;
  }[],
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
  const { id: billId, venueId, currency } = bill;
  const written = await postSale(run, {
    venueId,
    currency,
    billId,
    dedupeKey: changeKey('sale', bill, first.piece.id),
    at: why.now,
    pieces: booked.map(({ piece, price, discount, loyalty }) => ({
      ...asBooked(piece),
      price: minor(price),
      discount: minor(discount),
      loyalty: minor(loyalty),
    })),
    data: { by: why.by, reason: why.reason },
  });
  refuseUnwritten(
    written,
    booked.map(({ price, discount }) => price - discount),
  );
};
