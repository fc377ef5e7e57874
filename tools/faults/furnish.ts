import { randomUUID } from 'node:crypto';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { minor } from '@tableside/domain/money';
import type { Flag } from '@tableside/domain/venue';
import { aDonatee, aTipCard } from '@tableside/testkit/scenes/a-gift.ts';
import { aMenuDocument, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestClient, testClient } from '@tableside/testkit/server/server-client.ts';
import { pino } from 'pino';
import { readEnv } from '../../apps/server/src/env.ts';
import { createMenuPublisher, createMenuReader } from '../../apps/server/src/features/menu/index.ts';
import { storedAccounts } from '../../apps/server/src/features/payments/index.ts';
import { createStaff } from '../../apps/server/src/features/staff/index.ts';
import { BANKS } from './bank.ts';
import { EVERY, REWARD } from './members.ts';
import type { Kind } from './plan.ts';
import type { Stage } from './stage.ts';

export type Furnished = {
  readonly kind: Kind;
  readonly venue: TestVenue;
  readonly waiter: string;
  /** Of its loyalty programme. */
  readonly program: string;
  /** Somebody with a card who will leave. */
  readonly leaver: string;
  /** Of the waiter, the leaver, the house, and of a recipient of donations. */
  readonly cards: Readonly<Record<'person' | 'leaver' | 'house' | 'donation', string>>;
};
export type Staff = { readonly waiter: TestClient; readonly manager: TestClient; readonly owner: TestClient };

const MAX_TRIES = 40;
export const PASSWORD = 'correct horse battery';
export const ROLES = ['waiter', 'manager', 'owner'] as const;
export const emailOf = (role: string): string => `${role}@faults.test`;

const LATER: readonly Flag[] = [
  'order',
  'skip-payment',
  'pay-go',
  'tips',
  'collective-tips',
  'coupon-code',
  'loyalty-program',
];
const SETTINGS: Readonly<
  Record<Kind, { flags: readonly Flag[]; currency: string; methods: readonly string[] }>
> = {
  prepaid: {
    flags: ['order', 'tips', 'coupon-code', 'loyalty-program'],
    currency: 'EUR',
    methods: ['stripe', 'stripe-card', 'montonio', 'neopay', 'solid-card', 'solid-wallet', 'cash'],
  },
  table: {
    flags: LATER,
    currency: 'EUR',
    methods: ['stripe', 'stripe-card', 'montonio', 'neopay', 'solid-card', 'solid-wallet', 'cash'],
  },
  zloty: {
    flags: LATER,
    currency: 'PLN',
    methods: ['stripe-card', 'neopay_blik', 'solid-card', 'cash'],
  },
};

/** The small menu of the tests, and a dish whose price does not divide. */
export const menu = () => {
  const document = aMenuDocument();
  const [first, ...rest] = document.categories;
  if (!first) throw new Error('the menu is empty');
  const third = anItem({ id: 'third', price: minor(333) });
  return { ...document, categories: [{ ...first, items: [...first.items, third] }, ...rest] };
};

const addCoupons = async ({ database }: Stage, venueId: string): Promise<void> => {
  await database.pool.query(
    `insert into coupon (venue_id, code, kind, value, max_uses) values
      ($1, 'TEN', 'percent', 10, null), ($1, 'TWO', 'amount', 200, null), ($1, 'ONCE', 'percent', 33, 1)`,
    [venueId],
  );
};

/** Cards of a person, of one who will leave, of the house and of a recipient, for whom guests may round up, too. */
const furnishGifts = async (
  stage: Stage,
  venue: TestVenue,
  waiter: string,
): Promise<Pick<Furnished, 'leaver' | 'cards'>> => {
  const { database } = stage;
  const email = `leaver-${randomUUID().slice(0, 8)}@faults.test`;
  const person = {
    email,
    name: 'The leaver',
    password: PASSWORD,
    venueId: venue.id,
    role: 'waiter' as const,
  };
  const leaver = await createStaff(database, person);
  for (const id of [waiter, leaver]) {
    await database.pool.query(
      `insert into tip_recipient (venue_id, personnel_id, shown_name, consented_at) values ($1, $2, 'Rūta', now())`,
      [venue.id, id],
    );
  }
  const donatee = await aDonatee(stage, venue);
  await database.pool.query(
    `update venue set settings = settings || jsonb_build_object('roundUpFor', $2::text) where id = $1`,
    [venue.id, donatee.id],
  );
  const cards = {
    person: await aTipCard(stage, venue, waiter),
    leaver: await aTipCard(stage, venue, leaver),
    house: await aTipCard(stage, venue, null),
    donation: donatee.hash,
  };
  return { leaver, cards };
};

/** A point for each whole unit of money that members pay, and an amount off for some of them. */
const furnishProgram = async ({ database }: Stage, venue: TestVenue): Promise<string> => {
  const points = {
    earn: 'amount',
    every: EVERY,
    category: null,
    cost: REWARD.cost,
    rewardAmount: REWARD.amount,
    rewardCategory: null,
    rewardName: { en: 'Some off' },
    birthday: 0,
    months: null,
  };
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into loyalty_program (venue_id, name, points) values ($1, 'Regulars', $2) returning id`,
    [venue.id, JSON.stringify(points)],
  );
  return rows[0]?.id ?? '';
};

type Settings = NonNullable<NonNullable<Parameters<typeof aVenue>[1]>['settings']>;
/** A venue with the menu, which accepts at once and bounds nobody, and somebody of each role, by which the ids of staff are told. */
export const aPlace = async (
  stage: Stage,
  name: string,
  settings: Settings,
): Promise<{ venue: TestVenue; staff: ReadonlyMap<string, string> }> => {
  const { database } = stage;
  const venue = await aVenue(stage, {
    name,
    settings: {
      // The kitchen has what was ordered at once: cooks and voids meet.
      acceptance: 'auto',
      presence: 'off',
      maxOpenOrdersPerSession: 9_999,
      maxOpenOrdersPerTable: 99_999,
      ...settings,
    },
  });
  await createMenuPublisher(database, stage.now, createMenuReader(database)).publish(venue.id, menu());
  const staff = new Map<string, string>();
  for (const role of ROLES) {
    const person = { email: emailOf(role), name: `The ${role}`, password: PASSWORD, venueId: venue.id, role };
    staff.set(role, await createStaff(database, person));
  }
  return { venue, staff };
};

const furnishOne = async (stage: Stage, kind: Kind): Promise<Furnished> => {
  const { database } = stage;
  const { flags, currency, methods } = SETTINGS[kind];
  const { venue, staff } = await aPlace(stage, kind, {
    functionalities: [...flags],
    paymentProviders: [...methods],
    currency: { code: currency, symbol: currency, decimals: 2 },
  });
  await addCoupons(stage, venue.id);
  const base = {
    env: readEnv({ DATA_DIR: stage.folder, SECRET_KEY: stage.secretKey }),
    database,
    clock: stage.now,
    log: pino({ level: 'silent' }),
  };
  const accounts = storedAccounts(base);
  for (const provider of BANKS) {
    const keys = Object.fromEntries(
      Object.entries(SANDBOX_KEYS.main[provider]).map(([name, value]) => [name, String(value)]),
    );
    await database.transaction(run =>
      accounts.write(run, { venueId: venue.id, provider, keys, isDemo: false }),
    );
  }
  const waiter = staff.get('waiter') ?? '';
  const program = await furnishProgram(stage, venue);
  return { kind, venue, waiter, program, ...(await furnishGifts(stage, venue, waiter)) };
};

/** A venue of each kind. */
export const seedVenue = async (stage: Stage): Promise<Record<Kind, Furnished>> => ({
  prepaid: await furnishOne(stage, 'prepaid'),
  table: await furnishOne(stage, 'table'),
  zloty: await furnishOne(stage, 'zloty'),
});

export const tableFor = ({ database }: Stage, { venue }: Furnished): Promise<TestTable> =>
  aTable({ database }, venue, { name: `Table ${randomUUID().slice(0, 6)}` });

/** Browsers of staff, signed in; one answers for both servers. */
export const signIn = async (stage: Stage): Promise<Staff> => {
  const as = async (role: string): Promise<TestClient> => {
    const browser = testClient(stage.servers[0].url);
    const body = { email: emailOf(role), password: PASSWORD };
    // A server under load, or one that is only just back, says so.
    for (let tries = 0; ; tries += 1) {
      try {
        await browser.call('POST /console/sign-in', { body });
        return browser;
      } catch (cause) {
        if (tries >= MAX_TRIES) throw cause;
        await new Promise(done => setTimeout(done, 250));
      }
    }
  };
  return { waiter: await as('waiter'), manager: await as('manager'), owner: await as('owner') };
};
