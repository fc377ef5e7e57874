import { toWire } from '@tableside/contract';
import type { PaymentIntent } from '@tableside/contract/http/payments';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import type { PaidKinds } from '../record/paid-kinds.ts';
import type { PaymentRow, SentIntent } from '../record/payment.ts';

/** The fields of the spec's answers that a provider may fill; anything else it says stays here. */
const WIRE_FIELDS = ['clientSecret', 'redirect_url', 'merchant_id', 'signature', 'payment_intent'] as const;

/** The answer of the create calls; amounts in major units. ENTITY-47, ENTITY-48, PAY-48…52. */
export const intentView = (
  payment: PaymentRow,
  kinds: PaidKinds,
  sent: SentIntent,
  place: { readonly number: string; readonly decimals: number; readonly donation?: Minor },
): PaymentIntent => {
  const wire = (amount: number): number => toWire(minor(amount), place.decimals);
  const { couponCode, couponKind } = kinds;
  const { donation = ZERO } = place;
  return {
    uuid: payment.id,
    expires_at: payment.expires_at.toISOString(),
    subtotal: wire(payment.amount - kinds.fee - kinds.tip),
    small_order_fee: wire(kinds.fee),
    discount: wire(kinds.discount),
    tips: wire(payment.tip + kinds.tip),
    transaction_fee: wire(payment.fee),
    amount: wire(payment.amount),
    donation: wire(donation),
    total: wire(payment.total + donation),
    coupon: couponCode === null || couponKind === null ? null : { code: couponCode, type: couponKind },
    unique_order_number: place.number,
    method: sent.method,
    next_action:
      sent.action.kind === 'redirect' || sent.action.kind === 'none'
        ? sent.action
        : { ...sent.action, params: { ...sent.action.params } },
    ...Object.fromEntries(
      WIRE_FIELDS.flatMap(name => (sent.wire[name] === undefined ? [] : [[name, sent.wire[name]]])),
    ),
  };
};
