import { KEPT_KINDS, PERIODS } from '@tableside/domain/retention';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATA_INVENTORY } from './decided.ts';

const DAY = 24 * 3_600_000;
const USUAL = {
  words: PERIODS.words.usual,
  reviews: PERIODS.reviews.usual,
  calls: PERIODS.calls.usual,
  phones: PERIODS.phones.usual,
  pace: PERIODS.pace.usual,
  webhooks: PERIODS.webhooks.usual,
  invitations: PERIODS.invitations.usual,
  reservations: PERIODS.reservations.usual,
};

let server: TestServer;
let here: TableScene;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query<Row>(text, values)).rows;
const erase = () => server.jobs.runNow('erase-by-period');
const days = (count: number) => server.clock.advance(count * DAY);

const aScene = () =>
  aTableScene(server, {
    role: 'owner',
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
    table: { flagOverrides: { 'skip-payment': true, 'call-waiter': true } },
  });
const callWaiter = async ({ phone, staff, venue }: TableScene): Promise<void> => {
  const body = { session: phone.session, comment: 'Some water', unique_order_number: null };
  await phone.call('POST /call-waiter/call', { body });
  const [call] = await query<{ id: string }>(
    'select id from waiter_call where venue_id = $1 and done_at is null',
    [venue.id],
  );
  const at = { venue: venue.id, call: call?.id ?? '' };
  await staff.call('POST /console/{venue}/calls/{call}/done', at);
};
const toldOf = async (venue: string) =>
  (
    await query<{ data: object }>(
      `select data from audit_log where venue_id = $1 and action = 'retention-erase' order by id`,
      [venue],
    )
  ).map(({ data }) => data);
const calls = (venue: string) =>
  query<{ comment: string }>('select comment from waiter_call where venue_id = $1', [venue]);
const keep = (scene: TableScene, changed: Partial<typeof USUAL>, revision = 0) =>
  scene.staff.call('POST /console/{venue}/settings/retention', {
    venue: scene.venue.id,
    body: { revision, days: { ...USUAL, ...changed } },
  });

beforeEach(async () => {
  here = await aScene();
});

describe('what is kept', () => {
  it('is, where nobody chose anything, what was kept before there was a choice; the law of the country is said', async () => {
    const { retention } = await here.staff.call('GET /console/{venue}/settings', { venue: here.venue.id });
    expect(retention).toEqual({ revision: 0, changed_by: null, days: USUAL, books_years: 10 });
  });

  it('goes by the period that the owner chose, of that venue alone, and the audit log says how much', async () => {
    const other = await aScene();
    await callWaiter(here);
    await callWaiter(other);
    await keep(here, { words: 7, calls: 30 });
    days(8);
    await erase();
    expect(await calls(here.venue.id)).toEqual([{ comment: '' }]);
    expect(await calls(other.venue.id)).toEqual([{ comment: 'Some water' }]);
    days(23);
    await erase();
    expect(await calls(here.venue.id)).toEqual([]);
    expect(await calls(other.venue.id)).toEqual([{ comment: '' }]);
    expect(await toldOf(here.venue.id)).toEqual([{ words: 1 }, { calls: 1 }]);
    expect(await toldOf(other.venue.id)).toEqual([{ words: 1 }]);
  });

  it('is erased once a day, twice is as once, and soon after another period was chosen', async () => {
    await callWaiter(here);
    await erase();
    days(8);
    await keep(here, { words: 7 });
    await Promise.all([erase(), erase()]);
    await erase();
    expect(await toldOf(here.venue.id)).toEqual([{ words: 1 }]);
    await query("update waiter_call set comment = 'More water' where venue_id = $1", [here.venue.id]);
    await erase();
    expect(await toldOf(here.venue.id)).toHaveLength(1);
    await keep(here, { words: 7, calls: 40 }, 1);
    await erase();
    expect(await toldOf(here.venue.id)).toEqual([{ words: 1 }, { words: 1 }]);
  });

  it('goes in small batches, however much it is', async () => {
    const { session } = here.phone;
    expect(session).toBeTruthy();
    await query(
      `insert into waiter_call (venue_id, table_id, session_id, comment, called_at, done_at)
       select s.venue_id, s.table_id, s.id, 'water', $2, $2 from guest_session s, generate_series(1, 1203)
       where s.venue_id = $1`,
      [here.venue.id, new Date(server.clock.now() - 31 * DAY)],
    );
    await erase();
    expect(await toldOf(here.venue.id)).toEqual([{ words: 1_203 }]);
  });

  it('of which phone sat and paid nothing is left after the period; the order is, and the phone opens nothing', async () => {
    await placed(here.phone);
    const before = await query<{ device_hash: Buffer }>(
      'select device_hash from guest_session where venue_id = $1',
      [here.venue.id],
    );
    expect(before.every(({ device_hash }) => device_hash.length > 0)).toBe(true);
    await keep(here, { phones: 30 });
    days(31);
    await erase();
    const after = await query<{ device_hash: Buffer }>(
      'select device_hash from guest_session where venue_id = $1',
      [here.venue.id],
    );
    expect(after).toHaveLength(before.length);
    expect(after.every(({ device_hash }) => device_hash.length === 0)).toBe(true);
    expect(await query('select id from orders where venue_id = $1', [here.venue.id])).toHaveLength(1);
    const [told] = await toldOf(here.venue.id);
    expect(told).toMatchObject({ phones: before.length });
  });
});

describe('choosing a period', () => {
  it('says before how much would go, and changes nothing by that', async () => {
    await callWaiter(here);
    days(10);
    const count = (words: number) =>
      here.staff.call('POST /console/{venue}/retention/count', {
        venue: here.venue.id,
        body: { days: { ...USUAL, words } },
      });
    expect((await count(30)).counts.words).toBe(0);
    expect((await count(7)).counts).toEqual({
      words: 1,
      reviews: 0,
      calls: 0,
      phones: 0,
      pace: 0,
      webhooks: 0,
      invitations: 0,
      reservations: 0,
    });
    expect(await calls(here.venue.id)).toEqual([{ comment: 'Some water' }]);
  });

  it.each([
    [{ words: 6 }, { words: 'least' }],
    [
      { words: 91, calls: 29 },
      { words: 'most', calls: 'least' },
    ],
  ])('%o is refused for %o', async (changed, fields) => {
    await expect(keep(here, changed)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields },
    });
  });

  it('of two at once the second is told of the first', async () => {
    await keep(here, { words: 14 });
    await expect(keep(here, { words: 60 })).rejects.toMatchObject({ code: 'settings_changed' });
  });

  it('is for the owner', async () => {
    const manager = await aStaff(server, here.venue, 'manager');
    const body = { revision: 0, days: USUAL };
    await expect(
      manager.call('POST /console/{venue}/settings/retention', { venue: here.venue.id, body }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

describe('every table', () => {
  it('is decided about: who adds one says what becomes of the people in it', async () => {
    const tables = await query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    expect(Object.keys(DATA_INVENTORY).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('that a job erases has that job, and every period has a table', async () => {
    const decisions = Object.values(DATA_INVENTORY);
    for (const decision of decisions) if ('job' in decision) await server.jobs.runNow(decision.job);
    const kinds = decisions.flatMap(decision => ('by' in decision ? [decision.by] : []));
    expect([...new Set(kinds)].sort()).toEqual([...KEPT_KINDS].sort());
  });
});
