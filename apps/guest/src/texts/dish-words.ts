import type { DishWords } from '@tableside/contract/http/shared/shared';

type Dish = {
  readonly name: string;
  readonly words?: DishWords | undefined;
  readonly modifiers: readonly { readonly name: string }[];
};

/** A dish of an order or a bill as the menu calls it in a language; as it was ordered where that has no words for it. */
export const inWords = <T extends Dish>(dish: T, language: string): T => {
  const words = dish.words?.[language];
  if (!words) return dish;
  return {
    ...dish,
    name: words.name,
    modifiers: dish.modifiers.map((each, at) => ({ ...each, name: words.options[at] ?? each.name })),
  };
};
