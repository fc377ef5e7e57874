import type { StaffEventData } from '@tableside/contract/realtime';
import type { WebhookKind } from '@tableside/domain/webhooks';
import type { StoredEvent } from '../../../realtime/index.ts';
import { billFacts, callFacts, type Minors, orderFacts, paymentFacts, refundFacts } from './facts.ts';

type Data<Name extends keyof StaffEventData> = StaffEventData[Name];

/** Something that happened, for whoever asked to be told of its kind. */
export type WebhookEvent = {
  readonly kind: WebhookKind;
  /** What tells of it again has the same key, and is the same news. */
  readonly key: string;
  /** When it happened; null: now. */
  readonly at: string | null;
  readonly data: Readonly<Record<string, unknown>>;
};

const latest = (moments: readonly (string | null)[]): string | null =>
  moments
    .filter(moment => moment !== null)
    .sort()
    .at(-1) ?? null;

/** What of an order's lines is not as it was ordered: taken off, or priced anew; empty: nothing. */
const contentsOf = ({ items }: Data<'board-order'>['order'], minors: Minors): string =>
  items
    .filter(
      ({ taken_off, price, quantity, total }) => taken_off > 0 || minors(total) !== minors(price) * quantity,
    )
    .map(({ id, taken_off, total }) => `${id} ${taken_off} ${total}`)
    .join();

const ofOrder = ({ order, event }: Data<'board-order'>, minors: Minors): WebhookEvent[] => {
  const { status, unique_order_number: number } = order;
  // What staff took off is neither made nor carried.
  const items = order.items.filter(item => item.taken_off < item.quantity);
  const found: [WebhookKind, string | null][] = [];
  if (event === 'order-created') found.push(['order.placed', order.placed_at]);
  if (order.accepted_at !== null && (event === 'order-accepted' || event === 'order-created'))
    found.push(['order.accepted', order.accepted_at]);
  const making = status === 'active' || status === 'partially_delivered';
  const waits = items.some(item => !item.is_delivered);
  const changed = contentsOf(order, minors);
  if (event === 'order-updated' && changed) found.push(['order.changed', null]);
  if (making && waits && items.every(item => item.is_delivered || item.ready_at !== null))
    found.push(['order.ready', latest(items.map(item => item.ready_at))]);
  // The last dish was carried, or the last that was still to come taken off.
  const served = items.length > 0 && !waits;
  if (served && (event === 'order-item-delivered' || event === 'order-updated'))
    found.push(['order.delivered', null]);
  if (status === 'closed') found.push(['order.closed', order.closed_at]);
  if (status === 'rejected') found.push(['order.rejected', order.closed_at]);
  if (status === 'failed') found.push(['order.failed', order.closed_at]);
  return found.map(([kind, at]) => ({
    kind,
    key: kind === 'order.changed' ? `${kind}:${number}:${changed}` : `${kind}:${number}`,
    at,
    data: { order: orderFacts(order, minors) },
  }));
};

const ofPayment = ({ payment }: Data<'board-payment'>, minors: Minors): WebhookEvent[] => {
  const facts = paymentFacts(payment, minors);
  const settled: WebhookEvent[] =
    payment.paid_at === null
      ? []
      : [
          {
            kind: 'payment.settled',
            key: `payment.settled:${payment.uuid}`,
            at: payment.paid_at,
            data: { payment: facts },
          },
        ];
  const refunded = payment.refunds
    .filter(refund => refund.done_at !== null)
    .map(
      (refund): WebhookEvent => ({
        kind: 'payment.refunded',
        key: `payment.refunded:${refund.id}`,
        at: refund.done_at,
        data: { payment: facts, refund: refundFacts(refund, minors) },
      }),
    );
  return [...settled, ...refunded];
};

const ofBill = ({ bill }: Data<'board-bill'>, minors: Minors): WebhookEvent[] =>
  bill.status === 'open'
    ? []
    : [
        {
          kind: 'bill.closed',
          key: `bill.closed:${bill.id}`,
          at: null,
          data: { bill: billFacts(bill, minors) },
        },
      ];

const ofMenu = ({ published, revision }: Data<'board-menu'>): WebhookEvent[] =>
  published
    ? [{ kind: 'menu.published', key: `menu.published:${revision}`, at: null, data: { menu: { revision } } }]
    : [];

const ofCall = ({ call, event }: Data<'board-call'>): WebhookEvent[] =>
  event === 'called'
    ? [
        {
          kind: 'table.called',
          key: `table.called:${call.id}`,
          at: call.called_at,
          data: { call: callFacts(call) },
        },
      ]
    : [];

const TOLD: ReadonlySet<string> = new Set<keyof StaffEventData>([
  'board-order',
  'board-payment',
  'board-bill',
  'board-menu',
  'board-call',
]);

/** Whether an event of the outbox may be news for other systems. */
export const isWebhookEvent = ({ event }: { readonly event: string }): boolean => TOLD.has(event);

/** What an event of the outbox tells; an order tells of itself again and again, the keys say what of it is new. */
export const webhookEventOf = (
  { event, data }: Pick<StoredEvent, 'event' | 'data'>,
  minors: Minors,
): WebhookEvent[] => {
  switch (event) {
    case 'board-order':
      return ofOrder(JSON.parse(data) as Data<'board-order'>, minors);
    case 'board-payment':
      return ofPayment(JSON.parse(data) as Data<'board-payment'>, minors);
    case 'board-bill':
      return ofBill(JSON.parse(data) as Data<'board-bill'>, minors);
    case 'board-menu':
      return ofMenu(JSON.parse(data) as Data<'board-menu'>);
    case 'board-call':
      return ofCall(JSON.parse(data) as Data<'board-call'>);
    default:
      return [];
  }
};
