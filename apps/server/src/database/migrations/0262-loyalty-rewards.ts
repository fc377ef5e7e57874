import { type Kysely, sql } from 'kysely';

/** Rewards that members took for what they had collected, and the dishes that they lowered. ADR 0035. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table loyalty_reward (
      id uuid primary key default gen_random_uuid(),
      card_id uuid not null references loyalty_card on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      units integer not null check (units > 0),
      at timestamptz not null,
      checked_at timestamptz not null,
      -- Nothing that it lowered stayed sold: what it cost was given back.
      returned_at timestamptz
    )`.execute(db);
  await sql`create index loyalty_reward_of_card on loyalty_reward (card_id) where returned_at is null`.execute(
    db,
  );
  await sql`create index loyalty_reward_newest on loyalty_reward (at) where returned_at is null`.execute(db);
  await sql`
    create table loyalty_reward_piece (
      reward_id uuid not null references loyalty_reward on delete cascade,
      bill_item_id uuid not null references bill_item on delete cascade,
      -- What it took off, minor units.
      amount bigint not null check (amount > 0),
      primary key (reward_id, bill_item_id)
    )`.execute(db);
  await sql`create index loyalty_reward_piece_of on loyalty_reward_piece (bill_item_id)`.execute(db);
};
