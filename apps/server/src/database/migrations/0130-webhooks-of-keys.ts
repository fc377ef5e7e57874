import { type Kysely, sql } from 'kysely';

/** Webhooks that another system asked for with its key. Whoever shuts the system out ends what it is told, too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table webhook add column api_key_id uuid references api_key on delete cascade`.execute(db);
  await sql`create index webhook_of_key on webhook (api_key_id) where api_key_id is not null`.execute(db);
  await sql`
    create function end_webhooks_of_key() returns trigger language plpgsql as $$
    begin
      delete from webhook where api_key_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger revoked_key_ends_webhooks after update of revoked_at on api_key
      for each row when (new.revoked_at is not null) execute function end_webhooks_of_key()`.execute(db);
};
