import type { Run } from '../../database/database.ts';

/** `o` is the order: over before $1, or left open and placed before it. */
const IS_LONG_OVER = `o.placed_at < $1 and coalesce(o.closed_at, o.placed_at) < $1`;

/**
 * Empties what guests and staff said about orders that were over by then, and what guests answered to extra questions; the
 * dishes and the money stay.
 */
export const forgetWordsOfOrders = async (run: Run, before: Date): Promise<void> => {
  await run(
    'orders-forget-words',
    `update orders o set allergy = '', comment = '' where (o.allergy <> '' or o.comment <> '') and ${IS_LONG_OVER}`,
    [before],
  );
  await run(
    'orders-forget-answers',
    `update orders o set additional_fields = '{}' where o.additional_fields <> '{}' and ${IS_LONG_OVER}`,
    [before],
  );
  await run(
    'order-lines-forget-notes',
    `update order_line l set note = '' from orders o where o.id = l.order_id and l.note <> '' and ${IS_LONG_OVER}`,
    [before],
  );
};
