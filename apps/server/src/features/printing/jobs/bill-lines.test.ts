import type { CallInput } from '@tableside/contract/client';
import type { Sandbox } from '@tableside/sandbox';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aBillScene, type BillScene } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: TestServer;
let sandbox: Sandbox;
let stop: SandboxServer['stop'];
beforeAll(async () => {
  ({ server, sandbox, stop } = await sandboxServer());
});
afterAll(() => stop());

/** A venue with a printer for all stations, a manager and a bill that staff opened at a table without phones. */
const aBill = async (box: string) => {
  const scene = await aBillScene(server, { settings: { acceptance: 'manual', presence: 'confirm' } });
  const { manager, venue, table } = scene;
  const owner = await aStaff(server, venue, 'owner');
  await owner.call('POST /console/{venue}/printers', {
    venue: venue.id,
    body: {
      name: 'Pass',
      kind: 'epos',
      address: `sandbox:${box}`,
      columns: 42,
      code_page: 'windows1257',
      stations: [],
    },
  });
  const where = { venue: venue.id, table: table.id, body: { guest_count: 2 } };
  const { bill } = await manager.call('POST /console/{venue}/tables/{table}/bill', where);
  const add = (body: CallInput<'POST /console/{venue}/bills/{bill}/lines'>['body']) =>
    manager.call('POST /console/{venue}/bills/{bill}/lines', { venue: venue.id, bill: bill.id, body });
  return { ...scene, bill: bill.id, add };
};
const papers = async (box: string): Promise<string[]> => {
  await server.jobs.runNow('print-tickets');
  const answer = await fetch(`${sandbox.address}/printer/${box}/papers`);
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
};
/** As soon as so many are out. */
const printed = async (box: string, count: number): Promise<string[]> => {
  await expect.poll(() => papers(box)).toHaveLength(count);
  return papers(box);
};
const kitchenOf = async ({ venue }: BillScene) => {
  const cook = await aStaff(server, venue, 'kitchen');
  return cook.call('GET /console/{venue}/kitchen', { venue: venue.id });
};

describe('what staff type onto a bill for the kitchen', () => {
  it('comes to stations, printers and the board as an order of the house, and is owed once', async () => {
    const scene = await aBill('typed');
    const { bill } = await scene.add({
      lines: [
        { menu_item_id: 'soup', quantity: 2, note: 'No onions' },
        { menu_item_id: 'beer', quantity: 1 },
        { name: 'Omelette off the menu', price: 800, quantity: 1 },
      ],
      kitchen: true,
    });
    expect(bill).toMatchObject({ left: 22 });
    const { orders } = await kitchenOf(scene);
    expect(orders).toHaveLength(1);
    const [order] = orders;
    expect(order).toMatchObject({ table_name: 'Table 1', guest_index: 0, comment: '' });
    expect(order?.lines.map(({ name, quantity, station, note }) => [name, quantity, station, note])).toEqual([
      ['Dish soup', 2, 'kitchen', 'No onions'],
      ['Dish beer', 1, 'bar', ''],
      ['Omelette off the menu', 1, 'kitchen', ''],
    ]);
    expect(new Set(bill.items.map(({ order_id }) => order_id))).toEqual(new Set([order?.order_id]));
    const [ticket] = await printed('typed', 1);
    expect(ticket).toMatch(/2 x +.*soup/i);
    expect(ticket).toMatch(/omelette off the menu/i);
    expect(ticket).toContain('No onions');
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });

  it('is taken back at the kitchen when staff take it off the bill', async () => {
    const scene = await aBill('taken');
    const { bill } = await scene.add({
      lines: [
        { menu_item_id: 'soup', quantity: 1 },
        { menu_item_id: 'steak', quantity: 1 },
      ],
      kitchen: true,
    });
    await printed('taken', 1);
    const steak = bill.items.find(({ name }) => name === 'Dish steak')?.id ?? '';
    await scene.manager.call('POST /console/{venue}/bills/{bill}/items/void', {
      venue: scene.venue.id,
      bill: scene.bill,
      body: { items: [steak], reason: 'Changed their mind' },
    });
    const [, back] = await printed('taken', 2);
    expect(back).toMatch(/steak/i);
    expect(back).not.toMatch(/soup/i);
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });

  it('says whose each dish is, and is printed once more where its note changes: that dish alone, and again when the note is gone', async () => {
    const scene = await aBill('changed');
    const { bill } = await scene.add({
      lines: [
        { menu_item_id: 'soup', quantity: 2, seat: 2 },
        { menu_item_id: 'beer', quantity: 1 },
      ],
      kitchen: true,
    });
    const [ticket] = await printed('changed', 1);
    expect(ticket).toMatch(/soup\s+> Seat 2/i);
    expect(ticket?.match(/Seat/g)).toHaveLength(1);
    const change = (note: string) =>
      scene.manager.call('POST /console/{venue}/bills/{bill}/items/change', {
        venue: scene.venue.id,
        bill: scene.bill,
        body: { item: bill.items[0]?.id ?? '', note, reason: 'The guest asked' },
      });
    await change('no salt');
    const [, changed] = await printed('changed', 2);
    expect(changed).toMatch(/CHANGED[\s\S]*2 x .*soup[\s\S]*1 × no salt/i);
    expect(changed).not.toMatch(/beer/i);
    await papers('changed');
    await change('');
    const [, , gone] = await printed('changed', 3);
    expect(gone).toMatch(/CHANGED[\s\S]*soup[\s\S]*NO NOTE ANY MORE/i);
  });

  it('is paid with its bill, and told so on the board', async () => {
    const scene = await aBill('paid');
    await placed(scene.phone, ['soup']);
    await scene.add({ lines: [{ menu_item_id: 'steak', quantity: 1 }], kitchen: true });
    await scene.manager.call('POST /console/{venue}/bills/{bill}/settle', {
      venue: scene.venue.id,
      bill: scene.bill,
      body: { method: 'cash' },
    });
    const { orders } = await scene.staff.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(orders.map(({ is_paid, guest_index }) => [is_paid, guest_index])).toEqual([
      [true, 1],
      [true, 0],
    ]);
    expect(await checkBooks(server.database.run, scene.venue.id)).toEqual([]);
  });

  it('stays off the kitchen when staff only sell it', async () => {
    const scene = await aBill('sold');
    await scene.add({ lines: [{ name: 'Corkage', price: 500, quantity: 1 }] });
    expect((await kitchenOf(scene)).orders).toEqual([]);
    expect(await papers('sold')).toEqual([]);
  });
});
