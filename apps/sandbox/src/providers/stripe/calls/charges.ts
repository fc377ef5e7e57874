import type { Card } from '../cards.ts';
import { declineFor } from '../errors.ts';
import { type Charge, type Intent, newId, type Stored } from '../objects.ts';
import { planOf } from '../state.ts';
import type { Transaction } from './transaction.ts';
import { moveDestinationShare } from './transfers.ts';

const cardDetails = (card: Card): object => ({
  type: 'card',
  card: {
    brand: card.brand,
    last4: card.last4,
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    country: 'LT',
    network: card.brand,
    three_d_secure: card.threeDs ? { result: 'authenticated', version: '2.2.0' } : null,
    wallet: card.wallet && { type: card.wallet, [card.wallet]: {}, dynamic_last4: null },
  },
});

const newCharge = (
  { at }: Transaction,
  { object: intent, ...hidden }: Stored<Intent>,
  card: Card,
  declined: string | null,
  amount: number,
): Charge => {
  const captured = declined === null && intent.capture_method !== 'manual';
  const error = declined === null ? null : declineFor(declined);
  return {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: captured ? amount : 0,
    amount_refunded: 0,
    captured,
    paid: declined === null,
    refunded: false,
    status: declined === null ? 'succeeded' : 'failed',
    currency: intent.currency,
    created: at,
    livemode: false,
    description: intent.description,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: cardDetails(hidden.card ?? card),
    transfer: null,
    transfer_data: intent.transfer_data,
    transfer_group: intent.transfer_group,
    application_fee_amount: intent.application_fee_amount,
    on_behalf_of: intent.on_behalf_of,
    billing_details: { address: null, email: null, name: null, phone: null },
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    outcome: {
      network_status: error ? 'declined_by_network' : 'approved_by_network',
      type: error ? 'issuer_declined' : 'authorized',
      reason: error?.decline_code ?? null,
    },
    // Ours: the refund of this test card fails.
    ...(card.refundFails ? { sandbox_refund_fails: true } : {}),
  };
};

/** Takes what was to happen once off the list. */
const without = (stored: Stored<Intent>, ...done: readonly string[]): Stored<Intent> => ({
  ...stored,
  behaviours: (stored.behaviours ?? []).filter(behaviour => !done.includes(behaviour.do)),
});

/** The bank says no. */
export const declineIntent = (
  tx: Transaction,
  stored: Stored<Intent>,
  card: Card,
  code: string,
): Stored<Intent> => {
  const charge = newCharge(tx, stored, card, code, stored.object.amount);
  tx.put({ owner: tx.owner, object: charge });
  const declined = tx.put({
    ...without(stored, 'decline'),
    card: undefined,
    object: {
      ...stored.object,
      status: 'requires_payment_method' as const,
      latest_charge: charge.id,
      next_action: null,
      payment_method: null,
      last_payment_error: { ...declineFor(code), charge: charge.id },
    },
  });
  tx.tell('payment_intent.payment_failed', declined);
  return declined;
};

/** The bank says yes: the money is taken, or held where it is to be captured later. */
export const acceptIntent = (tx: Transaction, stored: Stored<Intent>, card: Card): Stored<Intent> => {
  const { object: intent } = stored;
  const amount = intent.amount + planOf(stored).differsBy;
  const charge = newCharge(tx, stored, card, null, amount);
  tx.put({ owner: tx.owner, object: charge });
  const held = intent.capture_method === 'manual';
  const accepted = tx.put({
    ...without(stored, 'charge-then-timeout'),
    card: undefined,
    object: {
      ...intent,
      status: held ? ('requires_capture' as const) : ('succeeded' as const),
      amount_capturable: held ? amount : 0,
      amount_received: held ? 0 : amount,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
    },
  });
  if (held) {
    tx.tell('payment_intent.amount_capturable_updated', accepted);
    return accepted;
  }
  moveDestinationShare(tx, accepted, charge);
  tx.tell('charge.succeeded', accepted, tx.find<Charge>('charge', charge.id).object);
  tx.tell('payment_intent.succeeded', accepted);
  return accepted;
};

/** Takes what was held, or a part of it; the rest is let go. */
export const captureIntent = (tx: Transaction, stored: Stored<Intent>, amount: number): Stored<Intent> => {
  const { object: intent } = stored;
  const charge = tx.find<Charge>('charge', intent.latest_charge ?? '');
  tx.put({ ...charge, object: { ...charge.object, captured: true, amount_captured: amount } });
  const captured = tx.put({
    ...stored,
    object: { ...intent, status: 'succeeded' as const, amount_capturable: 0, amount_received: amount },
  });
  moveDestinationShare(tx, captured, tx.find<Charge>('charge', charge.object.id).object);
  tx.tell('payment_intent.succeeded', captured);
  return captured;
};
