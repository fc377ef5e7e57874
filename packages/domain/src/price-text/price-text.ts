import { MAX_MINOR, type Minor, minor } from '../money/index.ts';

/** Codes that menus name; other words beside a number, such as `lei` or `kr.`, say nothing for sure. */
const ISO_CODES = new Set(
  'AED ALL AMD AUD AZN BAM BGN BRL BYN CAD CHF CNY CZK DKK EGP EUR GBP GEL HKD HRK HUF ILS INR ISK JPY KRW KZT LTL LVL EEK MAD MDL MKD MXN NOK NZD PLN RON RSD RUB SAR SEK SGD THB TRY UAH USD ZAR'.split(
    ' ',
  ),
);

/** Which of `,` and `.` parts the decimals off; null: it cannot be told. */
const decimalMark = (number: string, decimals: number): string | null => {
  const last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
  if (last < 0) return '';
  const mark = number[last] ?? '';
  const other = mark === ',' ? '.' : ',';
  const alone = number.indexOf(mark) === last;
  if (number.includes(other)) return alone ? mark : null;
  if (!alone) return '';
  // "1.234" is a thousand to one and a little over one to another; nobody's price is guessed.
  return number.length - last - 1 > decimals ? null : mark;
};

/** A dash in the place of the cents: `3.-`, `4,–`, `CHF 12.--`. */
const NO_CENTS = /(?<=\d)[.,]\s?[-\u2010-\u2015\u2212]{1,2}$/;

/** Words beside a number by which it is no price, or not all of one: "from 4,50", "250 ml", "2 pcs". */
const NO_CURRENCY =
  '(?!(?:nuo|iki|from|von|ab|bis|od|do|za|da|de|des|dès|van|tot|no|līdz|alates|kuni|от|до|від|per|už|uz|ml|cl|dl|gr|kg|cm|oz|vnt|pcs|pc|st|stk|szt|kcal|мл|гр|кг|шт|см)(?!\\p{L}))';
const CURRENCY = `(?:\\p{Sc}|${NO_CURRENCY}\\p{L}{2,4}\\.?)`;
const BEFORE = new RegExp(`^[\\s+]*${CURRENCY}?[\\s+]*`, 'iu');
const BEHIND = new RegExp(`\\s*${CURRENCY}?\\s*$`, 'iu');

/** Thousands in threes, parted by one kind of mark, or by none. */
const WHOLE = /^(\d+|\d{1,3}([.,' ])\d{3}(\2\d{3})*)$/;

/**
 * A price as people write it (`12.50`, `12,5`, `€ 1 234,50`, `3.-`, `+0.50`) in minor units; null where it is none, is below
 * nothing, or has more decimals than the currency.
 */
export const parseAmount = (text: string, decimals: number): Minor | null => {
  const number = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(BEFORE, '')
    .replace(BEHIND, '')
    .replace(NO_CENTS, '');
  const mark = decimalMark(number, decimals);
  if (mark === null) return null;
  const at = mark === '' ? number.length : number.lastIndexOf(mark);
  const [whole, part] = [number.slice(0, at), number.slice(at + 1)];
  if (!WHOLE.test(whole) || !/^\d*$/.test(part) || part.length > decimals) return null;
  const value = Number(whole.replace(/\D/g, '') + part.padEnd(decimals, '0'));
  return value <= MAX_MINOR ? minor(value) : null;
};

/** What stands for one currency, or for those that are called the same. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['€', ['EUR']],
  ['£', ['GBP', 'GIP', 'FKP', 'SHP', 'EGP', 'LBP', 'SYP']],
  ['$', ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'BRL', 'UYU', 'FJD']],
  ['¥', ['JPY', 'CNY']],
  ['₴', ['UAH']],
  ['₺', ['TRY']],
  ['₽', ['RUB']],
  ['₹', ['INR']],
  ['₪', ['ILS']],
  ['₾', ['GEL']],
  ['₸', ['KZT']],
]);

/** Whether a price says of itself that it is in another currency; nobody's money is read as somebody else's. */
export const isOtherCurrency = (text: string, code: string): boolean => {
  const sign = SIGNS.get(/\p{Sc}/u.exec(text)?.[0] ?? '');
  if (sign) return !sign.includes(code);
  const word = /(?<!\p{L})\p{L}{3}(?!\p{L})/u.exec(text)?.[0].toUpperCase() ?? '';
  return ISO_CODES.has(word) && word !== code;
};

/**
 * The one reading of a price, of a file's and of a typed one: null where it is none, or says that it is in another
 * currency. Nothing at all is no price, and never 0.
 */
export const readPrice = (
  text: string,
  { code, decimals }: { readonly code: string; readonly decimals: number },
): Minor | null => (isOtherCurrency(text, code) ? null : parseAmount(text, decimals));

/** A price as every spreadsheet and till reads it: `12.50`. */
export const writeAmount = (amount: Minor | null, decimals: number): string => {
  if (amount === null) return '';
  const digits = String(amount).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`;
};
