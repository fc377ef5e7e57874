import type { BoardTicket } from './board/kitchen-board.ts';

/** Something of a ticket that can run out. */
export type SoldOutChoice = {
  readonly kind: 'item' | 'variation' | 'option';
  readonly id: string;
  readonly name: string;
};

/** Everything on a ticket that can run out, each once: dishes, then the sizes and options that were chosen. */
export const soldOutChoices = ({ parts }: BoardTicket): readonly SoldOutChoice[] => {
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
  return [...new Map(all.map(choice => [`${choice.kind} ${choice.id}`, choice])).values()];
};
