import { type Kysely, sql } from 'kysely';

/** Kitchen tickets on paper: printers, what waits for them, and what the kitchen has on paper of an order. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table printer (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      name text not null,
      kind text not null check (kind in ('epos', 'escpos-tcp')),
      address text not null,
      columns integer not null check (columns in (32, 42, 48)),
      code_page text not null,
      -- Empty: it prints for all stations.
      stations text[] not null default '{}',
      -- Orders accepted before are not printed.
      connected_at timestamptz not null,
      changed_by text not null,
      -- Why it does not print, since when, and how often in a row it did not.
      problem text,
      problem_since timestamptz,
      failures integer not null default 0,
      paper_low boolean not null default false,
      try_at timestamptz not null,
      -- Who prints on it now: one server at a time, until then.
      busy_by uuid,
      busy_until timestamptz,
      check ((problem is null) = (problem_since is null))
    )`.execute(db);
  await sql`create index printer_by_venue on printer (venue_id)`.execute(db);
  await sql`
    create table print_job (
      -- Printed in this order.
      id bigint generated always as identity primary key,
      printer_id uuid not null references printer on delete cascade,
      order_id uuid references orders on delete cascade,
      -- What it says, as data: the paper is made when it is printed.
      ticket jsonb not null,
      -- It was on paper before, or may have been.
      copy boolean not null default false,
      -- 'printing' that nobody is at any more was cut off: paper may have come out.
      state text not null default 'waiting' check (state in ('waiting', 'printing', 'printed', 'dropped')),
      tries integer not null default 0,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`
    create index print_job_waiting on print_job (printer_id, id) where state in ('waiting', 'printing')`.execute(
    db,
  );
  await sql`create index print_job_by_order on print_job (order_id)`.execute(db);
  await sql`
    create table print_order (
      order_id uuid primary key references orders on delete cascade,
      -- Null until its first ticket is made.
      told jsonb,
      -- How the order stood then: what differs is looked at again.
      taken_back integer not null default 0,
      courses text not null default '',
      over boolean not null default false
    )`.execute(db);
};
