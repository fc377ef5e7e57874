import { aMenu, someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { transactionOf, watchStatements } from '@tableside/testkit/server/watch-statements.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** The statements of one place-order call: its transaction, and the claim of its key before it. */
const statementsOfPlacing = async (place: () => Promise<unknown>): Promise<string[]> => {
  const statements = watchStatements();
  await place();
  vi.restoreAllMocks();
  const lock = statements.find(({ name }) => name.startsWith('placing-lock'));
  const transaction = transactionOf(statements, lock?.name ?? '').map(({ name }) => name);
  const around = statements.map(({ name }) => name).filter(name => name === 'idempotency-claim');
  return [...around, ...transaction];
};

describe('the cost of placing', () => {
  it('an ordinary order takes five statements, begin and commit included', async () => {
    const venue = await aVenue(server);
    await aMenu(server, venue);
    const phone = await server.guestAt((await aTable(server, venue)).code);
    const { session } = phone;
    for (const menu_item_id of ['soup', 'steak', 'beer']) {
      await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 } });
    }
    const statements = await statementsOfPlacing(() =>
      phone.call('POST /cart/{session}/place-order', { session, body: {} }),
    );
    expect(statements).toEqual(['begin', 'placing-lock', 'placing-facts', 'order-insert', 'commit']);
  });

  it('one with a key, a code and counted dishes stays within twelve', async () => {
    const venue = await aVenue(server, {
      settings: { capacity: { max: 100, unit: 'orders', slotMinutes: 15, whenFull: 'refuse' } },
    });
    await aMenu(server, venue);
    await someStock(server, venue, 'item', 'soup', 9);
    await server.database.kysely
      .insertInto('coupon')
      .values({ venue_id: venue.id, code: 'TEN', kind: 'percent', value: 10, max_uses: 5 })
      .execute();
    const phone = await server.guestAt((await aTable(server, venue)).code);
    const { session } = phone;
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 2 } });
    await phone.call('POST /cart/{session}/apply-discount', { session, body: { code: 'TEN' } });
    const statements = await statementsOfPlacing(() =>
      phone.call('POST /cart/{session}/place-order', { session, body: {}, idempotencyKey: 'counted' }),
    );
    expect(statements).toContain('stock-take');
    expect(statements).toContain('coupon-use');
    // The one that proves the session comes before them.
    expect(statements.length + 1).toBeLessThanOrEqual(12);
  });

  it("one that joins its table's bill stays within twelve, with a key", async () => {
    const venue = await aVenue(server, {
      settings: { functionalities: ['order', 'skip-payment', 'pay-go'] },
    });
    await aMenu(server, venue);
    const phone = await server.guestAt((await aTable(server, venue)).code);
    const { session } = phone;
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 2 } });
    const statements = await statementsOfPlacing(() =>
      phone.call('POST /cart/{session}/place-order', { session, body: {}, idempotencyKey: 'on-the-bill' }),
    );
    expect(statements).toContain('bill-put');
    // The row that every order of the venue waits for is locked last, and the commit is on its way behind it.
    expect(statements.slice(-2)).toEqual(['order-number', 'commit']);
    expect(statements.length + 1).toBeLessThanOrEqual(12);
  });
});
