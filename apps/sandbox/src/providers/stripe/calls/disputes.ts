import type { Dispute as Wish } from '../../../provider.ts';
import { Refused } from '../../../refused.ts';
import type { SandboxContext } from '../../../world.ts';
import { type Charge, newId, type Other, type Stored } from '../objects.ts';
import { allOf, intentOf, type StripeState } from '../state.ts';
import { begin, type StripeBook, type Transaction } from './transaction.ts';

const WEEK_S = 7 * 24 * 3_600;

/** The newest dispute of a charge. */
export const disputeOf = (state: StripeState, charge: string): Stored<Other> | undefined =>
  allOf<Other>(state, 'dispute').findLast(({ object }) => object.charge === charge);

const isOver = (status: unknown): boolean =>
  status === 'won' || status === 'lost' || status === 'warning_closed';

const opened = (tx: Transaction, charge: Charge, { amountMinor, reason }: Wish): Other => ({
  id: newId('dp'),
  object: 'dispute',
  amount: amountMinor ?? charge.amount_captured,
  charge: charge.id,
  created: tx.at,
  currency: charge.currency,
  evidence_details: { due_by: tx.at + WEEK_S, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: reason ?? 'fraudulent',
});

/** What is told of a dispute that was at `before` and is at `status`, in this order. */
const eventsOf = (before: unknown, status: Wish['status']): readonly string[] => {
  if (before === undefined && !isOver(status)) {
    return status === 'needs_response' ? ['created', 'funds_withdrawn'] : ['created'];
  }
  if (status === 'won') return ['funds_reinstated', 'closed'];
  return isOver(status) ? ['closed'] : ['updated'];
};

/** A cardholder disputes a payment, or the bank decides about it. */
export const disputeIntent = async (world: SandboxContext, book: StripeBook, wish: Wish): Promise<void> => {
  const stored = intentOf(book.state, wish.reference);
  const charge = stored?.object.latest_charge;
  if (!stored || !charge || stored.object.status !== 'succeeded') {
    throw new Refused(404, `Stripe has no money of ${wish.reference}`);
  }
  const tx = begin(world, book, stored.owner, null);
  const known = tx.find<Charge>('charge', charge);
  const before = disputeOf(book.state, charge);
  const object = before?.object ?? opened(tx, known.object, wish);
  const { object: dispute } = tx.put<Other>({
    owner: tx.owner,
    object: { ...object, ...(wish.amountMinor && { amount: wish.amountMinor }), status: wish.status },
  });
  tx.put({ ...known, object: { ...known.object, disputed: true } });
  for (const event of eventsOf(before?.object.status, wish.status)) {
    tx.tell(`charge.dispute.${event}`, stored, dispute);
  }
  await tx.commit();
};
