import type { StaffBill } from '@tableside/contract/http/console-money';

export type BillPiece = StaffBill['items'][number];

/** `taken`: a guest chose it, or is paying for it now. */
export type LineState = 'free' | 'taken' | 'paid';

/** Alike pieces as people think of them: 3 × Beer. */
export type BillLine = {
  readonly key: string;
  /** Any of the pieces: they look the same. */
  readonly piece: BillPiece;
  readonly ids: readonly string[];
  readonly state: LineState;
};

export const stateOf = (piece: BillPiece): LineState =>
  piece.is_paid ? 'paid' : piece.held_by === null ? 'free' : 'taken';

const looks = ({ id: _, ...rest }: BillPiece): string => JSON.stringify(rest);

/** Pieces that are alike in everything that is shown of them, as one line each, in the bill's order. */
export const billLines = (pieces: readonly BillPiece[]): readonly BillLine[] => {
  const lines = new Map<string, { piece: BillPiece; ids: string[]; state: LineState }>();
  for (const piece of pieces) {
    const key = looks(piece);
    const line = lines.get(key) ?? { piece, ids: [], state: stateOf(piece) };
    line.ids.push(piece.id);
    lines.set(key, line);
  }
  return [...lines].map(([key, line]) => ({ key, ...line }));
};

/** Whether anything was chosen or paid: then the bill's discount stays as it is. */
export const isTouched = (bill: StaffBill): boolean =>
  bill.payments_sum > 0 || bill.items.some(item => stateOf(item) !== 'free');
