import type { Act, Action } from '../../provider.ts';
import { Refused } from '../../refused.ts';
import type { SandboxContext } from '../../world.ts';
import { acceptIntent, captureIntent, declineIntent } from './calls/charges.ts';
import { cancelIntent } from './calls/intents.ts';
import { begin, type StripeBook, type Transaction } from './calls/transaction.ts';
import { GOOD_CARD } from './cards.ts';
import { type Intent, newId, type Stored } from './objects.ts';
import { intentOf, planOf } from './state.ts';

const OPEN: readonly Intent['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
];

type Move = (tx: Transaction, stored: Stored<Intent>, code: string) => void;

const withMethod = (stored: Stored<Intent>): Stored<Intent> => ({
  ...stored,
  object: { ...stored.object, payment_method: stored.object.payment_method ?? newId('pm') },
});

/** What the payer's page would do, by intent that is still open; `approve` also captures what is held. */
const MOVES: Readonly<Record<Action, Move>> = {
  approve: (tx, stored) => {
    if (stored.object.status === 'requires_capture') {
      captureIntent(tx, stored, stored.object.amount_capturable);
      return;
    }
    const { declineCode } = planOf(stored);
    if (declineCode === undefined) acceptIntent(tx, withMethod(stored), stored.card ?? GOOD_CARD);
    else declineIntent(tx, withMethod(stored), stored.card ?? GOOD_CARD, declineCode);
  },
  decline: (tx, stored, code) => {
    declineIntent(tx, stored, stored.card ?? GOOD_CARD, code);
  },
  // The payer closes the page: Stripe hears nothing.
  abandon: () => undefined,
  pending: (tx, stored) => {
    const processing = tx.put({
      ...withMethod(stored),
      object: { ...withMethod(stored).object, status: 'processing' as const, next_action: null },
    });
    tx.tell('payment_intent.processing', processing);
  },
  void: (tx, stored) => {
    cancelIntent(tx, stored.object.id, 'abandoned');
  },
  authorize: (tx, stored) => {
    const held = { ...stored, object: { ...stored.object, capture_method: 'manual' as const } };
    acceptIntent(tx, withMethod(held), stored.card ?? GOOD_CARD);
  },
};

/** Does what the payer would do in a browser. */
export const actOnIntent = async (
  world: SandboxContext,
  book: StripeBook,
  { reference, action, code = 'generic_decline' }: Act,
): Promise<void> => {
  const stored = intentOf(book.state, reference);
  if (!stored) throw new Refused(404, `Stripe knows no payment ${reference}`);
  const { status } = stored.object;
  const held = status === 'requires_capture' && (action === 'approve' || action === 'void');
  if (!OPEN.includes(status) && !held)
    throw new Refused(409, `The payment is ${status}: nothing to ${action}`);
  const tx = begin(world, book, stored.owner, null);
  MOVES[action](tx, stored, code);
  await tx.commit();
};
