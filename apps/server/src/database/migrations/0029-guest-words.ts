import { type Kysely, sql } from 'kysely';

/**
 * Finds what guests said that is to be forgotten without looking through all orders: the indexes hold only rows with words.
 * And a session's messages, which are over with it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index orders_with_words on orders (placed_at) where allergy <> '' or comment <> ''`.execute(
    db,
  );
  await sql`create index order_line_with_note on order_line (order_id) where note <> ''`.execute(db);
  await sql`create index waiter_call_with_words on waiter_call (called_at) where comment <> ''`.execute(db);
  await sql`create index print_order_with_words on print_order (order_id) where allergy <> ''`.execute(db);
  await sql`create index guest_message_by_session on guest_message (session_id)`.execute(db);
};
