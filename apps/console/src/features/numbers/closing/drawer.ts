import { type Minor, minor, ZERO } from '@tableside/domain/money';
import { type CashCount, countCash } from '@tableside/domain/reports';
import type { TextKey } from '../../../i18n/index.ts';

/** A drawer as it is being counted; `moved` is what the books say cash brought. */
export const drawer = (float: Minor | null, moved: number, counted: Minor | null): CashCount =>
  countCash(float ?? ZERO, minor(moved), counted);

/** What a counted drawer is told: right, short or over, by how much; null: nobody counted. */
export const drawerWords = (
  difference: number | null,
): { readonly key: TextKey; readonly amount: Minor; readonly tone: 'good' | 'bad' } | null => {
  if (difference === null) return null;
  if (difference === 0) return { key: 'closing.exact', amount: ZERO, tone: 'good' };
  const key = difference < 0 ? 'closing.short' : 'closing.over';
  return { key, amount: minor(Math.abs(difference)), tone: 'bad' };
};
