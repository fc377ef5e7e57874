import type { StaffPayment } from '@tableside/contract/http/console/money';

type Refund = StaffPayment['refunds'][number];

/** What happened to a payment, in order. */
export type PaymentMoment =
  | { readonly kind: 'begun' | 'paid'; readonly at: string }
  | { readonly kind: 'ended'; readonly at: null }
  | { readonly kind: 'refund_asked' | 'refund_made'; readonly at: string; readonly refund: Refund };

/** The moments of a payment by time; when one ended unpaid is not told, so that comes last. */
export const timelineOf = (payment: StaffPayment): readonly PaymentMoment[] => {
  const moments: Exclude<PaymentMoment, { kind: 'ended' }>[] = [
    { kind: 'begun', at: payment.created_at },
    ...(payment.paid_at === null ? [] : [{ kind: 'paid', at: payment.paid_at } as const]),
    ...payment.refunds.flatMap(refund => [
      { kind: 'refund_asked', at: refund.created_at, refund } as const,
      ...(refund.done_at === null ? [] : [{ kind: 'refund_made', at: refund.done_at, refund } as const]),
    ]),
  ];
  const sorted = moments.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const ended = payment.paid_at === null && ['failed', 'canceled', 'expired'].includes(payment.status);
  return ended ? [...sorted, { kind: 'ended', at: null }] : sorted;
};
