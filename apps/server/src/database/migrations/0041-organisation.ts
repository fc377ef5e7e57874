import { type Kysely, sql } from 'kysely';

/** Which venues belong together: their owners add venues, copy between them and group them into food courts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table venue add column organisation_id uuid not null default gen_random_uuid()`.execute(db);
  // Venues that share their first owner were one house before there was a word for it.
  await sql`
    update venue v set organisation_id = house.id
    from (
      select first.venue_id, min(v2.organisation_id::text) over (partition by first.user_id)::uuid as id
      from (
        select distinct on (venue_id) venue_id, user_id from staff_membership
        where role = 'owner' order by venue_id, created_at, user_id
      ) first join venue v2 on v2.id = first.venue_id
    ) house
    where house.venue_id = v.id`.execute(db);
  await sql`create index venue_by_organisation on venue (organisation_id)`.execute(db);
};
