import { type Kysely, sql } from 'kysely';

/**
 * What a tip card shows of a person is that person's: name, words, photograph and thanks are in their own row, under the
 * version of the text that they agreed to. Everybody so far agreed to version 1, which was about the name alone. What the
 * house wrote on a person's card waits in their row until they agree to version 2. Who took their consent back is forgotten.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tip_recipient
      alter column shown_name drop not null,
      add column consent_version integer not null default 1,
      -- {language: text}
      add column thanks jsonb not null default '{}',
      add column thanks_photo jsonb`.execute(db);
  await sql`
    update tip_recipient r set
      description = case when r.description = '{}' then c.description else r.description end,
      photo = coalesce(r.photo, nullif(c.photo, 'null')), thanks = c.success_description,
      thanks_photo = nullif(c.success_photo, 'null')
    from (
      select distinct on (venue_id, personnel_id) * from tip_card where personnel_id is not null
      order by venue_id, personnel_id, is_active desc, created_at, id) c
    where c.venue_id = r.venue_id and c.personnel_id = r.personnel_id`.execute(db);
  await sql`
    update tip_recipient set shown_name = null, description = '{}', photo = null, thanks = '{}', thanks_photo = null
    where withdrawn_at is not null`.execute(db);
  await sql`
    update tip_card c set name = '', description = '{}', photo = null, success_description = '{}', success_photo = null,
      is_active = is_active and exists (
        select from tip_recipient r where r.venue_id = c.venue_id and r.personnel_id = c.personnel_id and r.withdrawn_at is null)
    where personnel_id is not null`.execute(db);
  await sql`
    alter table tip_recipient add constraint tip_recipient_withdrawn check (
      case when withdrawn_at is null then shown_name is not null
        else shown_name is null and description = '{}' and photo is null and thanks = '{}' and thanks_photo is null end)`.execute(
    db,
  );
  await sql`
    alter table tip_card add constraint tip_card_says_nothing_of_a_person check (
      personnel_id is null or (name = '' and description = '{}' and photo is null and success_description = '{}'
        and success_photo is null))`.execute(db);
};
