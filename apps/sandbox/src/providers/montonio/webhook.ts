import { isFields } from '../../fields.ts';
import { FORGED_WAYS } from '../../webhooks/forged-ways.ts';
import { type Message, payloadReader, type WebhookFormat, type WebhookMessage } from '../../webhooks/news.ts';
import { forgeToken } from '../forge-token.ts';
import { type Claims, signToken } from '../jwt.ts';
import { orderClaims, refundClaims } from './answers.ts';
import { otherAccount, secretOf } from './sign.ts';
import type { MontonioOrder, MontonioRefund } from './state.ts';

const TTL_S = 600;
const UUID_OF_NOBODY = '00000000-0000-4000-8000-000000000000';

type Payload = { readonly name: 'orderToken' | 'refundToken'; readonly claims: Claims };

const payloadOf = payloadReader(
  (payload): payload is Payload => typeof payload.name === 'string' && isFields(payload.claims),
);

const asMessage = (name: string, token: string): Message => ({
  headers: { 'user-agent': 'MontonioWebhooks/1.0' },
  body: JSON.stringify({ [name]: token }),
});

const alterAmount = (claims: Claims): Claims =>
  'refundAmount' in claims
    ? { ...claims, refundAmount: '0.05' }
    : { ...claims, grandTotal: Number(claims.grandTotal) + 1 };

const alterReference = (claims: Claims): Claims =>
  'refundUuid' in claims
    ? { ...claims, orderUuid: UUID_OF_NOBODY }
    : { ...claims, merchantReference: UUID_OF_NOBODY, merchant_reference: UUID_OF_NOBODY };

const secretFor = ({ accessKey }: Claims): string => {
  const secret = secretOf(accessKey);
  if (secret === undefined) throw new Error(`No Montonio account has the access key ${accessKey}`);
  return secret;
};

/** Montonio's notifications: a signed token in a body of one field. */
export const montonioWebhook: WebhookFormat = {
  ways: FORGED_WAYS,
  seal: (news, now) => {
    const { name, claims } = payloadOf(news);
    return asMessage(name, signToken(secretFor(claims), claims, TTL_S, now));
  },
  forge: (way, news, now) => {
    const { name, claims } = payloadOf(news);
    const other = otherAccount(claims.accessKey);
    const token = forgeToken(way, {
      claims,
      secret: secretFor(claims),
      otherSecret: other.secretKey,
      identifier: String(claims.accessKey),
      asOtherVenue: { ...claims, accessKey: other.accessKey },
      alter: {
        amount: alterAmount,
        reference: alterReference,
        currency: found => ({ ...found, currency: found.currency === 'PLN' ? 'EUR' : 'PLN' }),
      },
      ttl: TTL_S,
      now,
    });
    return asMessage(name, token);
  },
};

/** Token that the payer's browser brings back. */
export const returnToken = (order: MontonioOrder, now: number): string =>
  signToken(secretFor(orderClaims(order)), orderClaims(order), TTL_S, now);

/** The order's own notificationUrl, but at the server the sandbox was told of: nothing is sent anywhere else. */
const addressOf = (order: MontonioOrder, serverUrl: string | null): string => {
  if (serverUrl === null) return order.notificationUrl;
  const { pathname, search } = new URL(order.notificationUrl);
  return `${serverUrl}${pathname}${search}`;
};

export const orderWebhook = (order: MontonioOrder, serverUrl: string | null): WebhookMessage => ({
  reference: order.merchantReference,
  event: order.status,
  eventId: `${order.uuid}:${order.status}`,
  payload: { name: 'orderToken', claims: orderClaims(order) } satisfies Payload,
  last: order.status !== 'PENDING' && order.status !== 'AUTHORIZED',
  url: addressOf(order, serverUrl),
});

export const refundUpdate = (
  order: MontonioOrder,
  refund: MontonioRefund,
  serverUrl: string | null,
): WebhookMessage => ({
  reference: order.merchantReference,
  event: `REFUND_${refund.status}`,
  eventId: refund.uuid,
  payload: { name: 'refundToken', claims: refundClaims(order, refund) } satisfies Payload,
  last: true,
  url: addressOf(order, serverUrl),
});
