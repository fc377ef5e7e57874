import type { Language } from '../../session/languages.ts';

/** A size that a cell of prices names, with what it costs as it is written there. */
export type PricedSize = { readonly name: string; readonly price: string };

const APART = /\s*[/|;]\s*/;
const NAMED = /^(\P{N}[^:]*?)\s*:\s*([^:]*\d[^:]*)$/u;

/** The sizes that a cell says by name, each with its price: `Glass: 6 / Bottle: 28`. Anything else says none. */
export const sizesIn = (text: string): readonly PricedSize[] => {
  const parts = text.trim().split(APART);
  const sizes = parts.flatMap(part => {
    const [, name, price] = NAMED.exec(part) ?? [];
    return name !== undefined && price !== undefined ? [{ name: name.trim(), price: price.trim() }] : [];
  });
  return sizes.length === parts.length && sizes.length > 1 ? sizes : [];
};

/** What two sizes, and three, are called where nobody says. */
const WORDS: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['Small', 'Medium', 'Large'],
  lt: ['Mažas', 'Vidutinis', 'Didelis'],
  ru: ['Маленькая', 'Средняя', 'Большая'],
  pl: ['Mała', 'Średnia', 'Duża'],
  de: ['Klein', 'Mittel', 'Groß'],
  fr: ['Petit', 'Moyen', 'Grand'],
  es: ['Pequeño', 'Mediano', 'Grande'],
  it: ['Piccolo', 'Medio', 'Grande'],
  nl: ['Klein', 'Middel', 'Groot'],
  lv: ['Mazs', 'Vidējs', 'Liels'],
  et: ['Väike', 'Keskmine', 'Suur'],
  uk: ['Маленька', 'Середня', 'Велика'],
  ro: ['Mic', 'Mediu', 'Mare'],
  el: ['Μικρό', 'Μεσαίο', 'Μεγάλο'],
  ar: ['صغير', 'وسط', 'كبير'],
};
const namesOf = (heading: string, count: number, main: string): readonly string[] => {
  const told = heading
    .replace(/\(.*?\)/g, '')
    .trim()
    .split(APART);
  if (told.length === count && told.every(name => /^\P{N}+$/u.test(name))) return told;
  const [small, medium, large] = WORDS[main as Language] ?? WORDS.en;
  return count === 2 ? [small, large] : [small, medium, large];
};

/**
 * A cell of two or three prices as sizes, to be offered: by the names in its heading (`Glass / Bottle`), else as small and
 * large. Nothing where it is no such cell.
 */
export const offeredSizes = (
  text: string,
  heading: string,
  main: string,
  isPriced: (text: string) => boolean,
): readonly string[] => {
  const prices = text.trim().split(APART);
  if (prices.length < 2 || prices.length > 3 || !prices.every(isPriced)) return [];
  const names = namesOf(heading, prices.length, main);
  return [prices.map((price, index) => `${names[index]}: ${price}`).join(' / ')];
};
