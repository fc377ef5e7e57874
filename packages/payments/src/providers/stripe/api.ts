import type Stripe from 'stripe';
import {
  type Created,
  NoAnswer,
  type PaymentProvider,
  type PaymentRequest,
  ProviderRefusal,
  type ProviderUpdate,
  type StatusRequest,
  type TriedCard,
} from '../../port.ts';
import { reading } from '../../wire/json-api.ts';
import { keyOf } from '../../wire/keys.ts';
import { fieldsOf, listOf, text } from '../../wire/read.ts';
import { ask, askFor, ID, StripeCardError } from './client.ts';
import { failureOf, idOf, paymentOf, updateOfIntent, updateOfRefund } from './map.ts';
import { unitsOf } from './units.ts';

/**
 * Cards and wallets only: whatever leads away from the page would need another way back. With `manual` a card is tried by the
 * secret key alone; the two parameters exclude each other.
 */
const waysOf = ({ triedByUs }: PaymentRequest): Partial<Stripe.PaymentIntentCreateParams> =>
  triedByUs
    ? { allowed_payment_method_types: ['card'], confirmation_method: 'manual' }
    : { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } };

export const createIntent: PaymentProvider['createIntent'] = async (
  account,
  request,
  world,
): Promise<Created> => {
  const amount = unitsOf(request.amount, request.currency, account.decimals);
  const publishableKey = keyOf(ID, account, 'publishableKey');
  const intent = await ask(account, world, client =>
    client.paymentIntents.create(
      {
        amount,
        currency: request.currency.toLowerCase(),
        ...waysOf(request),
        description: request.description,
        metadata: { payment_uuid: request.payment },
      },
      { idempotencyKey: `${request.key}:create` },
    ),
  );
  const clientSecret = reading(ID, () => text(intent.client_secret, 'client_secret'));
  return {
    providerRef: reading(ID, () => text(intent.id, 'id')),
    nextAction: {
      kind: request.method === 'stripe' ? 'wallet_sheet' : 'card_form',
      driver: ID,
      script: `${account.browserUrl}/stripe.js`,
      params: {
        publishableKey,
        ...(account.speaksFor !== undefined && { stripeAccount: account.speaksFor }),
        clientSecret,
        returnUrl: request.returnUrl,
        locale: request.language,
        country: request.countryCode,
        currency: request.currency.toLowerCase(),
        amount: String(amount),
        ...(request.triedByUs && { tryAs: request.payment }),
      },
    },
    wire: { clientSecret },
    status: 'created',
  };
};

/** Our reference of a payment there. Without one it is not known whether there is any. */
const refOf = ({ providerRef }: StatusRequest): string => {
  if (providerRef === null) throw new NoAnswer(ID, new Error('the payment has no reference yet'));
  return providerRef;
};

const declinedAs = ({ code, decline_code, message }: InstanceType<typeof StripeCardError>): TriedCard => ({
  outcome: 'declined',
  failure: failureOf(code, decline_code),
  message: message === '' ? null : message,
});

const DONE = ['succeeded', 'processing', 'requires_capture'];

export const tryCard: NonNullable<PaymentProvider['tryCard']> = async (account, request, world) => {
  const ref = refOf(request);
  const { card, tryKey } = request;
  const wish = { use_stripe_sdk: true, ...(card !== null && { payment_method: card }) };
  const declines: TriedCard[] = [];
  const intent = await ask(account, world, async client => {
    try {
      return await client.paymentIntents.confirm(ref, wish, { idempotencyKey: tryKey });
    } catch (error) {
      if (!(error instanceof StripeCardError)) throw error;
      declines.push(declinedAs(error));
      return {};
    }
  });
  const [declined] = declines;
  if (declined) return declined;
  const status = reading(ID, () => text(intent.status, 'status'));
  if (status === 'requires_action') return { outcome: 'asks' };
  return DONE.includes(status)
    ? { outcome: 'done' }
    : { outcome: 'declined', failure: 'generic', message: null };
};

export const fetchStatus: PaymentProvider['fetchStatus'] = async (account, request, world) => {
  const { providerRef } = request;
  if (providerRef === null) return null;
  const intent = await askFor(account, world, client =>
    client.paymentIntents.retrieve(providerRef, { expand: ['latest_charge'] }),
  );
  return intent && reading(ID, () => updateOfIntent(intent, account.decimals, null));
};

export const verifyCredentials: NonNullable<PaymentProvider['verifyCredentials']> = async (
  account,
  world,
) => {
  const page = await ask(account, world, client => client.paymentIntents.list({ limit: 1 }));
  reading(ID, () => listOf(page.data, 'payment intents'));
  return 'proven';
};

const PAGE = 100;

export const listPayments: NonNullable<PaymentProvider['listPayments']> = async (account, since, world) => {
  const found: ProviderUpdate[] = [];
  let after: string | undefined;
  do {
    const page = await ask(account, world, client =>
      client.paymentIntents.list({
        created: { gte: Math.floor(since / 1000) },
        limit: PAGE,
        expand: ['data.latest_charge'],
        ...(after !== undefined && { starting_after: after }),
      }),
    );
    const intents = reading(ID, () => listOf(page.data, 'payment intents'));
    const ours = intents.filter(intent => paymentOf(intent) !== null);
    found.push(...reading(ID, () => ours.map(intent => updateOfIntent(intent, account.decimals, null))));
    after = page.has_more === true ? (idOf(intents.at(-1)) ?? undefined) : undefined;
  } while (after !== undefined);
  return found;
};

export const refund: PaymentProvider['refund'] = async (account, request, world) => {
  const payment_intent = refOf(request);
  const amount = unitsOf(request.amount, request.currency, account.decimals);
  const made = await ask(account, world, client =>
    client.refunds.create(
      {
        payment_intent,
        amount,
        reason: 'requested_by_customer',
        metadata: { payment_uuid: request.payment, refund_key: request.refundKey },
      },
      { idempotencyKey: request.refundKey },
    ),
  );
  return reading(ID, () => updateOfRefund(made));
};

export const fetchRefund: NonNullable<PaymentProvider['fetchRefund']> = async (account, request, world) => {
  const { refundRef, refundKey, providerRef } = request;
  if (refundRef !== null) {
    const found = await askFor(account, world, client => client.refunds.retrieve(refundRef));
    return found && reading(ID, () => updateOfRefund(found));
  }
  // Its answer was lost. Idempotency keys are forgotten after a day, what we wrote on the refund is not.
  if (providerRef === null) return null;
  const list = await ask(account, world, client =>
    client.refunds.list({ payment_intent: providerRef, limit: 100 }),
  );
  return reading(ID, () => {
    const ours = listOf(list.data, 'refunds').find(
      ({ metadata }) => fieldsOf(metadata).refund_key === refundKey,
    );
    return ours === undefined ? null : updateOfRefund(ours);
  });
};

export const cancel: NonNullable<PaymentProvider['cancel']> = async (account, request, world) => {
  const ref = refOf(request);
  try {
    const intent = await ask(account, world, client =>
      client.paymentIntents.cancel(ref, { cancellation_reason: 'abandoned' }),
    );
    return reading(ID, () => updateOfIntent(intent, account.decimals, null)).status === 'canceled';
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.code === 'misconfigured') throw error;
    // It was canceled before, or it is too late.
    return (await fetchStatus(account, request, world))?.status === 'canceled';
  }
};
