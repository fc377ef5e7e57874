import { type Kysely, sql } from 'kysely';

/**
 * The outbox: what happened, written in the transaction in which it happened. Readers go by (xid, id) and stop at the
 * oldest transaction still running, so a commit that comes late is never skipped. DESIGN §8.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      -- session:<id>, venue:<id> or staff:<venue id>
      audience text not null,
      event text not null,
      data jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index outbox_in_commit_order on outbox (xid, id)`.execute(db);
  await sql`create index outbox_of_audience on outbox (audience, xid, id)`.execute(db);
  await sql`create index outbox_age on outbox (created_at)`.execute(db);
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      venue_id uuid,
      at timestamptz not null default now(),
      actor text not null,
      action text not null,
      subject text not null,
      data jsonb not null default '{}'
    )`.execute(db);
  await sql`create index audit_log_by_venue on audit_log (venue_id, id desc)`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create table event_counter (
      venue_id uuid not null references venue on delete cascade,
      day date not null,
      name text not null,
      count bigint not null,
      primary key (venue_id, day, name)
    )`.execute(db);
  await sql`
    create unlogged table rate_counter (
      bucket text not null,
      window_start bigint not null,
      count integer not null,
      primary key (bucket, window_start)
    )`.execute(db);
};
