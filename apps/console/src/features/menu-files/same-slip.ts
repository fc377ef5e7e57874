import type { ReadProblemView } from '@tableside/contract/http/shared/menu-exchange';
import type { MendedCell } from './use-import.ts';

/** A cell that is written anew in the place of what a problem names. */
export const mendedCell = ({ row, path, mend }: ReadProblemView, text: string): MendedCell[] =>
  row !== null && mend ? [{ row, path, column: mend.column, text }] : [];

/** The sizes that a text names, `Small: 30 / Large: 60`, without their prices; '' where it names none. */
export const sizesOf = (text: string): string => {
  const sizes = text.split(' / ').map(part => /^([^:]+): [^:]*\d/.exec(part)?.[1] ?? '');
  return sizes.length > 1 && sizes.every(name => name !== '') ? sizes.join(' / ') : '';
};

/** What `problem` is mended with, where another like it was with `text`: by the same sizes at its own prices, or by the same. */
export const mendedLike = ({ mend }: ReadProblemView, text: string): string =>
  (sizesOf(text) !== '' && mend?.near.find(near => sizesOf(near) === sizesOf(text))) || text;

/**
 * The problems of the same kind: the same stands in the same column, or prices of as many sizes do. Who took what was meant
 * once, means it in all of them.
 */
export const sameSlip = (
  problem: ReadProblemView,
  all: readonly ReadProblemView[],
  text = '',
): readonly ReadProblemView[] => {
  const { value, mend } = problem;
  const sizes = sizesOf(text);
  if (sizes !== '' && mend?.near.includes(text))
    return all.filter(
      each => each.mend?.column === mend.column && each.mend.near.some(near => sizesOf(near) === sizes),
    );
  // What was cut may go on differently.
  if (value === null || value.endsWith('…')) return [problem];
  return all.filter(each => each.value === value && each.mend?.column === mend?.column);
};
