import type { ConsoleFoodCourt } from '@tableside/contract/http/admin/food-courts';
import { readQrCodes } from '@tableside/testkit/read-codes.ts';
import { aFoodCourt, aHouse, asOneHouse, someCourt } from '@tableside/testkit/scenes/a-food-court.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SITE = 'https://menu.hall.example';
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { PUBLIC_URL: SITE } });
});
afterAll(() => server.stop());

const aHouseOf = (...names: string[]) =>
  aHouse(
    server,
    names.map(name => ({ name })),
  );
const read = (owner: TestStaff) => owner.call('GET /console/{venue}/food-courts', { venue: owner.venue });
type Over = Partial<Omit<ConsoleFoodCourt, 'cover'>>;
const save = (owner: TestStaff, court: ConsoleFoodCourt, over: Over = {}) => {
  const { id, hash: _, changed_by: __, ...rest } = { ...court, ...over };
  return owner.call('POST /console/{venue}/food-courts/{court}/save', {
    venue: owner.venue,
    court: id,
    body: { ...rest, cover: null },
  });
};
const tablesOf = (id: string) =>
  server.database.run<{ name: string; order_type: string }>(
    'tables-of-test',
    'select name, order_type from venue_table where venue_id = $1 order by position, name',
    [id],
  );

describe('a food court', () => {
  it('is made by an owner, with a code of its own that stays', async () => {
    const { owner, venues } = await aHouseOf('Ramen', 'Taco');
    const court = await aFoodCourt(owner, venues);
    expect(court.hash).toMatch(/^[A-Z2-7]{8}$/);
    expect(await read(owner)).toMatchObject({
      address: SITE,
      courts: [{ id: court.id, open: true, venues: venues.map(({ id }) => id), changed_by: 'The owner' }],
      venues: [
        { name: 'Ramen', mine: true, food_court: court.id, missing: null },
        { name: 'Taco', mine: true, food_court: court.id, missing: null },
      ],
    });
    const { courts } = await save(owner, court, {
      name: { en: 'Old Market', lt: '  ' },
      venues: venues.toReversed().map(({ id }) => id),
    });
    expect(courts).toMatchObject([
      {
        hash: court.hash,
        name: { en: 'Old Market' },
        venues: venues.toReversed().map(({ id }) => id),
        revision: 2,
      },
    ]);
  });

  it('gives a venue a pickup table where it has none, under a name that is free', async () => {
    const { owner, venues } = await aHouseOf('Ramen', 'Taco');
    const [ramen, taco] = venues;
    if (!ramen || !taco) throw new Error('no venues');
    await aTable(server, ramen, { name: 'PICKUP' });
    await aTable(server, taco, { name: 'Bar', orderType: 'pickup' });
    await aFoodCourt(owner, venues);
    expect(await tablesOf(ramen.id)).toEqual([
      { name: 'PICKUP', order_type: 'default' },
      { name: 'Pickup 2', order_type: 'pickup' },
    ]);
    expect(await tablesOf(taco.id)).toEqual([{ name: 'Bar', order_type: 'pickup' }]);
  });

  it('is for owners alone, and of their own house', async () => {
    const [{ owner, venues }, foreign] = [await aHouseOf('Ramen'), await aHouseOf('Taco')];
    const court = await aFoodCourt(foreign.owner, foreign.venues);
    const [venue] = venues;
    const manager = await aStaff(server, { id: venue?.id ?? '' }, 'manager');
    await expect(read(manager)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(save(owner, court)).rejects.toMatchObject({ code: 'food_court_not_found' });
    await expect(aFoodCourt(owner, foreign.venues)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { venues: 'unknown' } },
    });
    expect((await read(owner)).courts).toEqual([]);
  });

  it('takes money for all stalls by the accounts of a venue that its owner chose among theirs, and says so', async () => {
    const [{ owner, venues }, foreign] = [await aHouseOf('Ramen', 'Taco'), await aHouseOf('Bowl')];
    const [ramen, taco] = venues;
    if (!ramen || !taco) throw new Error('no venues');
    const made = await aFoodCourt(owner, [ramen]);
    expect(made.operator).toBe(null);
    const [paid] = (await save(owner, made, { operator: taco.id })).courts;
    if (!paid) throw new Error('no court');
    expect(paid.operator).toBe(taco.id);
    // Who does not name one leaves it as it is.
    const { operator: _, ...rest } = paid;
    const [kept] = (await save(owner, rest as typeof paid, {})).courts;
    if (!kept) throw new Error('no court');
    expect(kept.operator).toBe(taco.id);
    await expect(save(owner, kept, { operator: foreign.venues[0]?.id ?? '' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { operator: 'unknown' } },
    });
    const [none] = (await save(owner, kept, { operator: null })).courts;
    expect(none?.operator).toBe(null);
  });

  it('has no venue of another one, also when two are made at once', async () => {
    const { owner, venues } = await aHouseOf('Ramen', 'Taco');
    const both = await Promise.allSettled([aFoodCourt(owner, venues), aFoodCourt(owner, venues)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'validation_failed', details: { fields: { venues: 'taken' } } },
    });
    const { courts } = await read(owner);
    expect(courts).toHaveLength(1);
    const [court] = courts;
    if (!court) throw new Error('no court');
    await save(owner, court, { venues: [] });
    expect((await aFoodCourt(owner, venues)).venues).toHaveLength(2);
  });

  it('tells the second of two who save it, and keeps what the first saved', async () => {
    const { owner, venues } = await aHouseOf('Ramen');
    const court = await aFoodCourt(owner, venues);
    await save(owner, court, { name: { en: 'First' } });
    await expect(save(owner, court, { name: { en: 'Second' } })).rejects.toMatchObject({
      code: 'settings_changed',
      details: { revision: 2, changed_by: 'The owner' },
    });
    expect((await read(owner)).courts[0]?.name).toEqual({ en: 'First' });
  });

  it('keeps the venue of another owner, whom nobody else can take out', async () => {
    const { owner, venues } = await aHouseOf('Ramen', 'Taco');
    const court = await aFoodCourt(owner, venues);
    const third = await aVenue(server, { name: 'Bowl' });
    const other = await aStaff(server, third, 'owner');
    await server.database.run(
      'join-house-of-test',
      'update venue set organisation_id = (select organisation_id from venue where id = $2) where id = $1',
      [third.id, owner.venue],
    );
    expect((await read(other)).venues.map(({ name, mine }) => [name, mine])).toEqual([
      ['Bowl', true],
      ['Ramen', false],
      ['Taco', false],
    ]);
    await expect(save(other, court, { venues: [third.id] })).rejects.toMatchObject({
      details: { fields: { venues: 'not_yours' } },
    });
    for (const over of [{ name: { en: 'Mine now' } }, { open: false }, { description: { en: 'x' } }]) {
      await expect(save(other, court, over), JSON.stringify(over)).rejects.toMatchObject({
        code: 'not_allowed',
      });
    }
    expect((await read(owner)).courts).toMatchObject([{ name: court.name, open: true, revision: 1 }]);
    const { courts } = await save(other, court, { venues: [third.id, ...court.venues] });
    expect(courts[0]?.venues).toEqual([third.id, ...court.venues]);
  });

  it('tells the owners of the others in it when it is renamed or closed, and nobody of what is theirs', async () => {
    const { owner, venues } = await aHouseOf('Ramen');
    const third = await aVenue(server, { name: 'Bowl' });
    const other = await aStaff(server, third, 'owner');
    await server.database.run(
      'join-house-of-test',
      'update venue set organisation_id = (select organisation_id from venue where id = $2) where id = $1',
      [third.id, owner.venue],
    );
    const court = await aFoodCourt(owner, venues);
    const [joined] = (await save(other, court, { venues: [...court.venues, third.id] })).courts;
    if (!joined) throw new Error('no court');
    const [renamed] = (await save(owner, joined, { name: { en: 'Old Market' } })).courts;
    if (!renamed) throw new Error('no court');
    await save(owner, renamed, { open: false });
    const told = await server.database.run<{ name: string; subject: string }>(
      'notices-of-test',
      `select v.name, e.subject from notice_entry e join venue v on v.id = e.venue_id
       where e.cause = 'food-court' and e.venue_id = any($1) order by e.id`,
      [[third.id, owner.venue]],
    );
    expect(told.map(({ name, subject }) => `${name}: ${subject.split('|').slice(0, 2).join(' ')}`)).toEqual([
      'Bowl: renamed The owner',
      'Bowl: closed The owner',
    ]);
    const { news } = await read(other);
    expect(news).toMatchObject([
      { what: 'closed', by: 'The owner', name: 'Old Market' },
      { what: 'renamed', by: 'The owner', name: joined.name.en },
    ]);
    expect((await read(owner)).news).toEqual([]);
    const { deeds } = await other.call('GET /console/{venue}/audit', { venue: other.venue, query: {} });
    expect(deeds.filter(({ action }) => action === 'food-court-change').length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['no name', { name: { lt: 'Halė' } }, { name: 'missing' }],
    ['a language that does not exist', { languages: ['xq'] }, { languages: 'unknown' }],
    ['a picture that nobody sent', { cover: '0123456789abcdef' }, { cover: 'picture' }],
  ])('is not made with %s', async (_, over, fields) => {
    const { owner, venues } = await aHouseOf('Ramen');
    const made = owner.call('POST /console/{venue}/food-courts/add', {
      venue: owner.venue,
      body: { ...someCourt, ...over, venues: venues.map(({ id }) => id) },
    });
    await expect(made).rejects.toMatchObject({ code: 'validation_failed', details: { fields } });
    expect((await read(owner)).courts).toEqual([]);
  });

  it('[FOOD-01] is printed as a sign whose code opens it', async () => {
    const { owner, venues } = await aHouseOf('Ramen');
    const court = await aFoodCourt(owner, venues);
    const print = async (as: string) => {
      const answer = await owner.fetch(`/api/console/${owner.venue}/food-courts/${court.id}/print`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ as }),
      });
      return { type: answer.headers.get('content-type'), body: Buffer.from(await answer.arrayBuffer()) };
    };
    const { type, body } = await print('png');
    expect(type).toBe('image/png');
    expect(await readQrCodes(body)).toEqual([`${SITE}/food-court/${court.hash}`]);
    expect((await print('sticker')).type).toBe('application/pdf');
  });

  it('loses a venue that is gone, and joins no house by itself', async () => {
    const { owner, venues } = await aHouseOf('Ramen', 'Taco');
    const court = await aFoodCourt(owner, venues);
    await server.database.run('gone-of-test', 'delete from venue where id = $1', [venues[1]?.id]);
    expect((await read(owner)).courts[0]?.venues).toEqual([venues[0]?.id]);
    const stranger = await aHouseOf('Bowl');
    await asOneHouse(server, owner, stranger.venues);
    expect((await read(stranger.owner)).courts).toEqual([]);
    expect(court.open).toBe(true);
  });
});
