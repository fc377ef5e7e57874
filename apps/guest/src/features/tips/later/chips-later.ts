import { fromMajor, type Minor } from '@tableside/domain/money';
import { chipsWithin, type TipChips, type TipChoices, tipChips } from '@tableside/domain/tips';

/**
 * The chips of a bill of this size that a tip card takes as well (its limits in major units); null: none of them. The party
 * is over, so the floor of a large one no longer binds.
 */
export const chipsLater = (
  of: Minor,
  choices: TipChoices,
  card: { readonly min_amount: number; readonly max_amount: number },
  decimals: number,
): TipChips | null => {
  const [min, max] = [fromMajor(card.min_amount, decimals), fromMajor(card.max_amount, decimals)];
  const left = chipsWithin(tipChips(of, null, choices, decimals), { min, max });
  return left.chips.length < 2 ? null : left;
};
