import type { Run } from '../../../database/database.ts';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
  /** The hash of their own tip card, and its language; null: they have none that works. */
  readonly card: string | null;
  readonly language: string | null;
};

const TIPPABLE = (more = '') => `staff_membership m join auth_user u on u.id = m.user_id ${more}
  where m.venue_id = $1 and m.role = 'waiter' and (not m.is_demo or $2::boolean)`;

/** The oldest card of each person of a venue `$1` that works: theirs, put up, and still agreed to. */
const OWN_CARDS = `
  select distinct on (c.personnel_id) c.personnel_id, c.code, c.language
  from tip_card c join tip_recipient r on r.venue_id = c.venue_id and r.personnel_id = c.personnel_id
  where c.venue_id = $1 and c.is_active and r.withdrawn_at is null order by c.personnel_id, c.created_at`;

/** Who may be tipped at a venue, by name. Demo staff only while there is demo data. */
export const tippablePersonnel = (run: Run, venueId: string, demo: boolean): Promise<Person[]> =>
  run<Person>(
    'personnel-tippable',
    `select u.id, u.name, u.image as photo, c.code as card, c.language
     from ${TIPPABLE(`left join (${OWN_CARDS}) c on c.personnel_id = u.id`)} order by u.name, u.id`,
    [venueId, demo],
  );

export const isTippable = async (run: Run, venueId: string, personId: string): Promise<boolean> => {
  const rows = await run('personnel-is-tippable', `select from ${TIPPABLE()} and u.id = $3`, [
    venueId,
    true,
    personId,
  ]);
  return rows.length > 0;
};
