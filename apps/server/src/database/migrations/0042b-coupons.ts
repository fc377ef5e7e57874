import { type Kysely, sql } from 'kysely';

/** Discount codes as venues make them: with a smallest order, a limit per phone, and many codes under one set of terms. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table coupon
      add column min_order bigint check (min_order > 0),
      add column per_phone integer check (per_phone > 0),
      -- The offer that the code belongs to: its own, or one of many codes.
      add column offer uuid,
      add column revision integer not null default 1,
      add column changed_by text,
      add column made_at timestamptz not null default now(),
      add check (kind <> 'percent' or value <= 100)`.execute(db);
  await sql`update coupon set offer = id`.execute(db);
  await sql`alter table coupon alter column offer set not null, alter column offer set default gen_random_uuid()`.execute(
    db,
  );
  // A code that was ended can be given out again as another one; orders keep naming the one they had.
  await sql`alter table coupon drop constraint coupon_venue_id_code_key`.execute(db);
  await sql`create unique index coupon_active_code on coupon (venue_id, code) where active`.execute(db);
  await sql`create index coupon_by_offer on coupon (offer)`.execute(db);
  await sql`create index orders_by_coupon on orders (coupon_id) where coupon_id is not null`.execute(db);
};
