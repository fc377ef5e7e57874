import { type IngredientUses, takesOf } from '@tableside/domain/stock';
import type { StockKind } from '../../database/schema.ts';

/** Names one thing that can run out: an item, a variation, an option, or an ingredient of them; or a category, which staff pause. */
export type Sellable = `${StockKind}:${string}`;

export const sellable = (kind: StockKind, id: string): Sellable => `${kind}:${id}`;

/** The id without what kind of thing it is. */
export const idOf = (what: Sellable): string => what.slice(what.indexOf(':') + 1);

/** The part of a cart or order line that takes from stock. */
export type StockedLine = {
  readonly item_id: string;
  readonly variation_id: string | null;
  readonly option_ids: readonly string[];
  readonly quantity: number;
};

/** What one line asks for by name. */
export const sellablesOf = (line: Omit<StockedLine, 'quantity'>): Sellable[] => [
  sellable('item', line.item_id),
  ...(line.variation_id === null ? [] : [sellable('variation', line.variation_id)]),
  ...line.option_ids.map(id => sellable('option', id)),
];

/** Pieces that lines take together, by what they take from: dishes, sizes, options, and ingredients that they share. */
export const piecesOf = (lines: readonly StockedLine[], uses: IngredientUses): Map<Sellable, number> => {
  const pieces = new Map<Sellable, number>();
  const take = (key: Sellable, count: number) => pieces.set(key, (pieces.get(key) ?? 0) + count);
  for (const line of lines) {
    const parts = sellablesOf(line);
    for (const key of parts) take(key, line.quantity);
    for (const [id, each] of Object.entries(takesOf(uses, parts))) {
      take(sellable('ingredient', id), each * line.quantity);
    }
  }
  return pieces;
};
