import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { type Fields, isFields } from '../../../fields.ts';
import { FORGED_WAYS, type ForgedWay } from '../../../webhooks/forged-ways.ts';
import {
  type Message,
  payloadReader,
  type WebhookFormat,
  type WebhookMessage,
} from '../../../webhooks/news.ts';
import { newId } from '../objects.ts';
import { otherScheme, stripeSignature } from './sign.ts';

const { main, other, platform } = SANDBOX_KEYS;
const SECRET = main.stripe.webhookSecret;

/** Long past the 300 seconds that are allowed. */
const OLD_SECONDS = 3_600;

type Event = { readonly id: string; readonly data: { readonly object: Fields } };

const eventOf = payloadReader(
  (payload): payload is Event =>
    typeof payload.id === 'string' && isFields(payload.data) && isFields(payload.data.object),
);

/** Stripe sends its events with two spaces of indentation. */
const bodyOf = (payload: unknown): string => JSON.stringify(payload, null, 2);

const withObject = (event: Event, changed: Fields): Event => ({
  ...event,
  data: { ...event.data, object: { ...event.data.object, ...changed } },
});

const more = (amount: unknown): number => Number(amount ?? 0) + 100;

const message = (body: string, signature: string | null): Message => ({
  body,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    ...(signature === null ? {} : { 'stripe-signature': signature }),
  },
});

const forge = (way: ForgedWay, news: WebhookMessage, now: number): Message => {
  const at = Math.floor(now / 1000);
  const body = bodyOf(news.payload);
  const signed = stripeSignature(SECRET, body, at);
  const event = eventOf(news);
  const altered = (changed: Fields): Message => message(bodyOf(withObject(event, changed)), signed);
  const { object } = event.data;
  const ways: Readonly<Record<ForgedWay, () => Message>> = {
    'no-signature': () => message(body, null),
    'empty-signature': () => message(body, `t=${at},v1=`),
    'wrong-key': () => message(body, stripeSignature('whsec_nobody_has_this', body, at)),
    'other-venue-key': () => message(body, stripeSignature(other.stripe.webhookSecret, body, at)),
    'wrong-purpose-key': () => message(body, stripeSignature(main.stripe.secretKey, body, at)),
    'wrong-algorithm': () => message(body, otherScheme(SECRET, body, at)),
    'altered-amount': () =>
      altered({ amount: more(object.amount), amount_received: more(object.amount_received) }),
    'altered-reference': () => altered({ id: newId('pi'), metadata: { payment_uuid: 'somebody-elses' } }),
    'altered-currency': () => altered({ currency: 'huf' }),
    'old-timestamp': () => message(body, stripeSignature(SECRET, body, at - OLD_SECONDS)),
    're-encoded': () => message(JSON.stringify(news.payload), signed),
    truncated: () => message(body.slice(0, -20), signed),
    'signature-of-another-body': () =>
      message(body, stripeSignature(SECRET, bodyOf({ id: 'evt_other' }), at)),
    'replayed-changed': () =>
      message(bodyOf({ ...withObject(event, { amount: 1 }), id: newId('evt') }), signed),
  };
  return ways[way]();
};

export const stripeWebhook: WebhookFormat = {
  ways: FORGED_WAYS,
  seal: ({ payload, sealedBy }, now) => {
    const body = bodyOf(payload);
    const secret = sealedBy === 'platform' ? platform.stripe.webhookSecret : SECRET;
    return message(body, stripeSignature(secret, body, Math.floor(now / 1000)));
  },
  forge,
};
