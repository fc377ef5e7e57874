import { type Kysely, sql } from 'kysely';

/** A venue's own loyalty programme, the cards that guests have of it, and what prices for members gave away. ADR 0035. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table loyalty_program (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null unique references venue on delete cascade,
      name text not null,
      card_color text,
      card_secondary_color text,
      pricing_text jsonb not null default '{}',
      -- [{key, name, placeholder, type, required, minLength, maxLength}], texts by language.
      fields jsonb not null default '[]',
      takes_cards boolean not null default false,
      -- It counts at every venue of its organisation.
      everywhere boolean not null default false
    )`.execute(db);
  await sql`
    create table loyalty_card (
      id uuid primary key default gen_random_uuid(),
      program_id uuid not null references loyalty_program on delete cascade,
      -- Whose it is: with the account the card is gone.
      account_id uuid not null references guest_account on delete cascade,
      number text not null,
      -- What its guest told the venue when they joined, by key of the question.
      answers jsonb not null default '{}',
      joined_at timestamptz not null,
      constraint one_card_of_a_number unique (program_id, number),
      constraint one_card_of_a_guest unique (account_id, program_id)
    )`.execute(db);
  await sql`create index loyalty_card_joined on loyalty_card (program_id, joined_at desc)`.execute(db);
  // Of one piece, minor units: what it cost everybody else less. It names nobody.
  await sql`alter table order_line add column loyalty_saved bigint not null default 0 check (loyalty_saved >= 0)`.execute(
    db,
  );
};
