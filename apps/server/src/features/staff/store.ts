import type { Role } from '@tableside/contract';
import { LOCK_MINUTES, type TwoStepRule } from '@tableside/domain/staff';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Database, Run } from '../../database/database.ts';
import type { SignedIn } from '../../http/mount/handler.ts';

/** Memberships of demo staff count only while there is demo data. */
const COUNTS = '(not m.is_demo or $2::boolean)';
/** Minutes after which a shared device of a venue locks itself. */
const LOCK = `coalesce(p.lock_minutes, ${LOCK_MINUTES.usual})`;

/**
 * The account of an open session that works at a venue at all; null for anything else. One on a shared device is over
 * when nobody touched it for the venue's minutes.
 */
export const accountOfToken = async (
  run: Run,
  tokenHash: string,
  demo: boolean,
  now: Date,
): Promise<SignedIn | null> => {
  const [row] = await run<SignedIn>(
    'staff-of-token',
    `select u.id as "userId", u.name, u.email, s.id as "sessionId", s.password_at as "passwordAt",
       case when d.id is not null
         then jsonb_build_object('id', d.id, 'name', d.name, 'venueId', d.venue_id, 'lockMinutes', ${LOCK}) end as device
     from auth_session s join auth_user u on u.id = s.user_id
       left join shared_device d on d.id = s.device_id left join staff_policy p on p.venue_id = d.venue_id
     where s.token_hash = $1 and s.stage = 'open' and s.expires_at > $3
       and (d.id is null or s.seen_at + make_interval(mins => ${LOCK}) > $3)
       and exists (select from staff_membership m where m.user_id = u.id and ${COUNTS}
         and (d.id is null or m.venue_id = d.venue_id))`,
    [tokenHash, demo, now],
  );
  return row ?? null;
};

export type Right = { readonly role: Role; readonly rule: TwoStepRule; readonly twoStep: boolean };

/** What an account may be at a venue: its role, whom the venue asks for a second step, and whether the account has it. */
export const rightAt = async (
  run: Run,
  userId: string,
  venueId: string,
  demo: boolean,
): Promise<Right | null> => {
  const [row] = await run<Right>(
    'staff-right',
    `select m.role, coalesce(p.two_step, 'nobody') as rule,
       exists (select from staff_two_step t where t.user_id = m.user_id and t.confirmed_at is not null) as "twoStep"
     from staff_membership m left join staff_policy p on p.venue_id = m.venue_id
     where m.user_id = $1 and m.venue_id = $3 and ${COUNTS}`,
    [userId, demo, venueId],
  );
  return row ?? null;
};

export type Membership = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly role: Role;
  readonly rule: TwoStepRule;
  readonly twoStep: boolean;
  /** It takes the money of stalls of a hall, or another venue takes its own, or did: there are accounts between them. */
  readonly hall: 'operator' | 'stall' | null;
  readonly settings: Pick<
    VenueSettings,
    'currency' | 'localeCode' | 'timeZone' | 'dayCutoffMinutes' | 'paymentProviders' | 'reservations'
  >;
};

/** Where an account works, by name. */
export const membershipsOf = (run: Run, userId: string, demo: boolean): Promise<Membership[]> =>
  run<Membership>(
    'staff-memberships',
    `select v.id, v.name, v.slug, m.role, coalesce(p.two_step, 'nobody') as rule, v.settings,
       exists (select from staff_two_step t where t.user_id = m.user_id and t.confirmed_at is not null) as "twoStep",
       case when exists (select from food_court f where f.operator_id = v.id)
           or exists (select from journal_entry e where e.venue_id = v.id and e.kind = 'for_stall') then 'operator'
         when exists (select from food_court_venue x join food_court f on f.id = x.food_court_id
           where x.venue_id = v.id and f.operator_id <> v.id)
           or exists (select from payment y where y.venue_id = v.id and y.account_venue_id is not null) then 'stall'
       end as hall
     from staff_membership m join venue v on v.id = m.venue_id left join staff_policy p on p.venue_id = v.id
     where m.user_id = $1 and ${COUNTS} order by v.name, v.id`,
    [userId, demo],
  );

/** Ends a session; answers with whose it was. */
export const deleteSession = async (run: Run, tokenHash: string): Promise<string | null> => {
  const [row] = await run<{ user_id: string }>(
    'staff-session-delete',
    'delete from auth_session where token_hash = $1 returning user_id',
    [tokenHash],
  );
  return row?.user_id ?? null;
};

/** Removes sessions that are over. */
export const deleteExpiredSessions = async (run: Run, now: Date): Promise<void> => {
  await run('staff-sessions-expire', 'delete from auth_session where expires_at <= $1', [now]);
};

/** Adds an account with a password and its role at a venue; an account that exists keeps its password, its role changes. */
export const insertStaff = async (
  database: Pick<Database, 'run'>,
  staff: {
    readonly email: string;
    readonly name: string;
    readonly passwordHash: string;
    readonly venueId: string;
    readonly role: Role;
    readonly isDemo: boolean;
  },
): Promise<string> => {
  const [row] = await database.run<{ id: string }>(
    'staff-insert',
    `with account as (
       insert into auth_user (id, name, email, email_verified)
       values (gen_random_uuid()::text, $1, lower($2), true)
       on conflict (email) do update set updated_at = now() returning id),
     credential as (
       insert into auth_account (id, user_id, account_id, provider_id, password)
       select gen_random_uuid()::text, a.id, a.id, 'credential', $3 from account a
       where not exists (select from auth_account x where x.user_id = a.id and x.provider_id = 'credential')
       returning 1),
     member as (
       insert into staff_membership (user_id, venue_id, role, is_demo) select a.id, $4, $5, $6 from account a
       on conflict (user_id, venue_id) do update set role = excluded.role returning 1)
     select id from account`,
    [staff.name, staff.email, staff.passwordHash, staff.venueId, staff.role, staff.isDemo],
  );
  return row?.id ?? '';
};

/** The account of a mail address, however it was typed. */
export const accountByMail = async (
  run: Run,
  email: string,
): Promise<{ readonly userId: string; readonly name: string } | null> => {
  const [row] = await run<{ userId: string; name: string }>(
    'staff-by-mail',
    'select id as "userId", name from auth_user where lower(email) = lower($1)',
    [email.trim()],
  );
  return row ?? null;
};

/**
 * As {@link accountByMail}, but only of somebody who can sign in. An account without a password came with restored
 * books: it says who did what, and whoever is invited to its address makes it their own.
 */
export const usableAccountOf = async (
  run: Run,
  email: string,
): Promise<{ readonly userId: string; readonly name: string } | null> => {
  const [row] = await run<{ userId: string; name: string }>(
    'staff-usable-by-mail',
    `select u.id as "userId", u.name from auth_user u where lower(u.email) = lower($1)
       and exists (select from auth_account a where a.user_id = u.id)`,
    [email.trim()],
  );
  return row ?? null;
};
