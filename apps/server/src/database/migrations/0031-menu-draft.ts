import { type Kysely, sql } from 'kysely';

/** The menu as a venue is writing it, how each change is taken back, and which prices were published when. ADR 0024. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table menu_draft (
      venue_id uuid primary key references venue on delete cascade,
      revision integer not null default 0,
      document jsonb not null,
      basis jsonb not null default '{}',
      touched jsonb not null default '{}',
      base_document_id uuid,
      is_clean boolean not null default true,
      edited_by text,
      edited_at timestamptz
    )`.execute(db);
  await sql`
    create table menu_draft_edit (
      venue_id uuid not null references menu_draft on delete cascade,
      revision integer not null,
      user_id text not null,
      inverse jsonb not null,
      made_at timestamptz not null,
      primary key (venue_id, revision)
    )`.execute(db);
  await sql`
    create table menu_price_change (
      id bigint generated always as identity primary key,
      venue_id uuid not null references venue on delete cascade,
      version integer not null,
      item_id text not null,
      field text not null,
      part_id text,
      name jsonb not null,
      from_amount bigint,
      to_amount bigint,
      changed_by text not null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index menu_price_change_of_item on menu_price_change (venue_id, item_id, id)`.execute(db);
};
