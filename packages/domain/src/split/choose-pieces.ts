import { type Minor, minor, sum } from '../money/index.ts';

/** An unpaid piece as a payer of an amount may take it, net in minor units. */
export type OpenPiece = {
  readonly id: string;
  readonly net: Minor;
  /** Which phone ordered it; null: nobody's, staff wrote it down. */
  readonly guestIndex: number | null;
};

/** What an amount pays for: whole pieces, and the piece of which only a first part is taken. */
export type Chosen = {
  readonly whole: readonly string[];
  readonly divided: { readonly id: string; readonly first: Minor } | null;
};

const rankFor = (payer: number | null, { guestIndex }: OpenPiece): number => {
  if (guestIndex === null) return 1;
  return guestIndex === payer ? 0 : 2;
};

/**
 * Lays an amount (minor units, above zero) on pieces: the payer's own first, then nobody's, then others', each in the
 * order of the bill; the last piece is divided when it is worth more than what is left. ADR 0010.
 * Throws `RangeError` when the pieces are worth less than the amount.
 */
export const choosePieces = (pieces: readonly OpenPiece[], amount: Minor, payer: number | null): Chosen => {
  const inTurn = [0, 1, 2].flatMap(rank => pieces.filter(piece => rankFor(payer, piece) === rank));
  const whole: string[] = [];
  let left: number = amount;
  for (const { id, net } of inTurn.filter(({ net }) => net > 0)) {
    if (left === 0) break;
    if (net > left) return { whole, divided: { id, first: minor(left) } };
    whole.push(id);
    left -= net;
  }
  if (left > 0) throw new RangeError(`${sum(pieces.map(({ net }) => net))} is less than ${amount}`);
  return { whole, divided: null };
};
