import { fromMajor } from '@tableside/domain/money';

/** What a guest typed: nothing yet, an amount in minor units, or why it cannot be paid. */
export type OwnAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'unreadable' | 'zero' | 'too_much' };

/** Reads an amount with a comma or a point before the decimals; `left` in major units is the most. */
export const readAmount = (text: string, left: number, decimals: number): OwnAmount => {
  const typed = text.replace(/\s/g, '').replace(',', '.');
  if (typed === '') return { kind: 'empty' };
  const pattern =
    decimals > 0 ? new RegExp(`^\\d{1,9}(\\.\\d{0,${decimals}})?$|^\\.\\d{1,${decimals}}$`) : /^\d{1,9}$/;
  if (!pattern.test(typed)) return { kind: 'unreadable' };
  const minor: number = fromMajor(Number(typed), decimals);
  if (minor === 0) return { kind: 'zero' };
  return minor > fromMajor(left, decimals) ? { kind: 'too_much' } : { kind: 'amount', minor };
};
