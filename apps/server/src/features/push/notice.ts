import type { StaffEventData } from '@tableside/contract/realtime';
import { portionsLeft } from '@tableside/domain/orders';
import type { StoredEvent } from '../../realtime/index.ts';
import type { QueuedNotice } from './store.ts';

type Found = Pick<QueuedNotice, 'dedupeKey' | 'kind' | 'tableName'>;
type Data<Name extends keyof StaffEventData> = StaffEventData[Name];

const portionsOf = ({ quantity, taken_off }: Data<'board-order'>['order']['items'][number]): number =>
  portionsLeft({ quantity, takenOff: taken_off });

/** The newest moment at which something of the order was made, while some of it waits on the pass. */
const madeAt = (order: Data<'board-order'>['order']): string | null => {
  const making = order.status === 'active' || order.status === 'partially_delivered';
  const waits = order.items.some(
    item => item.ready_at !== null && !item.is_delivered && portionsOf(item) > 0,
  );
  if (!making || !waits) return null;
  return order.items
    .map(item => item.ready_at ?? '')
    .sort()
    .at(-1) as string;
};

/** An order tells of itself again and again: each of its news has a key, and the same key is the same message. */
const ofOrder = ({ order, event }: Data<'board-order'>): Found | null => {
  const { unique_order_number: number, table_name: tableName } = order;
  if (event === 'order-created' && order.status === 'waiting_confirmation' && !order.seen) {
    return { kind: 'order', dedupeKey: `order:${number}`, tableName };
  }
  const made = madeAt(order);
  return made === null ? null : { kind: 'ready', dedupeKey: `ready:${number}:${made}`, tableName };
};

/** A call that is handed back calls once more. */
const ofCall = ({ call, event }: Data<'board-call'>): Found | null => {
  if (call.taken_at !== null || call.done_at !== null || event === 'done') return null;
  const dedupeKey = event === 'left' ? `call:${call.id}:left` : `call:${call.id}`;
  return { kind: 'call', dedupeKey, tableName: call.table_name };
};

const ofAlert = ({ alert }: Data<'board-alert'>): Found | null =>
  alert.settled_at === null
    ? {
        kind: alert.kind === 'books_differ' ? 'books' : 'alert',
        dedupeKey: `alert:${alert.id}`,
        tableName: null,
      }
    : null;

const found = ({ event, data }: StoredEvent): Found | null => {
  switch (event) {
    case 'board-order':
      return ofOrder(JSON.parse(data) as Data<'board-order'>);
    case 'board-call':
      return ofCall(JSON.parse(data) as Data<'board-call'>);
    case 'board-alert':
      return ofAlert(JSON.parse(data) as Data<'board-alert'>);
    default:
      return null;
  }
};

const NOTICED: ReadonlySet<string> = new Set(['board-order', 'board-call', 'board-alert']);

/** Whether an event may call somebody. */
export const mayCall = ({ event }: { readonly event: string }): boolean => NOTICED.has(event);

/** What an event calls staff for, and where; null: nobody needs to hear of it. Its audience is `<kind>:<venue id>`. */
export const noticeOf = (event: StoredEvent): QueuedNotice | null => {
  if (!mayCall(event)) return null;
  const notice = found(event);
  const venueId = event.audience.slice(event.audience.indexOf(':') + 1);
  return notice && { ...notice, venueId };
};
