import { randomUUID } from 'node:crypto';
import {
  NoAnswer,
  type PaymentProvider,
  type ProviderAccount,
  type ProviderContext,
  ProviderRefusal,
  type RefundRequest,
  type RefundUpdate,
} from '../../port.ts';
import { toUnits } from '../../wire/amount.ts';
import { exponentOf } from '../../wire/exponent.ts';
import { askJson, reading, sending } from '../../wire/json-api.ts';
import { keyOf } from '../../wire/keys.ts';
import { type Fields, fieldsOf, textOrNull } from '../../wire/read.ts';
import { encrypted, signatureOf } from '../../wire/seal.ts';
import { intentOf, refundedOf, refundsOf, refusalOf, updateOfOrder } from './map.ts';

const ID = 'solidgate';

/** "The customer asked for it." */
const REFUND_REASON = '0021';

/** Makes what the form is given: encrypted for Solidgate, signed, nothing called. */
export const createIntent: PaymentProvider['createIntent'] = async (account, request) => {
  const merchant = keyOf(ID, account, 'publicKey');
  const secret = keyOf(ID, account, 'secretKey');
  const paymentIntent = encrypted(
    secret,
    sending(ID, () => intentOf(request, account.decimals)),
  );
  const signature = signatureOf(merchant, secret, paymentIntent);
  return {
    providerRef: request.payment,
    nextAction: {
      kind: request.method === 'solid-wallet' ? 'wallet_sheet' : 'card_form',
      driver: ID,
      script: `${account.browserUrl}/js/solid-form.js`,
      params: { merchant, signature, paymentIntent, locale: request.language, country: request.countryCode },
    },
    wire: { merchant_id: merchant, signature, payment_intent: paymentIntent },
    status: 'created',
  };
};

/** An answer about an order; null where Solidgate knows of none. Status 200 can carry a refusal. */
const ask = async (
  account: ProviderAccount,
  path: string,
  wish: object,
  world: ProviderContext,
): Promise<Fields | null> => {
  const merchant = keyOf(ID, account, 'publicKey');
  const body = JSON.stringify(wish);
  const answer = await askJson(ID, world, `${account.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      merchant,
      signature: signatureOf(merchant, keyOf(ID, account, 'secretKey'), body),
    },
    body,
  });
  if (answer.status === 404) return null;
  const error = fieldsOf(answer.body.error);
  const code = textOrNull(error.code);
  // An order that failed says why beside itself; that is no refusal of the question.
  if (answer.body.order !== undefined && answer.status < 300) return answer.body;
  // "2.01, order_id": there is no such order.
  if (code === '2.01' && fieldsOf(error.messages).order_id !== undefined) return null;
  const refusal = answer.status === 401 || answer.status === 403 ? 'misconfigured' : refusalOf(code ?? '6.');
  if (refusal === null) throw new NoAnswer(ID, new Error(`error ${code} with status ${answer.status}`));
  throw new ProviderRefusal(ID, refusal, `${code ?? answer.status} ${JSON.stringify(error.messages ?? '')}`);
};

const orderOf = (account: ProviderAccount, payment: string, world: ProviderContext): Promise<Fields | null> =>
  ask(account, '/status', { order_id: payment }, world);

export const fetchStatus: PaymentProvider['fetchStatus'] = async (account, { payment }, world) => {
  const order = await orderOf(account, payment, world);
  return order && reading(ID, () => updateOfOrder(order, account.decimals, null));
};

/** Asks after an order that there never was: whoever signs wrongly does not read that. */
export const verifyCredentials: NonNullable<PaymentProvider['verifyCredentials']> = async (
  account,
  world,
) => {
  const order = await orderOf(account, randomUUID(), world);
  if (order !== null) throw new NoAnswer(ID, new Error('an order that nobody made'));
  return 'proven';
};

/**
 * What an order shows of this refund; null when nothing. Solidgate takes no key for refunds, but those of a payment go
 * one after the other: this one is done when all together are as much as the earlier ones and it.
 */
const seen = (order: Fields, request: RefundRequest, decimals: number): RefundUpdate | null => {
  const ours = refundsOf(order, decimals).findLast(({ amount }) => amount === request.amount);
  if (refundedOf(order, decimals) >= request.refundedBefore + request.amount) {
    return { status: 'succeeded', ref: ours?.ref ?? null, failure: null };
  }
  return ours?.status === 'pending' ? { status: 'pending', ref: ours.ref, failure: null } : null;
};

export const fetchRefund: NonNullable<PaymentProvider['fetchRefund']> = async (account, request, world) => {
  const order = await orderOf(account, request.payment, world);
  if (order === null) return null;
  return reading(ID, () => {
    const found = seen(order, request, account.decimals);
    if (found || request.refundRef === null) return found;
    return refundsOf(order, account.decimals).find(({ ref }) => ref === request.refundRef) ?? null;
  });
};

export const refund: PaymentProvider['refund'] = async (account, request, world) => {
  const amount = sending(ID, () => toUnits(request.amount, account.decimals, exponentOf(request.currency)));
  const before = await fetchRefund(account, { ...request, refundRef: null }, world);
  if (before) return before;
  const wish = { order_id: request.payment, amount, refund_reason_code: REFUND_REASON };
  const order = await ask(account, '/refund', wish, world);
  if (order === null) throw new ProviderRefusal(ID, 'refused', 'there is no such order');
  return reading(ID, () => {
    const found = seen(order, request, account.decimals);
    if (found) return found;
    const last = refundsOf(order, account.decimals).at(-1);
    if (last?.status === 'failed') return { status: 'failed', ref: last.ref, failure: last.failure };
    return { status: 'pending', ref: null, failure: null };
  });
};
