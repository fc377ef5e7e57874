import { type Stock, takersOf } from '../../stock/index.ts';
import type { BoardTicket } from '../board/kitchen-board.ts';

/** Something of a ticket that can run out. */
export type SoldOutChoice = {
  readonly kind: 'item' | 'variation' | 'option' | 'ingredient';
  readonly id: string;
  readonly name: string;
  /** Of an ingredient: everything on the menu that takes it, and goes with it. */
  readonly takes?: readonly string[];
};

/** What the dishes of a ticket share with others and is counted by the piece, each once, by name. */
const ingredientsOf = (parts: readonly string[], stock: Stock): readonly SoldOutChoice[] =>
  stock.ingredients
    .filter(({ id }) => parts.some(part => (stock.uses[part]?.[id] ?? 0) > 0))
    .map(({ id, name }) => ({
      kind: 'ingredient',
      id,
      name,
      takes: takersOf(stock, id).map(({ item }) => item.name),
    }));

/** Everything on a ticket that can run out, each once: dishes, the sizes and options that were chosen, and what they share. */
export const soldOutChoices = ({ parts }: BoardTicket, stock: Stock): readonly SoldOutChoice[] => {
  const lines = parts.flatMap(part => part.lines);
  const all = [
    ...lines.map(({ item_id, name, variation_id }): SoldOutChoice[] =>
      variation_id === null
        ? [{ kind: 'item', id: item_id, name }]
        : // The dish in all its sizes goes by the name before the size.
          [
            { kind: 'variation', id: variation_id, name },
            { kind: 'item', id: item_id, name: name.replace(/ \([^()]*\)$/, '') },
          ],
    ),
    ...lines.map(({ modifiers }) =>
      modifiers.map(({ id, name }): SoldOutChoice => ({ kind: 'option', id, name })),
    ),
  ].flat();
  const once = new Map(all.map(choice => [`${choice.kind}:${choice.id}`, choice]));
  return [...once.values(), ...ingredientsOf([...once.keys()], stock)];
};
