import { type Kysely, sql } from 'kysely';

/** Sessions and visits that never ordered go a day after they ended; what points at them is found by an index. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // When a table's code was last scanned, once the visit of that scan is gone.
  await sql`alter table venue_table add column last_scan_at timestamptz`.execute(db);
  await sql`create index guest_session_ended on guest_session (ended_at) where ended_at is not null`.execute(
    db,
  );
  await sql`create index table_visit_closed on table_visit (closed_at) where closed_at is not null`.execute(
    db,
  );
  await sql`create index waiter_call_by_session on waiter_call (session_id)`.execute(db);
  await sql`create index bill_item_hold_by_session on bill_item_hold (session_id)`.execute(db);
  await sql`create index order_batch_by_visit on order_batch (visit_id)`.execute(db);
  await sql`create index cart_by_visit on cart (visit_id) where visit_id is not null`.execute(db);
  await sql`
    create index guest_session_by_shared_cart on guest_session (shared_cart) where shared_cart is not null`.execute(
    db,
  );
};
