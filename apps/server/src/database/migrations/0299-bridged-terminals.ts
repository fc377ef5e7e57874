import { type Kysely, sql } from 'kysely';

/** Card terminals in networks that only a bridge reaches. ADR 0040 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table card_terminal
      -- The bridge in whose network it stands; null: the server calls it by itself.
      add column bridge_id uuid references bridge`.execute(db);
  await sql`
    create index card_terminal_by_bridge on card_terminal (bridge_id) where bridge_id is not null`.execute(
    db,
  );
  await sql`
    alter table bridge_request
      -- What a terminal showed last in the middle of it.
      add column heard text not null default ''`.execute(db);
};
