import { type Minor, minor, ZERO } from '@tableside/domain/money';
import type { TipChips } from '@tableside/domain/tips';

/** What the guest picked: a chip by its place, or a sum of their own in minor units; null: nothing yet. */
export type TipChoice =
  | { readonly kind: 'chip'; readonly index: number }
  | { readonly kind: 'own'; readonly value: number }
  | null;

/**
 * The place of the chosen chip; -1 for a sum of one's own that is none of theirs. A share stays the same share when the
 * bill changes.
 */
export const chosenChip = (choice: TipChoice, { chips, preselected }: TipChips): number => {
  if (choice?.kind === 'own') return chips.findIndex(({ value }) => value === choice.value);
  return choice && choice.index < chips.length ? choice.index : preselected;
};

/** The tip in minor units, never below what a large party gives. TIPCHIP-08. */
export const tipValue = (choice: TipChoice, chips: TipChips): Minor => {
  const value =
    choice?.kind === 'own' ? minor(choice.value) : (chips.chips[chosenChip(choice, chips)]?.value ?? ZERO);
  return value < chips.lowest ? chips.lowest : value;
};
