import { type SoldPiece, saleLines, voidLines } from '@tableside/domain/ledger';
import type { Run } from '../../database/database.ts';
import type { NewEntry } from './entry.ts';
import { postEntry } from './post-entry.ts';

/** A piece with what the books tell of it. */
export type BookedPiece = SoldPiece & {
  readonly id: string;
  readonly name: string;
  /** The percent of its VAT; null: it is not known. */
  readonly vat: number | null;
};

type Booking = Pick<NewEntry, 'venueId' | 'currency' | 'dedupeKey' | 'at'> & {
  readonly billId: string;
  readonly pieces: readonly BookedPiece[];
  /** Beside the pieces: who took them off and why. */
  readonly data?: Readonly<Record<string, unknown>>;
};

const entryOf = (kind: 'sale' | 'void', { pieces, data, ...booking }: Booking): NewEntry => ({
  ...booking,
  kind,
  lines: kind === 'sale' ? saleLines(pieces) : voidLines(pieces),
  data: {
    ...data,
    pieces: pieces.map(({ id, kind, name, price, discount, loyalty, vat, recipientId }) => ({
      id,
      kind,
      name,
      price,
      discount,
      ...(loyalty && { loyalty }),
      // Records from before rates were kept have no word for them.
      ...(vat !== null && { vat }),
      ...(recipientId && { to: recipientId }),
    })),
  },
});

/** The entry with which pieces of a bill become owed to the venue; it names each. */
export const saleEntry = (booking: Booking): NewEntry => entryOf('sale', booking);

/** Pieces of a bill become owed to the venue; the entry names each. As {@link postEntry}. */
export const postSale = (run: Run, booking: Booking): Promise<boolean> => postEntry(run, saleEntry(booking));

/** Pieces that were owed are taken off; the entry names each. As {@link postEntry}. */
export const postVoid = (run: Run, booking: Booking): Promise<boolean> =>
  postEntry(run, entryOf('void', booking));
