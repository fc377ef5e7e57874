import { ALLERGENS, type Allergen, inLawOrder } from '../../allergens/index.ts';
import type { Minor } from '../../money/index.ts';
import { ZERO } from '../../money/index.ts';
import { isOtherCurrency, readPrice } from '../../price-text/index.ts';
import type { Reading, ReadProblem, ReadReason } from '../read-menu.ts';
import { isMended, nearMisses } from '../table/near.ts';
import { type Cells, type Column, yesOrNo } from './csv-columns.ts';
import { quoted } from './quoted.ts';

/** What stands in the place of a price that is meant to be none. */
export const FREE = 'free';
const isFreeWord = (text: string): boolean => /^(free|nemokama[is]?)$/i.test(text);

/** Reads the cells of one row and notes what is wrong with them. */
export const cellReader = (
  cells: Cells,
  main: string,
  currency: Reading['currency'],
  problems: ReadProblem[],
) => {
  let lost = false;
  /** Quotes `text`, which is not always all of a cell. */
  const sayOf = (
    text: string,
    field: string,
    reason: ReadReason,
    what: ReadProblem['lost'] = 'all',
    whole = text,
  ): void => {
    if (what === 'all') lost = true;
    const name = cells.texts('name')[main] ?? '';
    const near = isMended(field) ? { column: field, near: nearMisses(field, whole, currency) } : {};
    problems.push({
      row: cells.row,
      path: '',
      field,
      reason,
      value: quoted(text),
      name,
      lost: what,
      ...near,
    });
  };
  const say = (column: Column, reason: ReadReason, what?: ReadProblem['lost']): void =>
    sayOf(cells.text(column), column, reason, what);
  const said = <K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } =>
    (value === undefined ? {} : { [key]: value }) as { readonly [key in K]?: V };
  const amountIn = (column: Column): Minor | null => {
    const text = cells.text(column);
    const amount = readPrice(text, currency);
    if (amount === null) say(column, isOtherCurrency(text, currency.code) ? 'currency' : 'amount');
    return amount;
  };
  return {
    say,
    sayOf,
    isLost: () => lost,
    said,
    amount: (column: Column): Minor | undefined => {
      if (cells.text(column) === '') return undefined;
      return amountIn(column) ?? undefined;
    },
    /** What a dish or a size costs: an amount, the word that it is given away, or nothing said. */
    price: (): { readonly price?: Minor; readonly free?: true } => {
      const text = cells.text('price');
      if (isFreeWord(text)) return { price: ZERO, free: true };
      return text === '' ? {} : said('price', amountIn('price') ?? undefined);
    },
    /** An empty cell says that there is none, where the column is there. */
    amountOrNone: (column: Column): Minor | null | undefined => {
      if (cells.text(column) === '') return cells.has(column) ? null : undefined;
      return amountIn(column);
    },
    flag: (column: Column): boolean | undefined => {
      const flag = yesOrNo(cells.text(column));
      if (flag === null) say(column, 'form', 'value');
      return flag ?? undefined;
    },
    count: (column: Column): number | undefined => {
      const text = cells.text(column);
      if (text === '') return undefined;
      if (/^\d{1,3}$/.test(text)) return Number(text);
      say(column, 'number');
      return undefined;
    },
    words: (column: Column): string[] | undefined => {
      const words = cells
        .text(column)
        .split(/[,;|]/)
        .map(word => word.trim())
        .filter(word => word !== '');
      return words.length > 0 ? words : undefined;
    },
    /** A word nobody knows costs the row: an allergen must not get lost on the way. */
    allergens(column: 'allergens' | 'may contain'): readonly Allergen[] | undefined {
      const words = this.words(column);
      if (words === undefined || /^none$/i.test(words.join())) return words && [];
      const unknown = words.filter(word => !ALLERGENS.some(allergen => allergen === word.toLowerCase()));
      if (unknown.length > 0) sayOf(unknown.join(', '), column, 'unknown', 'all', cells.text(column));
      return inLawOrder(words.map(word => word.toLowerCase()));
    },
  };
};
export type CellReader = ReturnType<typeof cellReader>;
