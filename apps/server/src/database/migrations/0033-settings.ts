import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // How often each page of a venue's settings was saved and by whom last: two people at one page are told of each other.
  await sql`
    create table settings_revision (
      venue_id uuid not null references venue on delete cascade,
      page text not null,
      revision integer not null check (revision > 0),
      changed_by text not null,
      changed_at timestamptz not null default now(),
      primary key (venue_id, page)
    )`.execute(db);
  // Who was asked to join a venue's staff. Of the code only its hash: whoever reads the table cannot join.
  await sql`
    create table staff_invitation (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      email text not null,
      name text not null,
      role text not null check (role in ('owner', 'manager', 'waiter', 'kitchen', 'accountant')),
      code_hash bytea not null unique,
      invited_by text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      unique (venue_id, email)
    )`.execute(db);
};
