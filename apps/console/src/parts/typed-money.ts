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
