import { ALLERGENS, type Allergen, readWish } from '../../allergens/index.ts';
import { parseAmount } from '../../price-text/index.ts';
import type { Reading } from '../read-menu.ts';

/** Words of kitchens for what the law calls by one. */
const ALLERGEN_WORDS: Readonly<Record<string, Allergen>> = {
  wheat: 'gluten',
  cereals: 'gluten',
  shellfish: 'crustaceans',
  shrimp: 'crustaceans',
  crustacean: 'crustaceans',
  egg: 'eggs',
  peanut: 'peanuts',
  soya: 'soy',
  soybeans: 'soy',
  dairy: 'milk',
  lactose: 'milk',
  nut: 'nuts',
  'tree nuts': 'nuts',
  sulfites: 'sulphites',
  sulphite: 'sulphites',
  so2: 'sulphites',
  lupine: 'lupin',
  mollusc: 'molluscs',
  mollusks: 'molluscs',
  sesame: 'sesame',
};

/** As guests of our languages would ask for a dish without it, where the whole word means one thing. */
const inAnyLanguage = (word: string): Allergen | undefined => {
  const { without, diet, rest } = readWish(`without ${word}`);
  return without.length === 1 && diet === null && rest === '' ? without[0] : undefined;
};

const allergenOf = (word: string): Allergen | undefined => {
  const plain = word.trim().toLowerCase();
  const known = ALLERGENS.find(each => each === plain) ?? ALLERGEN_WORDS[plain];
  // Many menus name them by their numbers in the law.
  return known ?? ALLERGENS[Number(plain) - 1] ?? inAnyLanguage(plain);
};

const nearAllergens = (text: string): string[] => {
  const found = text.split(/[,;|]/).map(allergenOf);
  return found.every(each => each !== undefined) ? [[...new Set(found)].join(', ')] : [];
};

/** Numbers in a cell that is no price: "from 4,50", "6/28", "4,5O". */
const nearPrices = (text: string, { decimals }: Reading['currency']): string[] => {
  const written = text.replace(/(?<=[\d.,])[oO]/g, '0').slice(0, 200);
  const numbers = [...written.matchAll(/\d+(?:[.,]\d{1,2})?(?![\d.,]\d)/g)].map(([number]) => number);
  const good = numbers.filter(number => parseAmount(number, decimals) !== null && Number(number) !== 0);
  return [...new Set(good)].slice(0, 2);
};

const PRICES: readonly string[] = ['price', 'lower price', 'members price'];

/** What may have been meant by a cell that cannot be read; it is offered and never taken by itself. */
export const nearMisses = (
  column: string,
  text: string,
  currency: Reading['currency'],
): readonly string[] => {
  if (PRICES.includes(column)) return nearPrices(text, currency);
  return column === 'allergens' || column === 'may contain' ? nearAllergens(text) : [];
};

/** Columns of which a cell can be written anew while the file is looked at. */
export const MENDED_COLUMNS = [
  'name',
  'category',
  'price',
  'lower price',
  'members price',
  'allergens',
  'may contain',
] as const;
export type MendedColumn = (typeof MENDED_COLUMNS)[number];
export const isMended = (column: string): column is MendedColumn =>
  MENDED_COLUMNS.some(each => each === column);

/** A cell as its owner wrote it anew, by the number of its row. */
export type Mended = { readonly row: number; readonly column: MendedColumn; readonly text: string };
