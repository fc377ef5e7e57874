import type { z } from 'zod';
import { invalid } from '../errors.ts';
import { type Charge, type Intent, newId, type Refund, type Stored, type Transfer } from '../objects.ts';
import type { CreateRefund } from '../params.ts';
import type { Transaction } from './transaction.ts';
import { reverseTransfer } from './transfers.ts';

const chargeOf = (tx: Transaction, params: z.infer<typeof CreateRefund>): Stored<Charge> => {
  if (params.charge !== undefined) return tx.find<Charge>('charge', params.charge);
  if (params.payment_intent === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const { object: intent } = tx.find<Intent>('payment_intent', params.payment_intent);
  if (intent.status !== 'succeeded') {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return tx.find<Charge>('charge', intent.latest_charge ?? '');
};

/** The transfer gives back the same share of itself as the refund is of the charge. */
const takeBackShare = (tx: Transaction, charge: Charge, amount: number): void => {
  if (charge.transfer === null)
    throw invalid('There is no transfer to reverse.', { param: 'reverse_transfer' });
  const { object: transfer } = tx.find<Transfer>('transfer', charge.transfer);
  const left = transfer.amount - transfer.amount_reversed;
  const share = Math.round((transfer.amount * amount) / charge.amount_captured);
  if (Math.min(left, share) > 0) reverseTransfer(tx, transfer.id, Math.min(left, share));
};

/** `POST /v1/refunds`. */
export const createRefund = (tx: Transaction, params: z.infer<typeof CreateRefund>): Stored<Refund> => {
  const stored = chargeOf(tx, params);
  const { object: charge } = stored;
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = params.amount ?? left;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount < 1 || amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  const disputed = tx
    .all()
    .some(
      ({ object }) => object.object === 'dispute' && object.charge === charge.id && object.status !== 'won',
    );
  if (disputed) throw invalid(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
  const fails = charge.sandbox_refund_fails === true;
  const refund = tx.put<Refund>({
    owner: tx.owner,
    key: tx.key,
    object: {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: tx.at,
      currency: charge.currency,
      metadata: params.metadata ?? {},
      payment_intent: charge.payment_intent,
      reason: params.reason ?? null,
      receipt_number: null,
      status: fails ? 'failed' : 'succeeded',
      ...(fails ? { failure_reason: 'expired_or_canceled_card' } : {}),
      transfer_reversal: null,
    },
  });
  const intent = tx.find<Intent>('payment_intent', charge.payment_intent);
  tx.tell('refund.created', intent, refund.object);
  if (fails) {
    tx.tell('refund.failed', intent, refund.object);
    return refund;
  }
  if (params.reverse_transfer) takeBackShare(tx, charge, amount);
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = tx.put({
    ...stored,
    object: { ...charge, amount_refunded, refunded: amount_refunded === charge.amount_captured },
  });
  tx.tell('charge.refunded', intent, refunded.object);
  return refund;
};
