import { fromMajor, MAX_MINOR, type Minor, toMajor } from '@tableside/domain/money';

const AMOUNT = /^\d+(?:[.,]\d*)?$/;

/**
 * An amount as people type or paste it: with a comma or a dot before the cents, with spaces among the thousands. Null for
 * anything else, for more decimals than the currency has and for more money than there is: never a guess.
 */
export const typedMoney = (text: string, decimals: number): Minor | null => {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '');
  if (!AMOUNT.test(plain)) return null;
  const [whole = '', cents = ''] = plain.split(/[.,]/);
  if (cents.length > decimals) return null;
  const value = Number(`${whole}.${cents}`);
  return value * 10 ** decimals <= MAX_MINOR ? fromMajor(value, decimals) : null;
};

/** An amount as it stands in a field: no symbol, the venue's mark before the cents. */
export const moneyInField = (amount: Minor, decimals: number, mark: string): string =>
  toMajor(amount, decimals).toFixed(decimals).replace('.', mark);

/** What a hand left in a field of an amount, and the amount that it was typed over. */
export type Typed = { readonly text: string; readonly over: Minor | null };

/**
 * What stands in a field: what was typed ("12," on the way to "12,50") while it is the amount, and while it is none yet
 * over the same amount: whoever deletes an old price to type a new one is not interrupted. Else the amount.
 */
export const shownMoney = (typed: Typed, amount: Minor | null, decimals: number, mark: string): string => {
  const read = typedMoney(typed.text, decimals);
  if (read === amount || (read === null && typed.over === amount)) return typed.text;
  return amount === null ? '' : moneyInField(amount, decimals, mark);
};
