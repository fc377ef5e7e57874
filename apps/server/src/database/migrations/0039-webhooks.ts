import { type Kysely, sql } from 'kysely';

/** Webhooks: where other systems are told of what happens, what waits for them, and what came of each try. ADR 0025. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table webhook (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      url text not null,
      kinds text[] not null,
      is_on boolean not null default true,
      revision integer not null default 1,
      changed_by text not null,
      sealed_secret bytea not null,
      -- Signs beside the new one until then.
      sealed_former_secret bytea,
      former_until timestamptz,
      -- Failures in a row, since when, and whether the owners were told of them.
      failures integer not null default 0,
      failing_since timestamptz,
      told_at timestamptz,
      -- Not before.
      try_at timestamptz not null,
      -- While somebody sends: when they are taken for dead. Only the last to claim it may write what came of it.
      sending_until timestamptz,
      claim bigint not null default 0,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index webhook_of_venue on webhook (venue_id)`.execute(db);
  await sql`
    create table webhook_place (
      one boolean primary key default true check (one),
      xid xid8 not null,
      id bigint not null
    )`.execute(db);
  await sql`
    create table webhook_news (
      id bigint generated always as identity primary key,
      webhook_id uuid not null references webhook on delete cascade,
      event_id text not null,
      kind text not null,
      -- The bytes that are signed and sent, the same at every try.
      body text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      refusals integer not null default 0,
      waits_since timestamptz not null,
      done_at timestamptz,
      created_at timestamptz not null,
      -- What tells of it again is the same news.
      unique (webhook_id, event_id)
    )`.execute(db);
  await sql`create index webhook_news_waiting on webhook_news (webhook_id, id) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index webhook_news_of_webhook on webhook_news (webhook_id, id desc)`.execute(db);
  await sql`create index webhook_news_age on webhook_news (created_at)`.execute(db);
  await sql`
    create table webhook_try (
      id bigint generated always as identity primary key,
      delivery_id bigint not null references webhook_news on delete cascade,
      at timestamptz not null,
      ms integer not null,
      -- Null: no answer came, and failure says why.
      status integer,
      failure text,
      -- The first kilobyte of what was answered.
      answer text not null
    )`.execute(db);
  await sql`create index webhook_try_of_delivery on webhook_try (delivery_id, id)`.execute(db);
};
