import { type Currency, type Minor, toMajor } from '@tableside/domain/money';
import { readPrice } from '@tableside/domain/price-text';

/** An amount as people type or paste it, read as the importer reads prices: null for anything that is none. */
export const typedMoney = (text: string, currency: Pick<Currency, 'code' | 'decimals'>): Minor | null =>
  readPrice(text, currency);

/** An amount as it stands in a field: no symbol, the venue's mark before the cents. */
export const moneyInField = (amount: Minor, decimals: number, mark: string): string =>
  toMajor(amount, decimals).toFixed(decimals).replace('.', mark);

/** What a hand left in a field of an amount, and the amount that it was typed over. */
export type Typed = { readonly text: string; readonly over: Minor | null };

/**
 * What stands in a field: what was typed ("12," on the way to "12,50") while it is the amount, and while it is none yet
 * over the same amount: whoever deletes an old price to type a new one is not interrupted. Else the amount.
 */
export const shownMoney = (
  typed: Typed,
  amount: Minor | null,
  currency: Pick<Currency, 'code' | 'decimals'>,
  mark: string,
): string => {
  const read = typedMoney(typed.text, currency);
  if (read === amount || (read === null && typed.over === amount)) return typed.text;
  return amount === null ? '' : moneyInField(amount, currency.decimals, mark);
};
