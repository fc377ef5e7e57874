import type { MoneyAlertKind } from '@tableside/domain/ledger';
import type { RefundEvent } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { raiseAlert } from '../../ledger/index.ts';
import type { VerifiedRefundUpdate } from '../../payments/index.ts';
import { lockPaymentWithBill, lockRefund } from '../decide/lock-store.ts';
import type { RefundRow } from '../decide/refund.ts';
import { type Named, paymentsNamed, refundNamed } from './news-store.ts';
import { applyOutcome } from './outcome.ts';

const alertOf = (run: Run, news: VerifiedRefundUpdate, paymentId: string, now: number) => {
  const { ref, amount, failure } = news;
  return (kind: MoneyAlertKind, about: string): Promise<boolean> =>
    raiseAlert(run, {
      venueId: news.venueId,
      paymentId,
      kind,
      dedupeKey: `${kind}:${paymentId}:${about}`,
      data: { provider_ref: ref, amount_minor: amount, failure },
      now,
    });
};

/** Whether it is about the refund as it was sent last: an older refusal of it is no news. */
const isCurrent = (refund: RefundRow, { key, ref }: RefundEvent): boolean =>
  key !== null ? key === refund.provider_key : ref !== null && (refund.provider_ref ?? ref) === ref;

const apply = async (run: Run, refund: RefundRow, news: VerifiedRefundUpdate, now: number): Promise<void> => {
  const alert = alertOf(run, news, refund.payment_id, now);
  if (refund.status === 'succeeded') {
    // The bank sent it back: the guest does not have the money, and the venue does again.
    if (news.status === 'failed') await alert('refund_came_back', refund.id);
    return;
  }
  if (news.amount !== null && news.amount !== refund.amount) {
    await alert('refund_differs', news.ref ?? refund.id);
    return;
  }
  const asked = refund.status === 'sending' || refund.status === 'pending';
  if (news.status !== 'succeeded' && !(asked && isCurrent(refund, news))) return;
  await applyOutcome(run, refund, news, { source: 'webhook', eventId: news.eventId, doneBy: null, now });
};

/**
 * What payments ask as `refundReported`. Takes in what a provider's webhook says of a refund, in a transaction of its own; repeated or out of order it has its
 * effect once. One that we did not ask for (somebody used the provider's own pages) becomes an alert, never an entry.
 * Answers false when it is about no payment of that venue there.
 */
export const applyRefundUpdate = (
  deps: Pick<Deps, 'database' | 'clock'>,
  news: VerifiedRefundUpdate,
): Promise<boolean> =>
  deps.database.transaction(async run => {
    const named: Named = { ...news, paymentRef: news.providerRef };
    const paymentIds = await paymentsNamed(run, named);
    const [paymentId] = paymentIds;
    if (!paymentId) return false;
    const now = deps.clock();
    // Of a charge the refund says which payment it is of, and is locked with that.
    if (paymentIds.length === 1) await lockPaymentWithBill(run, paymentId);
    const refundId = await refundNamed(run, paymentIds, named);
    const refund = refundId && (await lockRefund(run, refundId));
    if (refund) await apply(run, refund, news, now);
    else if (news.status === 'succeeded') {
      await alertOf(run, news, paymentId, now)('refund_not_ours', news.ref ?? news.eventId ?? '');
    }
    return true;
  });
