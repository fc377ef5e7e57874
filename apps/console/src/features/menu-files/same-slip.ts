import type { ReadProblemView } from '@tableside/contract/http/shared/menu-exchange';
import type { MendedCell } from './use-import.ts';

/** A cell that is written anew in the place of what a problem names. */
export const mendedCell = ({ row, path, mend }: ReadProblemView, text: string): MendedCell[] =>
  row !== null && mend ? [{ row, path, column: mend.column, text }] : [];

/** The problems in which the same stands in the same column: who took what was meant once, means it in all of them. */
export const sameSlip = (
  problem: ReadProblemView,
  all: readonly ReadProblemView[],
): readonly ReadProblemView[] => {
  const { value, mend } = problem;
  // What was cut may go on differently.
  if (value === null || value.endsWith('…')) return [problem];
  return all.filter(each => each.value === value && each.mend?.column === mend?.column);
};
