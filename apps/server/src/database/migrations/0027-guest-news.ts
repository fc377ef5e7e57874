import { type Kysely, sql } from 'kysely';

/** What guests are told of their orders while they look elsewhere: their browsers, and the messages. NOTIFY-11, DESIGN §8. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // One for each session, whose device it is.
  await sql`
    create table guest_push (
      session_id uuid primary key references guest_session on delete cascade,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table guest_message (
      id bigint generated always as identity primary key,
      session_id uuid not null references guest_session on delete cascade,
      order_id uuid not null references orders on delete cascade,
      channel text not null check (channel in ('sms', 'push')),
      kind text not null check (kind in ('accepted', 'ready', 'rejected', 'failed')),
      created_at timestamptz not null,
      -- Null: it left, or never will.
      try_at timestamptz,
      tries integer not null default 0,
      failure text,
      -- The same news is told once, however often the order comes to it.
      unique (order_id, kind, channel)
    )`.execute(db);
  await sql`create index guest_message_due on guest_message (try_at) where try_at is not null`.execute(db);
  await sql`create index guest_message_age on guest_message (created_at)`.execute(db);

  // A session that is over is told nothing any more, whoever ended it and by which statement.
  await sql`
    create function forget_guest_push() returns trigger language plpgsql as $$
    begin
      delete from guest_push where session_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger guest_session_over after update of ended_at on guest_session for each row
      when (old.ended_at is null and new.ended_at is not null) execute function forget_guest_push()`.execute(
    db,
  );
};
