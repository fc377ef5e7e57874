import { type Kysely, sql } from 'kysely';

/**
 * A cart belongs to a phone or to a party: the party's is what its phones fill together (ADR 0022). Codes that are said
 * aloud are found by what they sound and look like.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Decided when the party sits down, so that no cart changes hands when the venue changes its mind.
  await sql`alter table table_visit add column shares_cart boolean not null default false`.execute(db);
  // The party whose cart the phone fills; null: its own.
  await sql`alter table guest_session add column shared_cart uuid references table_visit on delete cascade`.execute(
    db,
  );
  await sql`alter table cart drop constraint cart_pkey`.execute(db);
  await sql`
    alter table cart
      alter column session_id drop not null,
      add column visit_id uuid references table_visit on delete cascade,
      add column id uuid generated always as (coalesce(session_id, visit_id)) stored primary key,
      add check (num_nonnulls(session_id, visit_id) = 1)`.execute(db);
  await sql`alter table orders add column shared_cart uuid references table_visit`.execute(db);
  // One revision of a shared cart becomes one order, whoever of the party is first.
  await sql`
    create unique index one_order_per_shared_revision on orders (shared_cart, cart_revision)
      where shared_cart is not null`.execute(db);
  // Whose dish it is, where a party ordered together.
  await sql`alter table order_line add column guest_index integer`.execute(db);
  await sql`
    create index venue_table_by_spoken_code on venue_table (translate(short_code, 'OQILSZB', '0011528'))`.execute(
    db,
  );
};
