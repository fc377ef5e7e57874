import { keptBytes } from '@tableside/testkit/kept-bytes.ts';
import { aFoodCourt, aHouse } from '@tableside/testkit/scenes/a-food-court.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { expect, it } from 'vitest';
import { bytesKept, KEPT_BYTES, ordersKept } from './kept.ts';

const LONG_NOTE = 'ė'.repeat(140);
const WRITTEN = [
  'orders',
  'order_line',
  'order_history',
  'order_counter',
  'bill',
  'bill_item',
  'cart',
  'order_batch',
];

/** A phone in a hall of two stalls with a dish in its cart at each, that orders both and takes both back. */
const aPhone = async (server: TestServer, later: () => void) => {
  const settings = { functionalities: ['order'] as const };
  const { owner, venues } = await aHouse(server, [
    { name: 'Ramen', settings },
    { name: 'Taco', settings },
  ]);
  const { hash } = await aFoodCourt(owner, venues);
  const phone = server.client();
  const { food_court_session: hall } = await phone.call('POST /food-courts/get-by-hash/{hash}', {
    hash,
    body: { food_court_session: null },
  });
  for (const { id } of venues) {
    later();
    const body = { food_court_session: hall, session: null };
    const { session } = await phone.call('POST /food-courts/go-to-restaurant/{id}', { id, body });
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
  }
  return async () => {
    later();
    const { carts } = await phone.call('GET /food-courts/get-carts/{session}', { session: hall });
    const body = {
      carts: carts.map(({ session, revision }) => ({ session, cart_revision: revision, comment: LONG_NOTE })),
    };
    const { orders } = await phone.call('POST /food-courts/place-orders/{session}', { session: hall, body });
    expect(orders.map(({ next }) => next)).toEqual(['pay', 'pay']);
    for (const { order } of orders)
      await phone.call('POST /orders/return-to-cart/{session}', {
        session: order.session_token ?? '',
        body: { unique_order_number: order.unique_order_number },
      });
  };
};

it('an order at each of several stalls, taken back again, is counted for at least what it costs', async () => {
  const server = await testServer();
  const round = await aPhone(server, () => undefined);
  const kept = await keptBytes(server).measured(WRITTEN, round);
  const sent = { carts: [LONG_NOTE, LONG_NOTE].map(comment => ({ session: 'x'.repeat(43), comment })) };
  const bytes = Buffer.byteLength(JSON.stringify(sent));
  const counted =
    ordersKept([1, 1]) +
    bytesKept('POST /food-courts/place-orders/{session}', { bytes, withKey: false, lines: 0 });
  expect([kept, 'two orders', counted]).toSatisfy(() => kept <= counted);
  await server.stop();
});

it('a phone that does so again and again is refused before long', async () => {
  const factor = 0.01;
  const server = await testServer({ env: { RATE_LIMIT_FACTOR: String(factor) } });
  const round = await aPhone(server, () => server.clock.advance(60_000));
  const most = Math.ceil((KEPT_BYTES.limit * factor) / ordersKept([1, 1]));
  let rounds = 0;
  const all = async () => {
    for (; rounds <= most; rounds += 1) await round();
  };
  await expect(all()).rejects.toMatchObject({ code: 'rate_limited' });
  expect(rounds).toBeGreaterThan(3);
  await server.stop();
});
