import { type Kysely, sql } from 'kysely';

/** Venues, areas, tables, menus and what is left of each dish. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table venue (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique,
      name text not null,
      settings jsonb not null,
      -- Grows with every change of settings, status or hours; part of the cache key of rendered pages.
      revision integer not null default 1,
      scan_status text not null default 'active' check (scan_status in ('active', 'updating_menu', 'disabled')),
      order_status text check (order_status in ('open', 'rush_mode', 'temporarily_disabled')),
      rush_mode_wait_minutes integer check (rush_mode_wait_minutes between 0 and 240),
      is_working_hours boolean not null default true,
      -- The menu guests see; 0 until the first is published.
      menu_version integer not null default 0,
      menu_document_id uuid,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table venue_table (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      area text not null default '',
      name text not null,
      position integer not null default 0,
      order_type text not null default 'default'
        check (order_type in ('default', 'pickup', 'self_service', 'disabled')),
      orders_disabled boolean not null default false,
      pay_disabled boolean not null default false,
      -- Printed in the QR code: at least 64 random bits, except for the demo's readable ones.
      code text not null unique,
      short_code text not null unique check (short_code ~ '^[A-Z0-9]{5}$'),
      -- Overrides of the venue's feature flags for this table: {"pay-go": true, "order": false}.
      flag_overrides jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index venue_table_by_venue on venue_table (venue_id, position)`.execute(db);
  await sql`
    create table menu_document (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      document jsonb not null,
      published_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table venue add foreign key (menu_document_id) references menu_document`.execute(db);
  await sql`
    create table menu_snapshot (
      venue_id uuid not null references venue on delete cascade,
      language text not null,
      version integer not null,
      etag text not null,
      body bytea not null,
      brotli bytea not null,
      gzip bytea not null,
      created_at timestamptz not null default now(),
      primary key (venue_id, language, version)
    )`.execute(db);
  // A missing row means plenty.
  await sql`
    create table stock (
      venue_id uuid not null references venue on delete cascade,
      kind text not null check (kind in ('item', 'variation', 'option')),
      sellable_id text not null,
      remaining integer not null check (remaining >= 0),
      updated_at timestamptz not null default now(),
      primary key (venue_id, kind, sellable_id)
    )`.execute(db);
  await sql`
    create table coupon (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      code text not null check (code = upper(code)),
      kind text not null check (kind in ('percent', 'amount', 'pay-at-restaurant')),
      -- Percent, or minor units for an amount.
      value numeric(12, 3) not null check (value >= 0),
      max_uses integer check (max_uses > 0),
      uses integer not null default 0,
      starts_at timestamptz,
      ends_at timestamptz,
      active boolean not null default true,
      unique (venue_id, code),
      check (max_uses is null or uses <= max_uses)
    )`.execute(db);
};
