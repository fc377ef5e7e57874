import { allocate, type Minor, minor, sum } from '@tableside/domain/money';
import type { ProviderUpdate } from '@tableside/payments';
import type { PaymentRow } from './payment.ts';

/** News of one payment; `ofOtherSum`: what came for its charge is not what was asked for. */
export type ShareUpdate = ProviderUpdate & { readonly ofOtherSum: boolean };

type Share = Pick<PaymentRow, 'total' | 'refunded' | 'refund_due'>;

/** What each payment of a charge got of money that came for all of them: what was asked for, or by its part of that. */
const capturedOf = (captured: Minor, shares: readonly Share[]): readonly Minor[] => {
  const asked = shares.map(({ total }) => minor(total));
  return captured === sum(asked) ? asked : allocate(captured, asked);
};

/** What a provider gave back beyond what we know of is shown with the first payment of a charge; of the rest nothing new. */
const refundedOf = (refunded: Minor | null, shares: readonly Share[], index: number): Minor | null => {
  const [first] = shares;
  if (refunded === null || index > 0 || !first) return null;
  const known = sum(shares.map(share => minor(share.refunded + share.refund_due)));
  return refunded <= known ? null : minor(first.refunded + first.refund_due + refunded - known);
};

/** What a provider says of a charge, as news of each of its payments; the parts sum to the whole. ADR 0034. */
export const newsOfShares = (news: ProviderUpdate, payments: readonly Share[]): ShareUpdate[] => {
  const { captured, refunded } = news;
  if (payments.length < 2) return payments.map(() => ({ ...news, ofOtherSum: false }));
  const parts = captured === null ? null : capturedOf(captured, payments);
  const ofOtherSum = captured !== null && captured !== sum(payments.map(({ total }) => minor(total)));
  return payments.map((_, index) => ({
    ...news,
    captured: parts?.[index] ?? null,
    refunded: refundedOf(refunded, payments, index),
    ofOtherSum,
  }));
};
