import { chosenOptions } from '@tableside/contract/dish-choice';
import { listedItem } from '@tableside/contract/dish-price';
import { unitPrice } from '@tableside/domain/cart';
import { fromMajor } from '@tableside/domain/money';
import type { MenuItem } from '../../data/menu.ts';
import { MembersPrice } from '../menu/index.ts';
import { useGuest } from '../venue/index.ts';
import type { Choice } from './choice.ts';

/** What one piece as chosen costs members, where that is less. ITEM-19, CART-27, LOYAL-48. */
export const MembersChoice = ({ item, choice }: { item: MenuItem; choice: Choice }) => {
  const { decimals } = useGuest().restaurant.currency;
  const listed = listedItem(item, decimals);
  const at = item.variations.findIndex(({ id }) => id === choice.variationId);
  const priced = {
    ...listed,
    variation: listed.variations[at] ?? null,
    options: chosenOptions(item, choice).map(({ markup, loyalty_markup: members }) => ({
      markup: fromMajor(markup, decimals),
      loyaltyMarkup: members === null ? null : fromMajor(members, decimals),
    })),
  };
  const price = (loyalty: boolean) => unitPrice(priced, { loyalty }).unit;
  return <MembersPrice price={price(true)} than={price(false)} />;
};
