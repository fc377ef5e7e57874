import { randomUUID } from 'node:crypto';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { FORGED_WAYS, type ForgedWay } from '../../webhooks/forged-ways.ts';
import type { Message, WebhookFormat, WebhookMessage } from '../../webhooks/news.ts';
import { type Order, referenceOf } from './order.ts';
import { solidgateSignature, weakSignature } from './sign.ts';

const { main, other } = SANDBOX_KEYS;
const { webhookPublicKey: KEY, webhookSecretKey: SECRET } = main.solidgate;

/** After these nothing comes but refunds. */
const LAST = ['settle_ok', 'partial_settled', 'auth_failed', 'void_ok'];

export const orderWebhook = (order: Order, shown: Readonly<Record<string, unknown>>): WebhookMessage => ({
  reference: referenceOf(order),
  event: `card_gate.order.updated (${order.status})`,
  eventId: randomUUID(),
  payload: shown,
  last: LAST.includes(order.status),
});

type Headers = { merchant?: string; signature?: string; 'solidgate-event-id'?: string };

const message = (news: WebhookMessage, now: number, body: string, changed: Headers): Message => ({
  body,
  headers: {
    'content-type': 'application/json',
    merchant: KEY,
    'solidgate-event-id': news.eventId,
    'solidgate-event-type': 'card_gate.order.updated',
    'solidgate-event-created-at': new Date(now).toISOString(),
    ...changed,
  },
});

const withOrder = ({ payload }: WebhookMessage, changed: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...payload, order: { ...(payload.order as object), ...changed } });

/** Solidgate signs no time, so an old message is as good as a new one: the event id has to catch it. */
const WAYS = FORGED_WAYS.filter(way => way !== 'old-timestamp');

const forge = (way: ForgedWay, news: WebhookMessage, now: number): Message => {
  const body = JSON.stringify(news.payload);
  const signed = solidgateSignature(KEY, SECRET, body);
  const amount = Number((news.payload.order as { amount: number }).amount);
  const send = (text: string, signature: string, more: Headers = {}): Message =>
    message(news, now, text, { signature, ...more });
  const { solidgate: theirs } = other;
  const ways: Readonly<Record<ForgedWay, () => Message>> = {
    'no-signature': () => message(news, now, body, {}),
    'empty-signature': () => send(body, ''),
    'wrong-key': () => send(body, solidgateSignature(KEY, 'wh_sk_nobody_has_this', body)),
    'other-venue-key': () =>
      send(body, solidgateSignature(theirs.webhookPublicKey, theirs.webhookSecretKey, body), {
        merchant: theirs.webhookPublicKey,
      }),
    'wrong-purpose-key': () => {
      const { publicKey, secretKey } = main.solidgate;
      return send(body, solidgateSignature(publicKey, secretKey, body), { merchant: publicKey });
    },
    'wrong-algorithm': () => send(body, weakSignature(KEY, SECRET, body)),
    'altered-amount': () => send(withOrder(news, { amount: amount + 100 }), signed),
    'altered-reference': () =>
      send(
        JSON.stringify({
          ...news.payload,
          order: { ...(news.payload.order as object), order_id: 'somebody-elses' },
          order_metadata: { payment_uuid: 'somebody-elses' },
        }),
        signed,
      ),
    'altered-currency': () => send(withOrder(news, { currency: 'HUF' }), signed),
    'old-timestamp': () => send(body, ''),
    're-encoded': () => send(JSON.stringify(news.payload, null, 1), signed),
    truncated: () => send(body.slice(0, -20), signed),
    'signature-of-another-body': () => send(body, solidgateSignature(KEY, SECRET, '{"order":{}}')),
    'replayed-changed': () =>
      send(withOrder(news, { amount: 1 }), signed, { 'solidgate-event-id': randomUUID() }),
  };
  return ways[way]();
};

export const solidgateWebhook: WebhookFormat = {
  ways: WAYS,
  seal: (news, now) => {
    const body = JSON.stringify(news.payload);
    return message(news, now, body, { signature: solidgateSignature(KEY, SECRET, body) });
  },
  forge,
};
