import type { PaperWords } from '../paper/index.ts';
import type { SoldPiece } from './sold.ts';

const WORDS = { fee: 'print.fee', tip: 'print.tip', donation: 'print.donation' } as const;

/** A piece as papers name it: its part of a shared dish, and what was chosen with it. */
export const pieceName = (piece: SoldPiece, { words }: Pick<PaperWords, 'words'>): string => {
  const name = piece.kind === 'item' ? piece.name : words(WORDS[piece.kind]);
  const part = (piece.partCount ?? 1) > 1 ? ` ${piece.partNumber}/${piece.partCount}` : '';
  const chosen = piece.modifiers.map(({ name: what, quantity }) =>
    quantity > 1 ? `${quantity} × ${what}` : what,
  );
  return [name + part, ...(piece.kind === 'donation' ? [piece.name] : []), ...chosen].join(', ');
};
