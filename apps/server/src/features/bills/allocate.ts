import { type Minor, minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import { insertAllocations } from './allocation-store.ts';
import type { Bill, PieceAmount } from './bill.ts';
import { recount } from './bill-store.ts';
import { divideInTwo } from './divide.ts';
import { isSettled, netOfPiece, type Piece } from './piece.ts';
import { readPieces, rootsOf } from './piece-store.ts';
import { tellOrders } from './tell-orders.ts';

export type CapturedFor = {
  readonly paymentId: string;
  /** What it was meant for when it was created. */
  readonly wanted: readonly PieceAmount[];
  /** How it was paid, for orders: `stripe-card`, `cash`… */
  readonly method: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The bill's pieces, where they need no reading. */
  readonly pieces?: readonly Piece[] | undefined;
};

/** What became of the money, in minor units. */
export type Allocated = {
  readonly allocated: Minor;
  readonly taken: readonly PieceAmount[];
  /** The bill's pieces as they were and are but for who paid for them; null where one had to be divided. */
  readonly pieces: readonly Piece[] | null;
};

type Given = {
  readonly pieces: readonly Piece[];
  readonly given: PieceAmount[];
  readonly missing: Minor;
  readonly divided: boolean;
};

/**
 * Pieces for one thing that was wanted: the piece itself, else what its dish has been divided into or put together to
 * since; the last one is divided when it is worth more than the money.
 */
const giveOne = async (
  run: Run,
  pieces: readonly Piece[],
  want: PieceAmount,
  root: string | undefined,
  at: Date,
): Promise<Given> => {
  const exact = pieces.filter(({ id }) => id === want.id);
  const candidates = exact.length > 0 ? exact : pieces.filter(piece => piece.root === root);
  let now = pieces;
  let missing: number = want.amount;
  let isDivided = false;
  const given: PieceAmount[] = [];
  for (const candidate of candidates.filter(piece => !isSettled(piece))) {
    if (missing === 0) break;
    let piece = candidate;
    if (netOfPiece(piece) > missing) {
      const divided = await divideInTwo(run, now, piece, minor(missing), at);
      now = divided.pieces;
      isDivided = true;
      piece = divided.part;
    }
    given.push({ id: piece.id, amount: netOfPiece(piece) });
    missing -= netOfPiece(piece);
  }
  const used = new Set(given.map(({ id }) => id));
  return {
    pieces: now.filter(({ id }) => !used.has(id)),
    given,
    missing: minor(missing),
    divided: isDivided,
  };
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
 * allocated and what could not be, in minor units. DESIGN §6, ADR 0010.
 */
export const allocate = async (
  run: Run,
  bill: Bill,
  { paymentId, wanted, method, now, pieces: known }: CapturedFor,
): Promise<Allocated> => {
  const at = new Date(now);
  const before = known ?? (await readPieces(run, bill.id, at));
  const roots = await rootsOfMissing(run, bill, before, wanted);
  let pieces = before;
  let isDivided = false;
  const given: PieceAmount[] = [];
  const taken: PieceAmount[] = [];
  for (const want of wanted) {
    const one = await giveOne(run, pieces, want, roots.get(want.id), at);
    pieces = one.pieces;
    isDivided ||= one.divided;
    given.push(...one.given);
    if (one.missing > 0) taken.push({ id: want.id, amount: one.missing });
  }
  const accepted = new Set(await insertAllocations(run, paymentId, given, at));
  const refused = given.filter(({ id }) => !accepted.has(id));
  await recount(run, bill, at);
  await tellOrders(run, bill, method, now);
  const allocated = given.filter(({ id }) => accepted.has(id)).reduce((all, { amount }) => all + amount, 0);
  return { allocated: minor(allocated), taken: [...taken, ...refused], pieces: isDivided ? null : before };
};
