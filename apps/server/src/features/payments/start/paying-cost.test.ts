import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import type { TableOver } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { roundTrips, transactionOf, watchStatements } from '@tableside/testkit/server/watch-statements.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());
afterEach(() => vi.restoreAllMocks());

const scene = (pays: 'first' | 'later', table: TableOver = {}) =>
  aTableScene(world.server, {
    table,
    venue: {
      settings: {
        functionalities: pays === 'later' ? ['order', 'skip-payment'] : ['order'],
        paymentProviders: ['stripe-card', 'cash'],
      },
    },
  });

describe('the cost of paying', () => {
  it('an order paid to staff in full is looked up in one round trip and written in one', async () => {
    const { phone, staff, venue } = await scene('later');
    const { unique_order_number: order } = await placed(phone, ['soup', 'steak']);
    await staff.call('POST /console/{venue}/orders/{order}/accept', {
      venue: venue.id,
      order,
      body: { wait_minutes: 15 },
    });
    const seen = watchStatements();
    await staff.call('POST /console/{venue}/orders/{order}/settle-cash', { venue: venue.id, order });
    expect(roundTrips(transactionOf(seen, 'bill-of-paid-order-insert'))).toEqual([
      ['begin', 'bill-order-lock', 'bill-by-number', 'order-facts-by-number', 'drawer-in-use'],
      [
        'bill-of-paid-order-insert',
        'payment-insert-given',
        'ledger-post',
        'order-move',
        'outbox-append',
        'audit-append',
        'commit',
      ],
    ]);
  });

  it('an order on the bill of its table is paid into the drawer of who takes it, which is asked for once', async () => {
    const flagOverrides = { 'pay-go': true, 'skip-payment': true };
    const { phone, staff, venue } = await scene('later', { flagOverrides });
    const { unique_order_number: order } = await placed(phone, ['soup', 'steak']);
    const named = { venue: venue.id, order };
    await staff.call('POST /console/{venue}/orders/{order}/accept', { ...named, body: { wait_minutes: 5 } });
    await staff.call('POST /console/{venue}/own-drawer/open', { venue: venue.id, body: { float: 1_000 } });
    const seen = watchStatements();
    await staff.call('POST /console/{venue}/orders/{order}/settle-cash', named);
    const asked = transactionOf(seen, 'payment-insert').map(({ name }) => name);
    expect(asked.filter(name => name === 'drawer-in-use')).toHaveLength(1);
    const { drawer } = await staff.call('GET /console/{venue}/own-drawer', { venue: venue.id });
    expect(drawer).toMatchObject({ taken: 2_450, expected: 3_450 });
  });

  it('the first payment of an order is decided in one round trip and kept in one, its bill with it', async () => {
    const { phone, venue } = await scene('first');
    await world.withAccounts(venue, 'stripe');
    const { unique_order_number: order } = await placed(phone, ['soup', 'steak']);
    const { session } = phone;
    const seen = watchStatements();
    await phone.call('POST /payments/stripe/payment-intent', {
      body: { session, order, personnel_id: null, tips: 0, pay_for_selected_items: false },
    });
    expect(roundTrips(transactionOf(seen, 'payment-insert'))).toEqual([
      ['begin', 'bill-order-lock', 'bill-by-number', 'order-facts-by-number'],
      ['bill-of-order-insert', 'payment-insert', 'commit'],
    ]);
  });
});
