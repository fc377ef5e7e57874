import type { Behaviour } from '../../../control/behaviours.ts';
import type { SandboxContext } from '../../../world.ts';
import { type Card, cardOfNumber, cardOfToken } from '../cards.ts';
import { declineFor, invalid, StripeProblem } from '../errors.ts';
import { type Intent, newId, randomText, type Stored } from '../objects.ts';
import type { ConfirmIntent, CreateIntent } from '../params.ts';
import { planOf } from '../state.ts';
import { acceptIntent, captureIntent, declineIntent } from './charges.ts';
import type { Transaction } from './transaction.ts';

/** In minor units; the euro's is the spec's 50 cents. */
const SMALLEST: Readonly<Record<string, number>> = { eur: 50, usd: 50, gbp: 30, pln: 200 };

const unexpectedState = (intent: Intent, what: string): StripeProblem =>
  invalid(`This PaymentIntent's status is ${intent.status}; you cannot ${what} it.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });

const checkAmount = (amount: number, currency: string): void => {
  if (amount < (SMALLEST[currency] ?? 1)) {
    throw invalid('Amount is below the minimum charge amount.', {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
};

/** `POST /v1/payment_intents`, before any confirmation. */
export const createIntent = (
  tx: Transaction,
  params: CreateIntent,
  take: (reference: string, description: string | undefined) => readonly Behaviour[],
): Stored<Intent> => {
  checkAmount(params.amount, params.currency);
  if (params.confirmation_method && params.automatic_payment_methods) {
    throw invalid(
      'You may only specify one of these parameters: automatic_payment_methods, confirmation_method.',
    );
  }
  const id = newId('pi');
  const { transfer_data } = params;
  const stored = tx.put<Intent>({
    owner: tx.owner,
    behaviours: take(params.metadata?.payment_uuid ?? id, params.description),
    object: {
      id,
      object: 'payment_intent',
      amount: params.amount,
      amount_capturable: 0,
      amount_received: 0,
      currency: params.currency,
      status: 'requires_payment_method',
      capture_method: params.capture_method ?? 'automatic_async',
      confirmation_method: params.confirmation_method ?? 'automatic',
      client_secret: `${id}_secret_${randomText(25)}`,
      created: tx.at,
      livemode: false,
      automatic_payment_methods: params.automatic_payment_methods ?? null,
      allowed_payment_method_types: params.allowed_payment_method_types ?? null,
      payment_method_types: params.allowed_payment_method_types ??
        params.payment_method_types ?? ['card', 'link'],
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      payment_method: null,
      cancellation_reason: null,
      canceled_at: null,
      customer: params.customer ?? null,
      description: params.description ?? null,
      metadata: params.metadata ?? {},
      on_behalf_of: params.on_behalf_of ?? null,
      receipt_email: params.receipt_email ?? null,
      statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
      application_fee_amount: params.application_fee_amount ?? null,
      transfer_data: transfer_data
        ? {
            destination: transfer_data.destination,
            ...(transfer_data.amount === undefined ? {} : { amount: transfer_data.amount }),
          }
        : null,
      transfer_group: params.transfer_group ?? null,
    },
  });
  tx.tell('payment_intent.created', stored);
  return stored;
};

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export const updateIntent = (tx: Transaction, id: string, changed: Partial<Intent>): Stored<Intent> => {
  const stored = tx.find<Intent>('payment_intent', id);
  if (!OPEN.includes(stored.object.status)) throw unexpectedState(stored.object, 'update');
  if (changed.amount !== undefined) checkAmount(changed.amount, stored.object.currency);
  return tx.put({ ...stored, object: { ...stored.object, ...changed } });
};

export const cancelIntent = (tx: Transaction, id: string, reason: string | null): Stored<Intent> => {
  const stored = tx.find<Intent>('payment_intent', id);
  if (![...OPEN, 'requires_capture', 'processing'].includes(stored.object.status)) {
    throw unexpectedState(stored.object, 'cancel');
  }
  const canceled = tx.put({
    ...stored,
    card: undefined,
    object: {
      ...stored.object,
      status: 'canceled' as const,
      amount_capturable: 0,
      cancellation_reason: reason,
      canceled_at: tx.at,
      next_action: null,
    },
  });
  tx.tell('payment_intent.canceled', canceled);
  return canceled;
};

export const capture = (tx: Transaction, id: string, wanted: number | undefined): Stored<Intent> => {
  const stored = tx.find<Intent>('payment_intent', id);
  if (stored.object.status !== 'requires_capture') throw unexpectedState(stored.object, 'capture');
  const amount = wanted ?? stored.object.amount_capturable;
  if (amount < 1 || amount > stored.object.amount_capturable) {
    throw invalid('Amount to capture is larger than what is held.', { code: 'amount_too_large' });
  }
  return captureIntent(tx, stored, amount);
};

const cardOf = (number: string): Card => {
  const card = cardOfNumber(number);
  if (card) return card;
  const message = 'Your card number is incorrect.';
  throw new StripeProblem(402, { type: 'card_error', code: 'incorrect_number', message, param: 'number' });
};

/** `POST /v1/payment_methods`: what a card is called from then on. No bank hears of it. */
export const createMethod = (tx: Transaction, number: string): Stored =>
  tx.put({
    owner: tx.owner,
    card: cardOf(number),
    object: {
      id: newId('pm'),
      object: 'payment_method' as const,
      type: 'card',
      created: tx.at,
      livemode: false,
    },
  });

const cardFrom = (tx: Transaction, params: ConfirmIntent): Card => {
  const { payment_method: name = '', payment_method_data: data } = params;
  if (data) return cardOf(data.card.number);
  const card = cardOfToken(name) ?? (tx.peek(name) && tx.find('payment_method', name).card);
  if (card) return card;
  throw invalid(`No such PaymentMethod: '${name}'`, { code: 'resource_missing' });
};

const askAtTheBank = (
  world: SandboxContext,
  tx: Transaction,
  stored: Stored<Intent>,
  card: Card,
): Stored<Intent> => {
  const url = `${world.addresses().publicUrl}/stripe/3ds/${stored.object.id}`;
  const { returnUrl } = stored;
  const asked = tx.put({
    ...stored,
    card,
    object: {
      ...stored.object,
      status: 'requires_action' as const,
      next_action:
        returnUrl === undefined
          ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
          : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    },
  });
  tx.tell('payment_intent.requires_action', asked);
  return asked;
};

/** The bank says yes or no to a call. */
const decideAtTheBank = (tx: Transaction, stored: Stored<Intent>, card: Card): Stored<Intent> => {
  const code = planOf(stored).declineCode ?? card.decline;
  if (code === null) return acceptIntent(tx, stored, card);
  const { object: payment_intent } = declineIntent(tx, stored, card, code);
  throw new StripeProblem(402, { ...declineFor(code), payment_intent }, true);
};

/** `POST /v1/payment_intents/:id/confirm`. A decline is a 402 that stays on the intent. */
export const confirmIntent = (
  world: SandboxContext,
  tx: Transaction,
  id: string,
  params: ConfirmIntent,
): Stored<Intent> => {
  const stored = tx.find<Intent>('payment_intent', id);
  if (!OPEN.includes(stored.object.status)) throw unexpectedState(stored.object, 'confirm');
  const named = params.payment_method ?? params.payment_method_data;
  const answered = stored.object.status === 'requires_confirmation' && stored.card;
  if (answered && named === undefined) return decideAtTheBank(tx, stored, answered);
  const card = cardFrom(tx, params);
  const confirmed: Stored<Intent> = {
    ...stored,
    // With the SDK on the page the 3DS page opens above it; else the guest is sent there and back.
    returnUrl: params.use_stripe_sdk ? undefined : params.return_url,
    object: { ...stored.object, payment_method: newId('pm') },
  };
  return card.threeDs ? askAtTheBank(world, tx, confirmed, card) : decideAtTheBank(tx, confirmed, card);
};

/** With `confirmation_method: manual` a browser may not have a card tried, however often it asks. */
export const refuseBrowser = ({ object: intent }: Stored<Intent>): void => {
  if (intent.confirmation_method !== 'manual') return;
  throw invalid(
    'This PaymentIntent cannot be confirmed using your publishable key: its `confirmation_method` is `manual`.',
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
};

/** The 3DS page was answered; where the shop confirms by itself it has the last word. */
export const finishAtTheBank = (tx: Transaction, id: string, approved: boolean): Stored<Intent> => {
  const stored = tx.find<Intent>('payment_intent', id);
  const { card } = stored;
  if (stored.object.status !== 'requires_action' || !card)
    throw unexpectedState(stored.object, 'authenticate');
  if (!approved) return declineIntent(tx, stored, card, 'payment_intent_authentication_failure');
  if (stored.object.confirmation_method === 'manual') {
    const object = { ...stored.object, status: 'requires_confirmation' as const, next_action: null };
    return tx.put({ ...stored, object });
  }
  const code = planOf(stored).declineCode ?? card.decline;
  return code === null ? acceptIntent(tx, stored, card) : declineIntent(tx, stored, card, code);
};
