import { type Kysely, sql } from 'kysely';

/** A tip that is given by the order it thanks for: its bill has no card, and no table. ADR 0049 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table bill add column thanks_order_id uuid references orders`.execute(db);
  await sql`alter table bill drop constraint bill_of_a_tip`.execute(db);
  await sql`
    alter table bill add constraint bill_of_a_tip
      check (num_nonnulls(tip_card_id, thanks_order_id) = (kind = 'tip')::int)`.execute(db);
  await sql`
    create index bill_by_thanks on bill (thanks_order_id, opened_at) where thanks_order_id is not null`.execute(
    db,
  );
};
