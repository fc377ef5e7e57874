import type { Translated } from './menu-document.ts';
import { textIn } from './text-in.ts';

type Named = { readonly name: Translated };
/** A dish as it was chosen. */
type Chosen = { readonly item: Named; readonly variation: Named | null; readonly options: readonly Named[] };
type Words = { readonly name: string; readonly options: readonly string[] };

/** How each language of a menu calls a dish with what was chosen to it, the options in their order. */
export type LineWords = { readonly [language: string]: Words };

const wordsIn = ({ item, variation, options }: Chosen, language: string, main: string): Words => {
  const text = ({ name }: Named): string => textIn(name, language, main);
  return {
    name: variation && text(variation) ? `${text(item)} (${text(variation)})` : text(item),
    options: options.map(text),
  };
};

/** Null where the menu calls it in one language alone: then there is nothing to tell apart. */
export const lineWords = (chosen: Chosen, main: string): LineWords | null => {
  const named = [chosen.item, ...(chosen.variation ? [chosen.variation] : []), ...chosen.options];
  const written = named.flatMap(({ name }) => Object.keys(name).filter(language => name[language]));
  const languages = [...new Set(written)];
  if (languages.length < 2) return null;
  return Object.fromEntries(languages.map(language => [language, wordsIn(chosen, language, main)]));
};
