import { eraser } from '../../../jobs/eraser.ts';

/** `o` is an order of venue $1: over before $2, or left open and placed before it. */
const IS_LONG_OVER = `o.venue_id = $1 and o.placed_at < $2 and coalesce(o.closed_at, o.placed_at) < $2`;

/** Empties what guests and staff said about orders, and what guests answered to extra questions; dishes and money stay. */
export const orderErasers = [
  eraser({
    kind: 'words',
    name: 'orders-forget-words',
    due: `select o.id from orders o where (o.allergy <> '' or o.comment <> '') and ${IS_LONG_OVER}`,
    erase: `update orders set allergy = '', comment = '' where id in (select id from due)`,
  }),
  eraser({
    kind: 'words',
    name: 'orders-forget-answers',
    due: `select o.id from orders o where o.additional_fields <> '{}' and ${IS_LONG_OVER}`,
    erase: `update orders set additional_fields = '{}' where id in (select id from due)`,
  }),
  eraser({
    kind: 'words',
    name: 'order-lines-forget-notes',
    due: `select l.id from order_line l join orders o on o.id = l.order_id where (l.note <> '' or l.note_was is not null) and ${IS_LONG_OVER}`,
    erase: `update order_line set note = '', note_was = null where id in (select id from due)`,
  }),
];
