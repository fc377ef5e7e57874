import { type Kysely, sql } from 'kysely';

/** Letters that let somebody in, and ways to a new password. Of codes only hashes, or sealed while the letter waits. ADR 0028. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // What stands in the letter's place for it; emptied as soon as the letter has left or is given up.
  await sql`alter table mail_message add column sealed_code bytea`.execute(db);
  await sql`
    create table password_code (
      code_hash bytea primary key,
      user_id text not null references auth_user on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index password_code_of_user on password_code (user_id)`.execute(db);
  // Somebody says that they forgot their password. Whether anybody has that address is looked up later: the answer is the
  // same, and takes as long.
  await sql`
    create table password_wish (
      id bigint generated always as identity primary key,
      email text not null,
      language text not null
    )`.execute(db);
};
