import type { StockKind } from '../../database/schema.ts';

/** Names one thing that can run out: an item, a variation or an option; or a category, which staff pause. */
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

/** What one line takes from. */
export const sellablesOf = (line: Omit<StockedLine, 'quantity'>): Sellable[] => [
  sellable('item', line.item_id),
  ...(line.variation_id === null ? [] : [sellable('variation', line.variation_id)]),
  ...line.option_ids.map(id => sellable('option', id)),
];

/** Pieces that lines take together, by what they take from. */
export const piecesOf = (lines: readonly StockedLine[]): Map<Sellable, number> => {
  const pieces = new Map<Sellable, number>();
  for (const line of lines) {
    for (const key of sellablesOf(line)) pieces.set(key, (pieces.get(key) ?? 0) + line.quantity);
  }
  return pieces;
};
