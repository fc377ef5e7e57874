import type { Row } from '../csv/csv-table.ts';

/** A line of a page; `size` is the height of its letters, where that is known. */
export type Line = { readonly text: string; readonly size: number };

/** What stands at the end of a dish's line: with cents, a currency, or behind dots or a gap (a tab, as lines are made). */
const PRICE =
  /^(.*?)(?:[\s.…·_\-–]*\t[\s.…·_]*|\s*[.…·_]{2,}\s*|\s+)((?:\p{Sc}\s?)?\d{1,4}(?:[.,]\d{1,2}|[.,]\s?[-–]{1,2})?(?:\s?(?:\p{Sc}|[A-Z]{3}|zł|Kč|kr\.?|лв\.?|грн\.?|руб\.?|р\.))?(?:\s*[/|–-]\s*(?:\p{Sc}\s?)?\d{1,4}(?:[.,]\d{1,2})?(?:\s?\p{Sc})?)*)$/u;
const isSure = (price: string, text: string): boolean =>
  /[.,]\d{2}|\p{Sc}|[A-Z]{3}|[.,]\s?[-–]|zł|Kč|kr|руб|грн/u.test(price) || /\t|[.…·_]{2,}/.test(text);
/** Pages, telephones, days and addresses are no dishes. */
const IS_OTHER =
  /^(\d+|page \d+|.*(www\.|https?:|@).*|.*\d{1,2}[:.]\d\d\s*[-–]\s*\d{1,2}[:.]\d\d.*|[^\p{L}]*)$/iu;

type Dish = {
  readonly at: number;
  readonly category: string;
  readonly name: string;
  readonly price: string;
  description: string;
};

/** Longer ones are prose. */
const MOST_LETTERS = 300;

/** The name and the price of a dish, where a line ends in a price. */
const pricedIn = (text: string): { readonly name: string; readonly price: string } | null => {
  if (text.length > MOST_LETTERS) return null;
  const [, name = '', price = ''] = PRICE.exec(` ${text.trim()}`) ?? [];
  if (price === '' || !isSure(price, text)) return null;
  return {
    name: name
      .replace(/[\s.…·_|]+$/, '')
      .replaceAll('\t', ' ')
      .trim(),
    price,
  };
};

/** Whether a line without a price is what the dishes below it are. */
const isTitle = ({ text, size }: Line, usual: number): boolean => {
  const isLoud = text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);
  return text.length <= 60 && (isLoud || size > usual * 1.08 || /:$/.test(text));
};

/** The lines of a page as our own table: a name and a price are a dish, what is larger a category, the rest describes. */
export const linesToRows = (lines: readonly Line[]): Row[] => {
  const dishes: Dish[] = [];
  const sizes = lines
    .flatMap(({ text, size }) => (pricedIn(text) ? [size] : []))
    .sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  let [category, before, waiting] = ['', '', ''];
  let last: Dish | null = null;
  for (const [at, line] of lines.entries()) {
    const text = line.text.trim();
    const words = text.replaceAll('\t', ' ').trim();
    const priced = pricedIn(text);
    if (priced && /\p{L}{2}/u.test(priced.name || waiting)) {
      // What looked like a category was the name above its price.
      if (priced.name === '') category = before;
      last = { at: at + 1, category, name: priced.name || waiting, price: priced.price, description: '' };
      dishes.push(last);
      waiting = '';
    } else if (IS_OTHER.test(text)) continue;
    else if (last === null || isTitle(line, usual)) {
      before = category;
      [category, waiting, last] = [words.replace(/\s*:$/, ''), words, null];
    } else last.description = `${last.description} ${words}`.trim();
  }
  const rows = dishes.map(
    (dish): Row => ({
      row: dish.at,
      cells: [dish.category || 'Menu', dish.name, dish.price, dish.description],
    }),
  );
  return [{ row: 0, cells: ['category', 'name', 'price', 'description'] }, ...rows];
};
