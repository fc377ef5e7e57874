import { randomUUID } from 'node:crypto';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { isFields } from '../fields.ts';
import { FORGED_WAYS, type ForgedWay } from '../webhooks/forged-ways.ts';
import { type Message, payloadReader, type WebhookFormat, type WebhookMessage } from '../webhooks/news.ts';
import { billOnWire, type TillBill } from './bill.ts';
import { signTill } from './sign.ts';
import type { TillOrder } from './state.ts';

const { main, other } = SANDBOX_KEYS;
const SECRET = main.till.webhookSecret;
const HOUR_MS = 3_600_000;
const NOBODYS = 'not_of_this_till';

type WireBill = ReturnType<typeof billOnWire>;
type Event = {
  readonly id: string;
  readonly type: 'bill-updated' | 'order-accepted' | 'order-failed';
  readonly created_at: string;
  readonly data: { readonly bill?: WireBill; readonly order?: TillOrder };
};

const eventOf = payloadReader(
  (payload): payload is Event => typeof payload.id === 'string' && isFields(payload.data),
);

const message = (body: string, signature: string | null): Message => ({
  headers: { 'user-agent': 'Till/1.0', ...(signature === null ? {} : { 'x-till-signature': signature }) },
  body,
});

/** The event with its bill changed; where it tells of an order alone, with the order changed. */
const altered = (
  event: Event,
  change: (bill: WireBill) => Partial<WireBill>,
  order: Partial<TillOrder>,
): string => {
  const { bill } = event.data;
  const data = bill
    ? { ...event.data, bill: { ...bill, ...change(bill) } }
    : { ...event.data, order: { ...event.data.order, ...order } };
  return JSON.stringify({ ...event, data });
};

const forge = (way: ForgedWay, news: WebhookMessage, now: number): Message => {
  const event = eventOf(news);
  const body = JSON.stringify(event);
  const genuine = signTill(SECRET, body, now);
  const ways: Readonly<Record<ForgedWay, () => Message>> = {
    'no-signature': () => message(body, null),
    'empty-signature': () => message(body, `${genuine.split(',')[0]},v1=`),
    'wrong-key': () => message(body, signTill('a secret that nobody has', body, now)),
    'other-venue-key': () => message(body, signTill(other.till.webhookSecret, body, now)),
    'wrong-purpose-key': () => message(body, signTill(main.till.apiKey, body, now)),
    'wrong-algorithm': () => message(body, genuine.replace('v1=', 'v0=')),
    'altered-amount': () =>
      message(
        altered(event, ({ paid, due }) => ({ paid: paid + due + 1, due: 0 }), {
          status: 'accepted',
          reason: 'none',
        }),
        genuine,
      ),
    'altered-reference': () =>
      message(
        altered(event, () => ({ id: NOBODYS }), { reference: NOBODYS }),
        genuine,
      ),
    'altered-currency': () =>
      message(
        altered(event, () => ({ currency: 'HUF' }), { bill_id: NOBODYS }),
        genuine,
      ),
    'old-timestamp': () => message(body, signTill(SECRET, body, now - HOUR_MS)),
    're-encoded': () => message(JSON.stringify(event, null, 1), genuine),
    truncated: () => message(body.slice(0, -9), genuine),
    'signature-of-another-body': () => message(body, signTill(SECRET, '{}', now)),
    'replayed-changed': () =>
      message(
        altered({ ...event, id: `evt_${randomUUID()}` }, ({ version }) => ({ version: version + 1 }), {
          id: NOBODYS,
        }),
        signTill(SECRET, body, now - 1_000),
      ),
  };
  return ways[way]();
};

export const tillWebhook: WebhookFormat = {
  ways: FORGED_WAYS,
  seal: (news, now) => {
    const body = JSON.stringify(eventOf(news));
    return message(body, signTill(SECRET, body, now));
  },
  forge,
};

const webhookEventOf = (
  reference: string,
  last: boolean,
  now: number,
  event: Pick<Event, 'type' | 'data'>,
): WebhookMessage => {
  const id = `evt_${randomUUID()}`;
  const payload: Event = { id, created_at: new Date(now).toISOString(), ...event };
  return { reference, event: event.type, eventId: id, payload, last };
};

/** The whole bill as it is now. `about`: the order or payment that changed it, else the bill itself. */
export const billWebhook = (bill: TillBill, about: string, now: number): WebhookMessage =>
  webhookEventOf(about, true, now, { type: 'bill-updated', data: { bill: billOnWire(bill) } });

/** How an order ended. After an accepted one its bill follows. */
export const orderWebhook = (order: TillOrder, now: number): WebhookMessage =>
  webhookEventOf(order.reference, order.status === 'failed', now, {
    type: `order-${order.status}`,
    data: { order },
  });
