import type { ConsoleFoodCourt } from '@tableside/contract/http/admin/food-courts';
import type { TestServer } from '../server/server.ts';
import { aMenu } from './a-menu.ts';
import { aStaff, type TestStaff } from './a-staff.ts';
import { aVenue, type TestVenue, type VenueOver } from './a-venue.ts';

/** Makes venues one house, and a person the owner of each. */
export const asOneHouse = async (
  { database }: Pick<TestServer, 'database'>,
  owner: Pick<TestStaff, 'email'>,
  venues: readonly { readonly id: string }[],
): Promise<void> => {
  const ids = venues.map(({ id }) => id);
  await database.run(
    'one-house-of-test',
    `update venue set organisation_id = (select organisation_id from venue where id = $1) where id = any($2)`,
    [ids[0], ids],
  );
  await database.run(
    'owner-of-house-of-test',
    `insert into staff_membership (user_id, venue_id, role)
     select u.id, v.id, 'owner' from auth_user u, unnest($2::uuid[]) as v(id) where u.email = $1
     on conflict do nothing`,
    [owner.email, ids],
  );
};

/** A house with venues that have menus, and its owner. */
export const aHouse = async (
  server: TestServer,
  overs: readonly VenueOver[],
): Promise<{ readonly owner: TestStaff; readonly venues: readonly TestVenue[] }> => {
  const venues: TestVenue[] = [];
  for (const over of overs) {
    const venue = await aVenue(server, over);
    await aMenu(server, venue);
    venues.push(venue);
  }
  const [first] = venues;
  if (!first) throw new Error('A house has a venue');
  const owner = await aStaff(server, first, 'owner');
  await asOneHouse(server, owner, venues);
  return { owner, venues };
};

export const someCourt = {
  name: { en: 'Market Hall', lt: 'Halė' },
  description: { en: 'Under one roof', lt: 'Po vienu stogu' },
  main_language: 'en',
  languages: ['lt'],
  cover: null,
};

/** A food court of a house, made by its owner. */
export const aFoodCourt = async (
  owner: TestStaff,
  venues: readonly { readonly id: string }[],
  over: Partial<
    typeof someCourt & {
      readonly invoices: boolean;
      readonly texts: boolean;
      readonly shared_baskets: boolean;
    }
  > = {},
): Promise<ConsoleFoodCourt> => {
  const { court, food_courts } = await owner.call('POST /console/{venue}/food-courts/add', {
    venue: owner.venue,
    body: { ...someCourt, ...over, venues: venues.map(({ id }) => id) },
  });
  const made = food_courts.courts.find(({ id }) => id === court);
  if (!made) throw new Error('The food court was not made');
  return made;
};
