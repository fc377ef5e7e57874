import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { roundTrips, transactionOf, watchStatements } from '@tableside/testkit/server/watch-statements.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());
afterEach(() => vi.restoreAllMocks());

const scene = (pays: 'first' | 'later') =>
  aTableScene(world.server, {
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
