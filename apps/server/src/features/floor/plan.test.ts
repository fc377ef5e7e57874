import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const anOwner = () => aTableScene(server, { role: 'owner' });
const planOf = async ({ staff, venue }: TableScene) =>
  (await staff.call('GET /console/{venue}/floor', { venue: venue.id })).plan;
type Plan = Awaited<ReturnType<typeof planOf>>;
const save = ({ staff, venue }: TableScene, { revision, areas, places }: Plan) =>
  staff.call('POST /console/{venue}/floor', { venue: venue.id, body: { revision, areas, places } });

describe('the floor plan', () => {
  it('gives every table a place before anybody arranged it', async () => {
    const scene = await anOwner();
    for (const name of ['2', '3', '4', '5']) await aTable(server, scene.venue, { name });
    const plan = await planOf(scene);
    expect(plan).toMatchObject({ revision: 0, changed_by: null, areas: [] });
    expect(plan.places).toHaveLength(5);
    expect(new Set(plan.places.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  });

  it('keeps areas in their order and tables where they were put, and tells everybody', async () => {
    const scene = await anOwner();
    const second = await aTable(server, scene.venue, { name: '2' });
    const stream = await openStream(scene.staff, `/api/console/${scene.venue.id}/realtime`);
    const plan = await planOf(scene);
    const arranged = {
      ...plan,
      areas: [{ name: 'Terrace' }, { name: 'Hall' }],
      places: plan.places.map(place =>
        place.table === second.id
          ? { ...place, area: 'Terrace', x: 3, y: 7, width: 6, height: 5, shape: 'round' as const, seats: 6 }
          : { ...place, area: 'Hall' },
      ),
    };
    const { plan: saved } = await save(scene, arranged);
    expect(saved).toMatchObject({ revision: 1, areas: [{ name: 'Terrace' }, { name: 'Hall' }] });
    expect(await planOf(scene)).toEqual(saved);
    expect(saved.places.find(({ table }) => table === second.id)).toEqual(
      arranged.places.find(({ table }) => table === second.id),
    );
    expect((await stream.next('board-floor')).data).toMatchObject({ revision: 1 });
    const { tables } = await scene.staff.call('GET /console/{venue}/tables', { venue: scene.venue.id });
    expect(tables.map(({ area }) => area)).toEqual(['Terrace', 'Hall']);
    stream.close();
  });

  it('is not overwritten by who arranged an older one: they are told who was quicker', async () => {
    const scene = await anOwner();
    const manager = await aStaff(server, scene.venue, 'manager');
    const plan = await planOf(scene);
    const outcomes = await Promise.allSettled([save(scene, plan), save({ ...scene, staff: manager }, plan)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'floor_plan_changed', http: 409, details: { revision: 1 } });
    expect(refused.reason.details.changed_by).toEqual((await planOf(scene)).changed_by);
    await save(scene, await planOf(scene));
    expect(await planOf(scene)).toMatchObject({ revision: 2 });
  });

  it('cannot be drawn with tables beyond the edge, on each other, in no area, or twice', async () => {
    const scene = await anOwner();
    await aTable(server, scene.venue, { name: '2' });
    const plan = await planOf(scene);
    const [first, second] = plan.places;
    if (!first || !second) throw new Error('two tables have two places');
    const wrong = [
      [{ ...first, x: 21 }, second],
      [first, { ...second, x: first.x + 1, y: first.y }],
      [{ ...first, area: 'Cellar' }, second],
      [first, { ...first, x: 12, y: 20 }],
    ];
    for (const places of wrong) {
      await expect(save(scene, { ...plan, places })).rejects.toMatchObject({ code: 'validation_failed' });
    }
    const areas = [{ name: 'Hall' }, { name: 'Hall ' }];
    await expect(save(scene, { ...plan, areas })).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await planOf(scene)).toEqual(plan);
  });

  it('is arranged by owners and managers alone, and only with tables of the venue', async () => {
    const scene = await anOwner();
    const other = await anOwner();
    const plan = await planOf(scene);
    for (const role of ['waiter', 'kitchen', 'accountant'] as const) {
      const staff = await aStaff(server, scene.venue, role);
      await expect(save({ ...scene, staff }, plan)).rejects.toMatchObject({ code: 'not_allowed' });
    }
    const places = plan.places.map(place => ({ ...place, table: other.table.id }));
    await expect(save(scene, { ...plan, places })).rejects.toMatchObject({ code: 'table_not_found' });
    expect(await planOf(other)).toMatchObject({ revision: 0 });
  });
});
