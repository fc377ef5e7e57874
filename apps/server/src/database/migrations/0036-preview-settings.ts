import { type Kysely, sql } from 'kysely';

/** What somebody of the staff tries out before saving: shown in one preview session, and gone with it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table preview_settings (
      session_id uuid primary key references guest_session on delete cascade,
      settings jsonb not null
    )`.execute(db);
};
