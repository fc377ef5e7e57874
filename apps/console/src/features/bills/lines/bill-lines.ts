import type { StaffBill } from '@tableside/contract/http/console/money';

export type BillPiece = StaffBill['items'][number];

/** What guests do with it by phone: `selected` chosen, `begun` about to pay, `paying` money is on its way. */
export type LineState = 'free' | NonNullable<BillPiece['in_hand']> | 'paid';

/** Alike pieces as people think of them: 3 × Beer. */
export type BillLine = {
  readonly key: string;
  /** Any of the pieces: they look the same. */
  readonly piece: BillPiece;
  readonly ids: readonly string[];
  readonly state: LineState;
};

export const stateOf = (piece: BillPiece): LineState => (piece.is_paid ? 'paid' : (piece.in_hand ?? 'free'));

/** Staff go before a finger and before a payment that was only begun. */
export const isStaffs = (piece: BillPiece): boolean => !piece.is_paid && piece.in_hand !== 'paying';

/** A cook reads its note: that may change until it is made, whoever has paid. */
export const isForKitchen = (piece: BillPiece): boolean => piece.order_id !== null;

/** Whether anything can be done to it here. */
export const isChangeable = (piece: BillPiece): boolean => isStaffs(piece) || isForKitchen(piece);

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

/** Whether money came, or is on its way: then the bill's discount stays as it is. */
export const isTouched = (bill: StaffBill): boolean =>
  bill.payments_sum > 0 || bill.items.some(item => !isStaffs(item));
