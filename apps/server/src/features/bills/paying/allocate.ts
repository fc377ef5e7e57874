import { type Minor, minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { OutboxEntry } from '../../../realtime/outbox.ts';
import type { NewEntry } from '../../ledger/index.ts';
import type { Bill, PieceAmount } from '../bill.ts';
import type { PaidOrder } from '../order-on-bill.ts';
import { divideInTwo } from '../pieces/divide.ts';
import { isSettled, netOfPiece, type Piece } from '../pieces/piece.ts';
import { readPieces, rootsOf } from '../pieces/piece-store.ts';
import { asBooked, saleOf } from './book-sale.ts';
import { countBill } from './count-store.ts';
import { tellOrders } from './tell-orders.ts';

export type CapturedFor = {
  readonly paymentId: string;
  /** What it was meant for when it was created. */
  readonly wanted: readonly PieceAmount[];
  /** How it was paid, for orders: `stripe-card`, `cash`… */
  readonly method: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** What became of the money, in minor units. */
export type Allocated = {
  readonly allocated: Minor;
  readonly taken: readonly PieceAmount[];
  /** The sale of what the journal did not know of: the caller writes it, with the capture. */
  readonly sale: NewEntry | null;
  /** Orders that are paid now, as they stand. */
  readonly orders: readonly PaidOrder[];
  /** What is to be told of them: the caller writes it. */
  readonly told: readonly OutboxEntry[];
};

type Given = {
  readonly pieces: readonly Piece[];
  readonly given: readonly PieceAmount[];
  readonly missing: Minor;
};

/**
 * Pieces for one thing that was wanted: the piece itself, else what its dish has been divided into or put together to
 * since; the last one is divided when it is worth more than the money. Answers with all pieces as they are then.
 */
const giveOne = async (
  run: Run,
  pieces: readonly Piece[],
  used: ReadonlySet<string>,
  want: PieceAmount & { readonly root: string | undefined },
  at: Date,
): Promise<Given> => {
  const free = pieces.filter(piece => !used.has(piece.id));
  const exact = free.filter(({ id }) => id === want.id);
  const candidates = exact.length > 0 ? exact : free.filter(piece => piece.root === want.root);
  let now = pieces;
  let missing: number = want.amount;
  const given: PieceAmount[] = [];
  for (const candidate of candidates.filter(piece => !isSettled(piece))) {
    if (missing === 0) break;
    let piece = candidate;
    if (netOfPiece(piece) > missing) {
      const divided = await divideInTwo(run, now, piece, minor(missing), at);
      now = divided.pieces;
      piece = divided.part;
    }
    given.push({ id: piece.id, amount: netOfPiece(piece) });
    missing -= netOfPiece(piece);
  }
  return { pieces: now, given, missing: minor(missing) };
};

/** Of what was wanted and is not there any more, the dishes that it was a part of. */
const rootsOfMissing = (run: Run, bill: Bill, pieces: readonly Piece[], wanted: readonly PieceAmount[]) => {
  const there = new Set(pieces.map(({ id }) => id));
  const missing = wanted.filter(({ id }) => !there.has(id)).map(({ id }) => id);
  return missing.length === 0 ? new Map<string, string>() : rootsOf(run, bill.id, missing);
};

/**
 * Gives a captured payment's money to the pieces it was meant for, as far as nobody else has paid for them: whoever is
 * captured first has the piece. Orders that are paid with it move on. `bill` must be locked. Answers with what was
 * allocated and what could not be, in minor units, and with what the caller writes about it. ADR 0010.
 */
export const allocate = async (
  run: Run,
  bill: Bill,
  { paymentId, wanted, method, now }: CapturedFor,
): Promise<Allocated> => {
  const at = new Date(now);
  let pieces: readonly Piece[] = await readPieces(run, bill.id, at);
  const roots = await rootsOfMissing(run, bill, pieces, wanted);
  const used = new Set<string>();
  const given: PieceAmount[] = [];
  const taken: PieceAmount[] = [];
  for (const want of wanted) {
    const one = await giveOne(run, pieces, used, { ...want, root: roots.get(want.id) }, at);
    pieces = one.pieces;
    for (const { id } of one.given) used.add(id);
    given.push(...one.given);
    if (one.missing > 0) taken.push({ id: want.id, amount: one.missing });
  }
  const unbooked = pieces.filter(({ booked }) => !booked);
  const sold = unbooked.map(({ id }) => id);
  const count = await countBill(run, bill, at, { giving: { paymentId, pieces: given, sold } });
  const accepted = new Set(count.given);
  const allocated = given.filter(({ id }) => accepted.has(id)).reduce((all, { amount }) => all + amount, 0);
  return {
    allocated: minor(allocated),
    taken: [...taken, ...given.filter(({ id }) => !accepted.has(id))],
    sale: accepted.size > 0 ? saleOf(bill, unbooked.map(asBooked), now) : null,
    ...(await tellOrders(run, bill, count.outdated, { method, now })),
  };
};
