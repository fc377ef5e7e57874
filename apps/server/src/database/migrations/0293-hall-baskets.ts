import { type Kysely, sql } from 'kysely';

/** Phones of one table that fill one basket in a hall, where its owner allows it. ADR 0051. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table food_court add column shared_baskets boolean not null default false`.execute(db);
  await sql`
    create table food_court_basket (
      id uuid primary key,
      food_court_id uuid not null references food_court (id) on delete cascade,
      -- Shown by one phone to another; it lets a phone fill the basket and opens nothing else.
      code text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index food_court_basket_by_end on food_court_basket (expires_at)`.execute(db);
  await sql`create index food_court_basket_by_court on food_court_basket (food_court_id)`.execute(db);
  await sql`
    alter table food_court_session
      add column basket_id uuid references food_court_basket (id) on delete set null`.execute(db);
  await sql`
    create index food_court_session_by_basket on food_court_session (basket_id) where basket_id is not null`.execute(
    db,
  );
  // At a counter the phones of one basket are one party, whose cart they share.
  await sql`
    alter table table_visit
      add column hall_basket uuid references food_court_basket (id) on delete set null`.execute(db);
  await sql`
    create unique index one_party_per_hall_basket on table_visit (hall_basket, table_id)
      where hall_basket is not null and closed_at is null`.execute(db);
  // A basket that is over leaves its closed parties without looking through all of them.
  await sql`
    create index table_visit_by_hall_basket on table_visit (hall_basket) where hall_basket is not null`.execute(
    db,
  );
};
