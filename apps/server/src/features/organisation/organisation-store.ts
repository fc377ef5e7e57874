import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/** Venues of one organisation that a person owns; memberships of demo staff count only while there is demo data. */
const OWNED = `from venue v
  join venue here on here.id = $1 and here.organisation_id = v.organisation_id
  join staff_membership m on m.venue_id = v.id and m.user_id = $2 and m.role = 'owner' and (not m.is_demo or $3::boolean)`;

export type Owned = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly settings: VenueSettings;
  readonly menu: boolean;
  readonly tables: number;
  readonly staff: number;
};

/** The venues beside one, itself among them, that a person owns; by name. */
export const ownedBeside = (run: Run, venueId: string, userId: string, demo: boolean): Promise<Owned[]> =>
  run<Owned>(
    'organisation-venues',
    `select v.id, v.slug, v.name, v.settings, v.menu_version > 0 as menu,
       (select count(*)::int from venue_table t where t.venue_id = v.id and t.retired_at is null) as tables,
       (select count(*)::int from staff_membership s where s.venue_id = v.id and (not s.is_demo or $3::boolean)) as staff
     ${OWNED} order by v.name, v.id`,
    [venueId, userId, demo],
  );

/** Whoever owns a venue owns the new one too, with what the venue asks of its staff's sign-in. */
export const takeOwner = async (run: Run, userId: string, from: string, to: string): Promise<void> => {
  await run(
    'organisation-owner',
    `insert into staff_membership (user_id, venue_id, role, is_demo)
     select user_id, $3, 'owner', is_demo from staff_membership where user_id = $1 and venue_id = $2`,
    [userId, from, to],
  );
  await run(
    'organisation-policy',
    `insert into staff_policy (venue_id, two_step, lock_minutes)
     select $2, two_step, lock_minutes from staff_policy where venue_id = $1`,
    [from, to],
  );
};
