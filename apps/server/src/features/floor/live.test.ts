import type { BoardTable } from '@tableside/contract/http/console/board';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream, type TestStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const listen = ({ staff, venue }: TableScene) => openStream(staff, `/api/console/${venue.id}/realtime`);

const tableIn = (data: unknown): BoardTable => (data as { table: BoardTable }).table;

/** Waits until a table is told to be in a state; answers with how it was told. */
const untilTold = async (stream: TestStream, id: string, state: BoardTable['state']): Promise<BoardTable> => {
  const isSo = (data: unknown) => tableIn(data).id === id && tableIn(data).state === state;
  return tableIn((await stream.until('board-table', isSo)).data);
};

describe('the floor', () => {
  it('tells staff live of a table from the first phone until it is paid and free again', async () => {
    const scene = await aTableScene(server);
    const { staff, venue } = scene;
    const other = await aTable(server, venue, { name: 'Table 2' });
    const stream = await listen(scene);
    const phone = await server.guestAt(other.code);
    const at = (state: BoardTable['state']) => untilTold(stream, other.id, state);
    expect(await at('browsing')).toMatchObject({ guests: 1, people: 1, unpaid: 0 });
    const { unique_order_number: order } = await placed(phone, ['steak']);
    const waiting = await at('waiting');
    expect(waiting).toMatchObject({
      unpaid: 20,
      open_orders: 1,
      since: new Date(server.clock.now()).toISOString(),
    });
    const address = { venue: venue.id, order };
    server.clock.advance(60_000);
    await staff.call('POST /console/{venue}/orders/{order}/accept', {
      ...address,
      body: { wait_minutes: 5 },
    });
    expect(await at('ordered')).toMatchObject({ since: new Date(server.clock.now()).toISOString() });
    await staff.call('POST /console/{venue}/orders/{order}/close', address);
    await at('eating');
    await staff.call('POST /console/{venue}/orders/{order}/settle-cash', address);
    expect(await at('paid')).toMatchObject({ unpaid: 0, paid: 20 });
    await phone.call('POST /call-waiter/call', { body: { session: phone.session } });
    await at('waiting');
    const closing = { venue: venue.id, table: other.id, body: { force: false } };
    await staff.call('POST /console/{venue}/tables/{table}/close', closing);
    expect(await at('free')).toMatchObject({ guests: 0, since: null });
    stream.close();
  });

  it('says who wants to pay and who has paid a part of the bill', async () => {
    const scene = await aTableScene(server);
    const { staff, venue, table } = scene;
    const stream = await listen(scene);
    const { bill } = await staff.call('POST /console/{venue}/tables/{table}/bill', {
      venue: venue.id,
      table: table.id,
      body: { guest_count: 3 },
    });
    const place = { venue: venue.id, bill: bill.id };
    const lines = [{ menu_item_id: 'soup', quantity: 2 }];
    const { bill: written } = await staff.call('POST /console/{venue}/bills/{bill}/lines', {
      ...place,
      body: { lines },
    });
    expect(await untilTold(stream, table.id, 'eating')).toMatchObject({ people: 3, guests: 1, unpaid: 9 });
    await staff.call('POST /console/{venue}/bills/{bill}/precheck', { ...place, body: { printed: true } });
    await untilTold(stream, table.id, 'asking_to_pay');
    await staff.call('POST /console/{venue}/bills/{bill}/precheck', { ...place, body: { printed: false } });
    const items = written.items.slice(0, 1).map(({ id }) => id);
    const settle = (body: { items?: string[] }) =>
      staff.call('POST /console/{venue}/bills/{bill}/settle', {
        ...place,
        body: { method: 'cash', ...body },
      });
    await settle({ items });
    expect(await untilTold(stream, table.id, 'part_paid')).toMatchObject({ unpaid: 4.5, paid: 4.5 });
    await settle({});
    await untilTold(stream, table.id, 'paid');
    stream.close();
  });

  it('takes a promise of cash for no wish to pay now: the food comes first', async () => {
    const scene = await aTableScene(server, {
      venue: { settings: { functionalities: ['order', 'pay-go'], paymentProviders: ['cash'] } },
    });
    const { staff, venue, table, phone } = scene;
    const { session } = phone;
    const { unique_order_number: order } = await placed(phone, ['steak']);
    await phone.call('POST /payments/cash/activate-cash-order', {
      body: { session, order, selected_payment_type: 'cash' },
    });
    const now = async () => {
      const { tables } = await staff.call('GET /console/{venue}/tables', { venue: venue.id });
      return tables.find(({ id }) => id === table.id)?.state;
    };
    const address = { venue: venue.id, order };
    await staff.call('POST /console/{venue}/orders/{order}/accept', {
      ...address,
      body: { wait_minutes: 5 },
    });
    expect(await now()).toBe('ordered');
    await staff.call('POST /console/{venue}/orders/{order}/close', address);
    expect(await now()).toBe('eating');
  });

  it('is read in one statement, however many tables there are', async () => {
    const scene = await aTableScene(server);
    for (let number = 2; number <= 30; number += 1) {
      const table = await aTable(server, scene.venue, { name: String(number) });
      if (number % 3 === 0) await placed(await server.guestAt(table.code));
    }
    const statements = vi.spyOn(Client.prototype, 'query');
    const { tables } = await scene.staff.call('GET /console/{venue}/tables', { venue: scene.venue.id });
    const texts = statements.mock.calls.map(([query]) => JSON.stringify(query));
    statements.mockRestore();
    expect(tables).toHaveLength(30);
    expect(tables.filter(({ state }) => state === 'waiting')).toHaveLength(10);
    expect(texts.filter(text => text.includes('venue_table'))).toHaveLength(1);
  });

  it('tells nobody of the tables of another venue', async () => {
    const mine = await aTableScene(server);
    const theirs = await aTableScene(server);
    const stream = await listen(mine);
    await placed(theirs.phone);
    await placed(mine.phone);
    await untilTold(stream, mine.table.id, 'waiting');
    const told = stream.heard.map(({ data }) => (data as { table?: BoardTable }).table?.id);
    expect(told).not.toContain(theirs.table.id);
    stream.close();
  });
});
