import { type Kysely, sql } from 'kysely';

/**
 * What every server believes of an account for a moment is told to all of them when it changes, whoever changes it: another
 * server, a tool, a cascade. Written to the outbox in the same transaction; nobody but the servers hears it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function tell_staff_change() returns trigger language plpgsql as $$
    begin
      insert into outbox (audience, event, data) values ('account:' || old.user_id, 'staff-changed', '{}');
      perform pg_notify('tableside_outbox', '');
      return null;
    end $$`.execute(db);
  await sql`
    create function tell_policy_change() returns trigger language plpgsql as $$
    begin
      insert into outbox (audience, event, data)
      select 'account:' || m.user_id, 'staff-changed', '{}' from staff_membership m where m.venue_id = new.venue_id;
      perform pg_notify('tableside_outbox', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger staff_role_told after update of role or delete on staff_membership
      for each row execute function tell_staff_change()`.execute(db);
  await sql`
    create trigger staff_sign_out_told after delete on auth_session
      for each row execute function tell_staff_change()`.execute(db);
  await sql`
    create trigger staff_password_told after update of password_at on auth_session
      for each row when (old.stage = 'open') execute function tell_staff_change()`.execute(db);
  await sql`
    create trigger staff_second_step_told after update of confirmed_at or delete on staff_two_step
      for each row execute function tell_staff_change()`.execute(db);
  await sql`
    create trigger staff_policy_told after insert or update on staff_policy
      for each row execute function tell_policy_change()`.execute(db);
};
