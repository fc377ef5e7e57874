import { type Kysely, sql } from 'kysely';

/**
 * Money that belongs to no table: a tip by card and a donation are a bill of their own kind with one piece, which says whose
 * it is. Everything after that is paying a bill. ADR 0032.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- A code that somebody is tipped by: a person, or the house, of whose people the guest may choose one.
    create table tip_card (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      -- At least 64 random bits: nobody finds one by trying.
      code text not null unique,
      card_type text not null check (card_type in ('restaurant', 'individual')),
      display_type text not null default 'restaurant' check (display_type in ('restaurant', 'staff_members_select')),
      -- Whose card it is.
      personnel_id text,
      name text not null,
      -- {language: text}
      description jsonb not null default '{}',
      photo jsonb,
      language text not null,
      -- Minor units; null: as the documents say.
      amounts jsonb,
      min_amount bigint,
      max_amount bigint,
      preselected_index integer,
      show_review boolean not null default false,
      success_description jsonb not null default '{}',
      success_photo jsonb,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((card_type = 'individual') = (personnel_id is not null)),
      check (card_type = 'restaurant' or display_type = 'restaurant')
    )`.execute(db);
  await sql`create index tip_card_by_venue on tip_card (venue_id, created_at)`.execute(db);
  await sql`
    -- Whose name and photograph guests may see, by that person's own word; there is no row before that.
    create table tip_recipient (
      venue_id uuid not null references venue on delete cascade,
      personnel_id text not null,
      shown_name text not null,
      description jsonb not null default '{}',
      photo jsonb,
      consented_at timestamptz not null,
      -- Taken back: the person's card is dead and nobody can choose them.
      withdrawn_at timestamptz,
      primary key (venue_id, personnel_id)
    )`.execute(db);
  await sql`
    -- For whom guests of a venue give money that is neither the venue's nor its people's.
    create table donatee (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      code text not null unique,
      name jsonb not null,
      description jsonb not null default '{}',
      photo jsonb,
      -- Minor units; null: as the documents say.
      amounts jsonb,
      min_amount bigint,
      max_amount bigint,
      preselected_index integer,
      -- Where what was given is sent to.
      iban text,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index donatee_by_venue on donatee (venue_id, created_at)`.execute(db);
  await sql`alter table bill alter column table_id drop not null`.execute(db);
  await sql`alter table bill drop constraint bill_kind_check`.execute(db);
  await sql`
    alter table bill add constraint bill_kind_check check (kind in ('order', 'table', 'tip', 'donation'))`.execute(
    db,
  );
  await sql`
    alter table bill
      add column tip_card_id uuid references tip_card,
      add column donatee_id uuid references donatee`.execute(db);
  await sql`
    do $$
    declare named text;
    begin
      select conname into named from pg_constraint
      where conrelid = 'bill'::regclass and pg_get_constraintdef(oid) like '%visit_id IS NOT NULL%';
      execute format('alter table bill drop constraint %I', named);
    end $$`.execute(db);
  await sql`
    alter table bill
      add constraint bill_of_a_place check ((kind in ('order', 'table')) = (table_id is not null)),
      add constraint bill_of_a_party check ((kind <> 'table') or visit_id is not null),
      add constraint bill_of_a_tip check ((kind = 'tip') = (tip_card_id is not null)),
      add constraint bill_of_a_donation check ((kind = 'donation') = (donatee_id is not null))`.execute(db);
  await sql`create index bill_by_tip_card on bill (tip_card_id, opened_at) where tip_card_id is not null`.execute(
    db,
  );
  await sql`create index bill_by_donatee on bill (donatee_id, opened_at) where donatee_id is not null`.execute(
    db,
  );
  await sql`alter table bill_item drop constraint bill_item_kind_check`.execute(db);
  await sql`
    alter table bill_item
      add constraint bill_item_kind_check check (kind in ('item', 'fee', 'tip', 'donation')),
      -- Whose a tip or a donation is; null: the house's pool.
      add column recipient_id text`.execute(db);
};
