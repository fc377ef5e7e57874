import { toWire } from '@tableside/contract';
import type { PaymentView } from '@tableside/contract/http/payments';
import { type Minor, minor } from '@tableside/domain/money';
import { guestFacingStatus } from '@tableside/domain/payments';
import type { PaymentFacts } from './view-store.ts';

/** The screens of the documents know two kinds; a tip or a donation by card is a third and a fourth. */
const orderType = ({ bill_kind: kind }: PaymentFacts): PaymentView['order_type'] =>
  kind === 'table' ? 'pay' : kind;

/** A payment as its guest sees it; amounts in major units. ENTITY-46, ENTITY-49…52. */
export const paymentView = (facts: PaymentFacts): PaymentView => {
  const wire = (amount: number): number => toWire(minor(amount), facts.decimals);
  const { suspect, captured } = facts;
  // Money in doubt is not booked, so no column counts it.
  const suspense = suspect && captured === 0 ? facts.total : facts.suspense;
  return {
    uuid: facts.id,
    payment_id: facts.id,
    status: guestFacingStatus({ ...facts, suspense }),
    failure: facts.failure,
    amount: wire(captured > 0 && facts.allocated > 0 ? facts.allocated : facts.amount),
    tips: wire(facts.tip),
    transaction_fee: wire(facts.fee),
    donation: wire(facts.donation),
    total: wire(facts.total + facts.donation),
    refunded: wire(facts.refunded + facts.refund_due + facts.donation_back),
    left_to_pay: wire(facts.left),
    method: facts.method,
    payment_data: facts.payment_data && { ...facts.payment_data },
    paid_at: facts.captured_at?.toISOString() ?? null,
    created_at: facts.created_at.toISOString(),
    expires_at: facts.expires_at.toISOString(),
    order_type: orderType(facts),
    unique_order_number: facts.number,
    items: facts.items.map(({ name, amount }) => ({ name, price: wire(amount) })),
    venue_name: facts.venue_name,
  };
};

/** A row of the payment history: what was charged. HIST-02, HIST-06. */
export const historyView = (facts: PaymentFacts) => {
  const wire = (amount: Minor): number => toWire(amount, facts.decimals);
  return {
    uuid: facts.id,
    paid_at: (facts.captured_at ?? facts.created_at).toISOString(),
    total: wire(minor(facts.captured + facts.donation)),
    refunded: wire(minor(facts.refunded + facts.refund_due + facts.donation_back)),
    order_type: orderType(facts),
    unique_order_number: facts.number,
    venue_name: facts.venue_name,
  };
};
