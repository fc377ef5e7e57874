import type { MenuDocument } from '@tableside/domain/menu';
import { minor } from '@tableside/domain/money';
import type { Flag } from '@tableside/domain/venue';
import { someLegal } from '@tableside/testkit/scenes/a-legal.ts';
import { aMenuDocument, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { createMenuPublisher, createMenuReader } from '../../apps/server/src/features/menu/index.ts';
import { createStaff } from '../../apps/server/src/features/staff/index.ts';
import type { House } from './house.ts';

/** How a table takes orders: on its bill, paid before the kitchen sees them, or at a counter, paid before as well. */
export type Kind = 'later' | 'prepaid' | 'counter';
export type FridayTable = TestTable & { readonly name: string; readonly kind: Kind };

export type Person = TestClient & { readonly name: string; readonly id: string; readonly email: string };
export type Crew = {
  readonly waiters: readonly [Person, ...Person[]];
  readonly manager: Person;
  readonly cook: Person;
  readonly owner: Person;
};
export type Venue = {
  readonly venue: TestVenue;
  readonly tables: readonly FridayTable[];
  readonly crew: Crew;
};

/** Of everybody who works there. */
export const PASSWORD = 'correct horse battery';
const WAITERS = ['Rūta', 'Jonas', 'Ona'] as const;
const FLAGS: readonly Flag[] = [
  'order',
  'skip-payment',
  'pay-go',
  'tips',
  'collective-tips',
  'coupon-code',
  'order-comment',
  'call-waiter',
];
const PREPAID = { 'skip-payment': false, 'pay-go': false };
const DELIVERED_LATE_AFTER = 20;

/** The small menu of the tests, a dish whose price does not divide, and one of which there are few. */
const menu = () => {
  const document = aMenuDocument();
  const [first, ...rest] = document.categories;
  if (!first) throw new Error('the menu is empty');
  const more = [anItem({ id: 'third', price: minor(333) }), anItem({ id: 'fish', price: minor(1890) })];
  return { ...document, categories: [{ ...first, items: [...first.items, ...more] }, ...rest] };
};

const hire = async (house: House, venueId: string, name: string, role: string): Promise<Person> => {
  const email = `${role}-${name}-${venueId.slice(0, 8)}@friday.test`.toLowerCase().replace('ū', 'u');
  const id = await createStaff(house.database, {
    email,
    name,
    password: PASSWORD,
    venueId,
    role: role as 'waiter',
  });
  const browser = house.client();
  await browser.call('POST /console/sign-in', { body: { email, password: PASSWORD } });
  return { ...browser, name, id, email };
};

const kindOf = (place: number, of: number): Kind => {
  if (place >= of - Math.ceil(of / 20)) return 'counter';
  return place >= of - Math.ceil(of / 20) - Math.ceil(of / 8) ? 'prepaid' : 'later';
};

/** A venue of so many tables with its menu, coupons, keys at the bank and crew. */
export const seedVenue = async (
  house: House,
  tables: number,
  document: MenuDocument = menu(),
): Promise<Venue> => {
  const { database } = house;
  const venue = await aVenue(house, {
    name: 'The full Friday',
    settings: {
      functionalities: [...FLAGS],
      paymentProviders: ['stripe-card', 'cash'],
      acceptance: 'manual',
      defaultWaitMinutes: DELIVERED_LATE_AFTER,
      maxOpenOrdersPerSession: 999,
      maxOpenOrdersPerTable: 9_999,
      legal: someLegal,
    },
  });
  await createMenuPublisher(database, house.now, createMenuReader(database)).publish(venue.id, document);
  await database.pool.query(
    `insert into coupon (venue_id, code, kind, value, max_uses)
     values ($1, 'TEN', 'percent', 10, null), ($1, 'TWO', 'amount', 200, null), ($1, 'ONCE', 'percent', 33, 1)`,
    [venue.id],
  );
  await house.giveKeys(venue.id);
  const made: FridayTable[] = [];
  for (let place = 0; place < tables; place += 1) {
    const kind = kindOf(place, tables);
    const name = `Table ${place + 1}`;
    const table = await aTable(house, venue, {
      name,
      orderType: kind === 'counter' ? 'pickup' : 'default',
      flagOverrides: kind === 'later' ? {} : PREPAID,
    });
    made.push({ ...table, name, kind });
  }
  const [first, ...others] = WAITERS;
  const waiters: [Person, ...Person[]] = [await hire(house, venue.id, first, 'waiter')];
  for (const name of others) waiters.push(await hire(house, venue.id, name, 'waiter'));
  const crew: Crew = {
    waiters,
    manager: await hire(house, venue.id, 'Ieva', 'manager'),
    cook: await hire(house, venue.id, 'Tomas', 'kitchen'),
    owner: await hire(house, venue.id, 'Lina', 'owner'),
  };
  return { venue, tables: made, crew };
};
