import { type Kysely, sql } from 'kysely';

/** What guests say about their visits, and about the app itself. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table review (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      -- What proves that its guest was there; a card is a tip that was paid by it.
      kind text not null check (kind in ('order', 'payment', 'card', 'visit')),
      -- Names what is reviewed, also where its row is forgotten before the review.
      subject text not null,
      order_id uuid references orders,
      payment_id uuid references payment,
      session_id uuid references guest_session on delete set null,
      table_id uuid references venue_table on delete set null,
      -- The phone that may change it; null: it was forgotten.
      device_hash bytea,
      -- Who served them, as far as bill, tip or order say so.
      served_by text,
      served_by_name text,
      language text not null,
      rating smallint not null check (rating between 1 and 5),
      tags text[] not null default '{}',
      comment text not null default '',
      email text,
      phone_number text,
      google_attempted_at timestamptz,
      rated_at timestamptz not null,
      submitted_at timestamptz,
      answer text,
      answered_at timestamptz,
      answered_by text,
      done_at timestamptz,
      done_by text,
      check (length(comment) <= 15000 and length(email) <= 255 and length(phone_number) <= 255)
    )`.execute(db);
  // One of each phone about the same, however many ask at once.
  await sql`create unique index review_once on review (subject, device_hash)`.execute(db);
  await sql`create index review_by_venue on review (venue_id, rated_at desc, id desc)`.execute(db);
  await sql`create index review_by_order on review (order_id) where order_id is not null`.execute(db);
  await sql`create index review_by_payment on review (payment_id) where payment_id is not null`.execute(db);
  await sql`create index review_by_session on review (session_id) where session_id is not null`.execute(db);
  await sql`create index review_bad on review (rated_at) where rating <= 2`.execute(db);
  await sql`
    create table platform_review (
      id uuid primary key default gen_random_uuid(),
      device_hash bytea,
      rating smallint not null check (rating between 1 and 5),
      tags text[] not null default '{}',
      comment text not null default '',
      contact text,
      rated_at timestamptz not null,
      submitted_at timestamptz,
      check (length(comment) <= 15000 and length(contact) <= 255)
    )`.execute(db);
  await sql`create index platform_review_age on platform_review (rated_at)`.execute(db);
};
