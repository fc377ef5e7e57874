import { plain, type StockFilter } from '../stock-list.ts';
import type { Stock, StockIngredient } from '../stock-query.ts';
import { isShort, takersOf } from './waits-for.ts';

const passes: Record<StockFilter, (stock: Stock, ingredient: StockIngredient) => boolean> = {
  all: () => true,
  soldOut: isShort,
  counted: (stock, ingredient) => ingredient.remaining !== null && !isShort(stock, ingredient),
};

/** What matches the words, by its own name or by that of a dish that takes it, and the filter. */
export const ingredientsShown = (
  stock: Stock,
  words: string,
  filter: StockFilter,
): readonly StockIngredient[] => {
  const wanted = plain(words);
  const names = ({ id, name }: StockIngredient) =>
    plain([name, ...takersOf(stock, id).map(({ item }) => item.name)].join(' '));
  return stock.ingredients.filter(each => passes[filter](stock, each) && names(each).includes(wanted));
};
