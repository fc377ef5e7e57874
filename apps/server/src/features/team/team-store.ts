import type { Role } from '@tableside/contract';
import type { Run } from '../../database/database.ts';

export type Member = {
  readonly id: string;
  readonly name: string;
  /** Null: signs in by PIN alone. */
  readonly email: string | null;
  readonly role: Role;
  readonly twoStep: boolean;
  readonly pin: boolean;
  readonly seenAt: Date | null;
  /** Works at no venue where the asker is not owner. */
  readonly isOurs: boolean;
};

/** Who works at a venue, by name; memberships of demo staff count only while there is demo data. */
export const membersOf = (run: Run, venueId: string, asker: string, demo: boolean): Promise<Member[]> =>
  run<Member>(
    'team-members',
    `select u.id, u.name, u.email, m.role, t.confirmed_at is not null as "twoStep", p.user_id is not null as pin,
       (select max(s.seen_at) from auth_session s
         where s.user_id = u.id and s.stage = 'open' and s.expires_at > now()) as "seenAt",
       not exists (select from staff_membership o where o.user_id = u.id and not exists (
         select from staff_membership a where a.user_id = $2 and a.venue_id = o.venue_id and a.role = 'owner')) as "isOurs"
     from staff_membership m join auth_user u on u.id = m.user_id
       left join staff_two_step t on t.user_id = u.id left join staff_pin p on p.user_id = u.id
     where m.venue_id = $1 and (not m.is_demo or $3::boolean) order by u.name, u.id`,
    [venueId, asker, demo],
  );

/** One change of a venue's team at a time: of two owners who let each other go, one stays. */
export const lockTeam = async (run: Run, venueId: string): Promise<void> => {
  await run('team-lock', 'select from venue where id = $1 for no key update', [venueId]);
};

export const setRole = async (run: Run, venueId: string, userId: string, role: Role): Promise<void> => {
  await run('team-role', 'update staff_membership set role = $3 where venue_id = $1 and user_id = $2', [
    venueId,
    userId,
    role,
  ]);
};

export const removeMember = async (run: Run, venueId: string, userId: string): Promise<void> => {
  await run('team-remove', 'delete from staff_membership where venue_id = $1 and user_id = $2', [
    venueId,
    userId,
  ]);
};

/** Owners who can sign in, by address. */
export const ownersOf = (
  run: Run,
  venueId: string,
): Promise<{ readonly userId: string; readonly name: string; readonly email: string }[]> =>
  run(
    'team-owners',
    `select u.id as "userId", u.name, u.email from staff_membership m join auth_user u on u.id = m.user_id
     where m.venue_id = $1 and m.role = 'owner' and u.email is not null
       and exists (select from auth_account a where a.user_id = u.id)
     order by u.email`,
    [venueId],
  );
