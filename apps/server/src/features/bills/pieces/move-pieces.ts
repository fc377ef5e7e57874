import { Refusal } from '@tableside/contract';
import { saleLines, voidLines } from '@tableside/domain/ledger';
import { MAX_PIECES, roomOnBill } from '@tableside/domain/split';
import type { Run } from '../../../database/database.ts';
import { postEntry } from '../../ledger/index.ts';
import type { Bill } from '../bill.ts';
import { lockBill } from '../lock.ts';
import { asBooked } from '../paying/book-sale.ts';
import { countBill } from '../paying/count-store.ts';
import { tellOrdersAtOnce } from '../paying/tell-orders.ts';
import { openTableBills, writePiecesTo } from './move-pieces-store.ts';
import type { Piece } from './piece.ts';
import { readPieces } from './piece-store.ts';

/** The open bills of two parties, both locked, in id order; null: the party has none. */
export const lockOpenBills = async (
  run: Run,
  visits: readonly [string, string],
): Promise<readonly [Bill | null, Bill | null]> => {
  const bills: Bill[] = [];
  for (const { id } of await openTableBills(run, visits)) bills.push(await lockBill(run, id));
  const of = (visit: string): Bill | null => bills.find(({ visitId }) => visitId === visit) ?? null;
  return [of(visits[0]), of(visits[1])];
};

export type PieceMove = {
  /** Locked. */
  readonly from: Bill;
  /** Locked. */
  readonly to: Bill;
  /** Ids; null: all that is not paid. */
  readonly pieces: readonly string[] | null;
  /** See {@link writePiecesTo}. */
  readonly guests: number | null;
  /** As well. */
  readonly seats: number;
  readonly by: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** What is to be moved: unpaid, in nobody's payment, and no dish without all its parts. */
const movable = (all: readonly Piece[], wanted: readonly string[] | null): Piece[] => {
  const known = new Set(all.map(({ id }) => id));
  const chosen = all.filter(({ id, paymentId }) => (wanted ? wanted.includes(id) : paymentId === null));
  const roots = new Set(chosen.map(({ root }) => root));
  const strangers = (wanted ?? []).filter(id => !known.has(id));
  const kept = all.filter(piece => roots.has(piece.root) && !chosen.includes(piece)).map(({ id }) => id);
  const paid = chosen.filter(({ paymentId }) => paymentId !== null).map(({ id }) => id);
  const items = [...strangers, ...kept, ...paid];
  if (items.length > 0) throw new Refusal('bill_item_not_free', { items });
  if (chosen.some(({ underWay }) => underWay.length > 0)) throw new Refusal('payment_under_way');
  return chosen;
};

/**
 * Says in the books that pieces are owed on another bill now: what one bill no longer has to receive, the other has. The
 * sums of sales and discounts stay what they are, so neither sale nor void is counted twice. ADR 0010.
 */
const book = async (run: Run, { from, to, by, now }: PieceMove, pieces: readonly Piece[]): Promise<void> => {
  const booked = pieces.filter(piece => piece.booked).map(asBooked);
  const [first] = booked;
  if (!first) return;
  const { venueId, currency } = from;
  const shared = { venueId, currency, kind: 'correction', at: now } as const;
  const name = `${first.id}:${from.id}:${from.revision}`;
  await postEntry(run, {
    ...shared,
    billId: from.id,
    dedupeKey: `moved-off:${name}`,
    lines: voidLines(booked),
    data: { reason: 'moved', by, to_bill: to.id, pieces: booked },
  });
  await postEntry(run, {
    ...shared,
    billId: to.id,
    dedupeKey: `moved-on:${name}`,
    lines: saleLines(booked),
    data: { reason: 'moved', by, from_bill: from.id, pieces: booked },
  });
};

/**
 * Moves unpaid pieces from one locked open bill to another; answers with how many. Whoever had a finger on one chooses
 * anew. Refuses bill_item_not_free (paid, unknown, or a part of a dish of which another part stays), payment_under_way,
 * not_allowed where an external till keeps one of the bills, validation_failed when the other bill has no room.
 */
export const movePieces = async (run: Run, move: PieceMove): Promise<number> => {
  const { from, to, now } = move;
  const at = new Date(now);
  if (from.isAtTill || to.isAtTill) throw new Refusal('not_allowed', { till: 'external' });
  const pieces = movable(await readPieces(run, from.id, at), move.pieces);
  if (pieces.length === 0) return 0;
  if (pieces.length > roomOnBill((await readPieces(run, to.id, at)).length)) {
    const fields = { items: `a bill holds at most ${MAX_PIECES} items` };
    throw new Refusal('validation_failed', { fields });
  }
  const roots = [...new Set(pieces.map(({ root }) => root))];
  await writePiecesTo(run, { from: from.id, to: to.id, roots, guests: move.guests, seats: move.seats });
  await book(run, move, pieces);
  const changed = pieces.flatMap(({ orderId }) => orderId ?? []);
  await countBill(run, from, at);
  const { outdated } = await countBill(run, to, at, { changed });
  // Of two parties that become one everything is told once they are.
  if (move.pieces) await tellOrdersAtOnce(run, to, outdated, now);
  return pieces.length;
};
