import type { JWTPayload } from 'jose';
import {
  type PaymentProvider,
  type ProviderAccount,
  type ProviderContext,
  ProviderRefusal,
  type RefundRequest,
} from '../../port.ts';
import { fromDecimal, toDecimal } from '../../wire/amount.ts';
import { type Answer, askJson, reading, sending } from '../../wire/json-api.ts';
import { keyOf } from '../../wire/keys.ts';
import { type Fields, text, webAddress } from '../../wire/read.ts';
import { signToken } from '../../wire/token.ts';
import {
  isInProgress,
  orderOf,
  PLACES,
  refundsInProgress,
  refundsOf,
  refundUpdate,
  refundUuid,
  updateOfOrder,
} from './map.ts';

const ID = 'montonio';
const TOKEN_MS = 600_000;

const signed = (account: ProviderAccount, claims: JWTPayload, world: ProviderContext): Promise<string> =>
  signToken(
    keyOf(ID, account, 'secretKey'),
    { accessKey: keyOf(ID, account, 'accessKey'), ...claims },
    world.now(),
    world.now() + TOKEN_MS,
  );

const post = async (
  account: ProviderAccount,
  path: string,
  claims: JWTPayload,
  world: ProviderContext,
): Promise<Answer> =>
  askJson(ID, world, `${account.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: await signed(account, claims, world) }),
  });

/** What was refused, and why. The message may be a text or several. */
const refusalOf = ({ status, body }: Answer): ProviderRefusal =>
  new ProviderRefusal(
    ID,
    status === 401 || status === 403 ? 'misconfigured' : 'refused',
    `${status} ${[body.message].flat().join('; ')}`,
  );

const agreed = (answer: Answer): Fields => {
  if (answer.status >= 400) throw refusalOf(answer);
  return answer.body;
};

export const createIntent: PaymentProvider['createIntent'] = async (account, request, world) => {
  const claims = sending(ID, () => orderOf(request, account, world.now()));
  const order = agreed(await post(account, '/orders', claims, world));
  return reading(ID, () => {
    const url = webAddress(order.paymentUrl, 'paymentUrl');
    return {
      providerRef: text(order.uuid, 'uuid'),
      nextAction: { kind: 'redirect', url },
      wire: { redirect_url: url },
      status: 'created',
    };
  });
};

const get = async (account: ProviderAccount, path: string, world: ProviderContext): Promise<Answer> =>
  askJson(ID, world, `${account.baseUrl}${path}`, {
    method: 'GET',
    headers: { authorization: `Bearer ${await signed(account, {}, world)}` },
  });

/** The ways to pay of the store, which nobody else is told. */
export const verifyCredentials: NonNullable<PaymentProvider['verifyCredentials']> = async (
  account,
  world,
) => {
  const store = agreed(await get(account, '/stores/payment-methods', world));
  reading(ID, () => text(store.uuid, 'uuid'));
  return 'proven';
};

/** The order as it is now; null when there is none. */
const fetchOrder = async (
  account: ProviderAccount,
  uuid: string,
  world: ProviderContext,
): Promise<Fields | null> => {
  const answer = await get(account, `/orders/${encodeURIComponent(uuid)}`, world);
  return answer.status === 404 ? null : agreed(answer);
};

export const fetchStatus: PaymentProvider['fetchStatus'] = async (account, { providerRef }, world) => {
  // Without a reference the guest never got the bank's address either.
  const order = providerRef && (await fetchOrder(account, providerRef, world));
  return order ? reading(ID, () => updateOfOrder(order, account.decimals)) : null;
};

/**
 * This refund among those of the order. Montonio does not repeat our key, but refunds of a payment go one after the
 * other: the newest of this sum is ours when all of them together reach further than the ones before.
 */
const ourRefund = (order: Fields, request: RefundRequest, decimals: number): Fields | null => {
  if (refundsInProgress(order, decimals) < request.refundedBefore + request.amount) return null;
  const same = refundsOf(order)
    .filter(({ amount, status }) => fromDecimal(amount, decimals) === request.amount && isInProgress(status))
    .sort((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)));
  return same.at(-1) ?? null;
};

export const fetchRefund: NonNullable<PaymentProvider['fetchRefund']> = async (account, request, world) => {
  const { providerRef, refundRef } = request;
  const order = providerRef && (await fetchOrder(account, providerRef, world));
  if (!order) return null;
  return reading(ID, () => {
    const found =
      refundRef === null
        ? ourRefund(order, request, account.decimals)
        : refundsOf(order).find(({ uuid }) => uuid === refundRef);
    return found ? refundUpdate(found.uuid, found.status, null) : null;
  });
};

export const refund: PaymentProvider['refund'] = async (account, request, world) => {
  const { providerRef, currency } = request;
  // Banks give back euro only.
  if (currency !== 'EUR' || providerRef === null) return { status: 'by_hand', ref: null, failure: null };
  const amount = sending(ID, () => toDecimal(request.amount, account.decimals, PLACES));
  const claims = { orderUuid: providerRef, amount, idempotencyKey: refundUuid(request.refundKey) };
  const answer = await post(account, '/refunds', claims, world);
  if (answer.status === 400) {
    // The same key again is refused like any mistake; whether it was there before, the order shows.
    const before = await fetchRefund(account, { ...request, refundRef: null }, world);
    if (before) return before;
  }
  const made = agreed(answer);
  return reading(ID, () => refundUpdate(made.uuid, made.status, null));
};
