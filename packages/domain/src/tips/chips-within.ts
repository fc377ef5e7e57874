import type { Minor } from '../money/index.ts';
import type { TipChips } from './tip-chips.ts';

/** The chips that limits leave, and the one that costs nothing; where the chosen one went, the first is chosen. */
export const chipsWithin = (
  all: TipChips,
  { min, max }: { readonly min: Minor; readonly max: Minor },
): TipChips => {
  const chips = all.chips.filter(({ value }) => value === 0 || (value >= min && value <= max));
  const chosen = all.chips[all.preselected];
  return { ...all, chips, preselected: chosen ? Math.max(chips.indexOf(chosen), 0) : 0 };
};
