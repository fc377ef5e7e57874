import { type Kysely, sql } from 'kysely';

/** Mail to members: who wants it, proven by a letter, and what the house wrote to them. ADR 0052. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table member_mail (
      id uuid primary key default gen_random_uuid(),
      -- With the card it is gone.
      card_id uuid not null unique references loyalty_card on delete cascade,
      language text not null,
      -- The words that its member agreed to, by their version.
      words text not null,
      asked_at timestamptz not null,
      -- Nobody is written to before.
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table member_mailing (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      subject text not null,
      body text not null,
      -- On the list when it was sent.
      people integer not null check (people > 0),
      at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index member_mailing_of_venue on member_mailing (venue_id, at desc)`.execute(db);
  await sql`create index member_mailing_under_way on member_mailing (at) where finished_at is null`.execute(
    db,
  );
  // Each member gets each letter once.
  await sql`
    create table member_mailing_sent (
      mailing_id uuid not null references member_mailing on delete cascade,
      member_mail_id uuid not null references member_mail on delete cascade,
      primary key (mailing_id, member_mail_id)
    )`.execute(db);
  // Where whoever got it says that they want no more: one tap of their mail program.
  await sql`alter table mail_message add column unsubscribe_url text`.execute(db);
};
