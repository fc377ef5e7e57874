import { type Kysely, sql } from 'kysely';

/** Staff without an e-mail: a name, a role and a PIN for shared devices, and nothing that opens anywhere else. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table auth_user alter column email drop not null`.execute(db);
  // Whoever came with restored books and has no address here.
  await sql`update auth_user set email = null where email like '%@left.invalid'`.execute(db);
  // Made by somebody else, who therefore knows it.
  await sql`alter table staff_pin add column given boolean not null default false`.execute(db);
  await sql`
    alter table staff_invitation
      -- Somebody who works here already, without an address so far.
      add column user_id text references auth_user on delete cascade`.execute(db);
  await sql`
    create unique index staff_invitation_of_person on staff_invitation (venue_id, user_id)
      where user_id is not null`.execute(db);
};
