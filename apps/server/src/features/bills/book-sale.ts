import { minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import { type BookedPiece, postSale, postVoid } from '../ledger/index.ts';
import type { Bill } from './bill.ts';
import type { Piece } from './piece.ts';
import { markBooked, readPieces } from './piece-store.ts';

export const asBooked = ({ id, name, kind, price, discount }: Piece): BookedPiece => ({
  id,
  name,
  kind,
  price,
  discount,
});

type Booking = Pick<Bill, 'id' | 'venueId' | 'currency'>;

/** Writes the sale of pieces just added. The first piece names the entry: each is booked once. */
export const bookPieces = async (
  run: Run,
  bill: Booking,
  pieces: readonly BookedPiece[],
  now: number,
): Promise<void> => {
  const [first] = pieces;
  if (!first) return;
  const { id: billId, venueId, currency } = bill;
  await postSale(run, { venueId, currency, billId, dedupeKey: `sale:${first.id}`, at: now, pieces });
};

/**
 * Writes the sale of live pieces that the journal does not know of yet; `bill` must be locked. `known`: its pieces, where
 * they need no reading. ADR 0010.
 */
export const bookSale = async (
  run: Run,
  bill: Booking,
  now: number,
  known: readonly Piece[] | null = null,
): Promise<void> => {
  const pieces = known ?? (await readPieces(run, bill.id, new Date(now)));
  const unbooked = pieces.filter(({ booked }) => !booked);
  if (unbooked.length === 0) return;
  await bookPieces(run, bill, unbooked.map(asBooked), now);
  await markBooked(
    run,
    unbooked.map(({ id }) => id),
  );
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
