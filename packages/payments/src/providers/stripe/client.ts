import Stripe from 'stripe';
import { NoAnswer, type ProviderAccount, type ProviderContext, ProviderRefusal } from '../../port.ts';
import { keyOf } from '../../wire/keys.ts';
import { type Fields, fieldsOf, isObject, Malformed } from '../../wire/read.ts';
import { failureOf } from './map.ts';

export const ID = 'stripe';

/**
 * What the package is given of an answer. It hangs when the JSON is no object, and prints a header of Stripe's to the
 * console, for which whoever runs a venue has no use.
 */
const readable =
  (fetched: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await fetched(input, { ...init, redirect: 'manual' });
    const body = await answer.text();
    if (!isObject(body)) throw new Malformed(`an answer with status ${answer.status}`);
    const headers = new Headers(answer.headers);
    headers.delete('stripe-notice');
    return new Response(body, { status: answer.status, headers });
  };

/** One try each: whoever asks tries again, with the same idempotency key. */
const makeClient = (
  secretKey: string,
  { baseUrl, speaksFor }: ProviderAccount,
  world: ProviderContext,
): Stripe => {
  const { hostname, port, protocol } = new URL(baseUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
    httpClient: Stripe.createFetchHttpClient(readable(world.fetch)),
    timeout: world.timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    // Every call of this client, so that none can be forgotten: whose money it is hangs on it.
    ...(speaksFor !== undefined && { stripeAccount: speaksFor }),
  });
};

/** Making a client builds every resource of Stripe's: one is kept per key, account and place, and all are let go when too many. */
const MAX_CLIENTS = 500;
const clients = new WeakMap<ProviderContext, Map<string, Stripe>>();

const clientOf = (account: ProviderAccount, world: ProviderContext): Stripe => {
  const secretKey = keyOf(ID, account, 'secretKey');
  const name = `${account.baseUrl} ${secretKey} ${account.speaksFor ?? ''}`;
  const held = clients.get(world) ?? new Map<string, Stripe>();
  clients.set(world, held);
  const client = held.get(name) ?? makeClient(secretKey, account, world);
  if (held.size >= MAX_CLIENTS) held.clear();
  held.set(name, client);
  return client;
};

const refusalOf = (error: InstanceType<typeof Stripe.errors.StripeError>): ProviderRefusal['code'] => {
  if (error instanceof Stripe.errors.StripeCardError) return failureOf(error.code, error.decline_code);
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'misconfigured';
  if (error instanceof Stripe.errors.StripePermissionError) return 'misconfigured';
  return /^amount_|_amount(_|$)/.test(error.code ?? '') ? 'amount' : 'refused';
};

export const { StripeCardError } = Stripe.errors;
const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
const { StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;
/** With these Stripe says that it did nothing. */
const DEFINITE = [
  StripeCardError,
  StripeAuthenticationError,
  StripePermissionError,
  StripeInvalidRequestError,
  StripeIdempotencyError,
];

const isDefinite = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  DEFINITE.some(kind => error instanceof kind);

/** Calls Stripe and reads its answer as plain fields. */
export const ask = async (
  account: ProviderAccount,
  world: ProviderContext,
  call: (client: Stripe) => Promise<unknown>,
): Promise<Fields> => {
  const client = clientOf(account, world);
  try {
    return fieldsOf(await call(client));
  } catch (error) {
    if (isDefinite(error)) throw new ProviderRefusal(ID, refusalOf(error), error.code ?? error.type);
    throw new NoAnswer(ID, error);
  }
};

/** Like {@link ask}; null where Stripe knows of no such thing. */
export const askFor = async (...args: Parameters<typeof ask>): Promise<Fields | null> => {
  const [account, world, call] = args;
  return ask(account, world, async client => {
    try {
      return { found: await call(client) };
    } catch (error) {
      if (error instanceof StripeInvalidRequestError && error.statusCode === 404) return {};
      throw error;
    }
  }).then(({ found }) => (found === undefined ? null : fieldsOf(found)));
};
