import { type Kysely, sql } from 'kysely';

/**
 * A code of a letter belongs to the browser that asked for it: others neither use up its tries nor put another in its
 * place. Codes that are under way, good for minutes, stay those of nobody in particular.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table guest_account_code
      -- By the hash of the browser's number; empty: of the account itself.
      add column asker bytea not null default '',
      add column elsewhere_left smallint not null default 0,
      drop constraint guest_account_code_pkey,
      add primary key (account_id, kind, asker)`.execute(db);
  await sql`alter table guest_account_wish add column asker bytea not null default ''`.execute(db);
};
