import type { Run } from '../../database/database.ts';

export type Person = { readonly id: string; readonly name: string; readonly photo: string | null };

const TIPPABLE = `staff_membership m join auth_user u on u.id = m.user_id
  where m.venue_id = $1 and m.role = 'waiter' and (not m.is_demo or $2::boolean)`;

/** Who may be tipped at a venue, by name. Demo staff only while there is demo data. */
export const tippablePersonnel = (run: Run, venueId: string, demo: boolean): Promise<Person[]> =>
  run<Person>(
    'personnel-tippable',
    `select u.id, u.name, u.image as photo from ${TIPPABLE} order by u.name, u.id`,
    [venueId, demo],
  );

export const isTippable = async (run: Run, venueId: string, personId: string): Promise<boolean> => {
  const rows = await run('personnel-is-tippable', `select from ${TIPPABLE} and u.id = $3`, [
    venueId,
    true,
    personId,
  ]);
  return rows.length > 0;
};
