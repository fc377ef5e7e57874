import { type Minor, minor, ZERO } from '@tableside/domain/money';
import { type CashCount, countCash, type HeldByPeople } from '@tableside/domain/reports';
import type { TextKey } from '../../../i18n/index.ts';

type Cash = {
  readonly moved: number;
  readonly held?: { readonly before: number; readonly now: number } | undefined;
};

const heldOf = ({ held }: Cash): HeldByPeople | undefined =>
  held && { before: minor(held.before), now: minor(held.now) };

/** A drawer as it is being counted; `cash` is what the books say moved, and what people hold of it. */
export const drawer = (float: Minor | null, cash: Cash, counted: Minor | null): CashCount =>
  countCash(float ?? ZERO, minor(cash.moved), counted, heldOf(cash));

/** What a counted drawer is told: right, short or over, by how much; null: nobody counted. */
export const drawerWords = (
  difference: number | null,
): { readonly key: TextKey; readonly amount: Minor; readonly tone: 'good' | 'bad' } | null => {
  if (difference === null) return null;
  if (difference === 0) return { key: 'closing.exact', amount: ZERO, tone: 'good' };
  const key = difference < 0 ? 'closing.short' : 'closing.over';
  return { key, amount: minor(Math.abs(difference)), tone: 'bad' };
};

/** What the expected sum is made of beside its float, in the order in which it is read; what is nothing is left out. */
export const cashLines = ({
  moved,
  held,
  petty_cash: pettyCash = 0,
  handed_out: handedOut = 0,
}: Cash & { readonly petty_cash?: number | undefined; readonly handed_out?: number | undefined }): (readonly [
  TextKey,
  number,
])[] => [
  ['closing.cashMoved', moved],
  ...[
    ['closing.pettyCash', -pettyCash] as const,
    ['closing.handedOut', -handedOut] as const,
    ['closing.heldBefore', held?.before ?? 0] as const,
    ['closing.held', -(held?.now ?? 0)] as const,
  ].filter(([, amount]) => amount !== 0),
];
