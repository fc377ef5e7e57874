import type { PinRole } from '@tableside/domain/staff';
import type { Run } from '../../../database/database.ts';

/** Somebody of a venue's staff without an address; answers with their id. */
export const insertPinMember = async (
  run: Run,
  who: {
    readonly venueId: string;
    readonly name: string;
    readonly role: PinRole;
    readonly isDemo: boolean;
  },
): Promise<string> => {
  const [row] = await run<{ id: string }>(
    'team-add-by-pin',
    `with account as (insert into auth_user (id, name) values (gen_random_uuid()::text, $1) returning id),
       member as (insert into staff_membership (user_id, venue_id, role, is_demo) select id, $2, $3, $4 from account)
     select id from account`,
    [who.name, who.venueId, who.role, who.isDemo],
  );
  return row?.id ?? '';
};

/**
 * Gives somebody who had none an address and a password; their role and PIN stay. False where they work at the venue no
 * longer or have an address meanwhile, null where the address is somebody else's.
 */
export const giveAddress = async (
  run: Run,
  who: {
    readonly person: string;
    readonly venueId: string;
    readonly email: string;
    readonly passwordHash: string;
  },
): Promise<boolean | null> => {
  const { person, venueId, email, passwordHash } = who;
  const [taken] = await run('team-address-taken', 'select from auth_user where lower(email) = lower($1)', [
    email,
  ]);
  if (taken) return null;
  const rows = await run(
    'team-give-address',
    `with account as (
       update auth_user u set email = lower($3), email_verified = true, updated_at = now()
       where u.id = $1 and u.email is null
         and exists (select from staff_membership m where m.user_id = u.id and m.venue_id = $2)
       returning id)
     insert into auth_account (id, user_id, account_id, provider_id, password)
     select gen_random_uuid()::text, id, id, 'credential', $4 from account returning 1`,
    [person, venueId, email, passwordHash],
  );
  return rows.length > 0;
};
