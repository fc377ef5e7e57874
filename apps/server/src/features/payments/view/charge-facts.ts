import { type Minor, minor } from '@tableside/domain/money';
import { isCaptured, type PaymentStatus } from '@tableside/domain/payments';
import type { PaymentFacts } from './view-store.ts';

const SUMS = [
  'amount',
  'tip',
  'fee',
  'total',
  'captured',
  'allocated',
  'suspense',
  'refunded',
  'refund_due',
  'left',
] as const;

/** How all of it stands: its payments stand alike until they are paid, and then some may have gone back. */
const statusOf = (shares: readonly PaymentFacts[], first: PaymentStatus): PaymentStatus => {
  if (!isCaptured(first) || shares.every(({ status }) => status === first)) return first;
  return shares.every(({ status }) => status === 'refunded') ? 'refunded' : 'part_refunded';
};

/** The payments of a charge as one, under its own name; null for none. ADR 0034. */
export const chargeFacts = (chargeId: string, shares: readonly PaymentFacts[]): PaymentFacts | null => {
  const [first] = shares;
  if (!first) return null;
  const sums = Object.fromEntries(
    SUMS.map(name => [name, minor(shares.reduce((all, share) => all + share[name], 0))]),
  ) as Record<(typeof SUMS)[number], Minor>;
  return {
    ...first,
    ...sums,
    id: chargeId,
    status: statusOf(shares, first.status),
    suspect: shares.some(({ suspect }) => suspect),
    items: shares.flatMap(({ items }) => items),
    venue_name: [...new Set(shares.map(({ venue_name }) => venue_name))].join(', '),
  };
};
