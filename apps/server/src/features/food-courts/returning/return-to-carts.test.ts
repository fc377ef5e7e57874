import { ApiFailure } from '@tableside/contract/client';
import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { aHallPayer, aPayingHall, type HallPayer } from '@tableside/testkit/scenes/a-court-payer.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const THREE = [['soup'], ['steak'], ['soup', 'steak']] as const;
const aScene = async () => {
  const hall = await aPayingHall(server, THREE.length);
  await withKeys(server, hall.operator);
  return { hall, guest: await aHallPayer(server, hall, THREE) };
};
type Scene = Awaited<ReturnType<typeof aScene>>;

const back = ({ phone, token, numbers }: HallPayer, orders = numbers) =>
  phone.call('POST /food-courts/return-to-cart/{session}', { session: token, body: { orders } });
const refusal = async (work: Promise<unknown>): Promise<ApiFailure> => {
  const outcome = await work.catch((cause: unknown) => cause);
  if (outcome instanceof ApiFailure) return outcome;
  throw new Error('It was not refused');
};
const cartsOf = async ({ phone, token }: HallPayer) =>
  (await phone.call('GET /food-courts/get-carts/{session}', { session: token })).carts;
const dishesOf = async (guest: HallPayer) =>
  (await cartsOf(guest)).map(({ cart_items }) => cart_items.map(({ item_id }) => item_id));
const waiting = async ({ phone, token }: HallPayer) => {
  const { orders } = await phone.call('GET /food-courts/get-orders/{session}', { session: token });
  return orders.filter(({ waiting_for }) => waiting_for === 'payment').length;
};
const beginPaying = async ({ phone, token, numbers }: HallPayer, orders = numbers) =>
  (
    await phone.call('POST /payments/stripe/payment-intent-composite', {
      body: { food_court_session: token, orders },
    })
  ).uuid;
const reject = ({ hall, guest }: Scene, at: number) =>
  hall.owner.call('POST /console/{venue}/orders/{order}/reject', {
    venue: guest.venues[at] ?? '',
    order: guest.numbers[at] ?? '',
    body: { reason: 'No more soup' },
  });

it('orders of several stalls that wait for their payment go back into their carts with quantity, option and words, and once', async () => {
  const { hall, guest } = await aScene();
  await back(guest);
  const [session = ''] = guest.sessions;
  const option_groups = [{ id: 'crust', options: [{ id: 'thick', quantity: 1 as const }] }];
  await guest.phone.call('POST /cart/{session}/add', {
    session: session ?? '',
    body: { menu_item_id: 'pizza', variation_id: 'large', quantity: 2, option_groups, note: 'Well done' },
  });
  const carts = await cartsOf(guest);
  const { orders } = await guest.phone.call('POST /food-courts/place-orders/{session}', {
    session: guest.token,
    body: {
      carts: carts.map(cart => ({
        session: cart.session,
        cart_revision: cart.revision,
        comment: 'At the window',
      })),
    },
  });
  const numbers = orders.map(({ order }) => order.unique_order_number);
  await beginPaying(guest, numbers);
  expect([await waiting(guest), await cartsOf(guest)]).toEqual([3, []]);

  const [one, other] = await Promise.all([back(guest, numbers), back(guest, numbers.toReversed())]);
  expect(one.returned.map(({ comment }) => comment)).toEqual(Array(3).fill('At the window'));
  expect(other.returned.map(({ session: at }) => at).sort()).toEqual([...guest.sessions].sort());
  expect(await waiting(guest)).toBe(0);
  const again = await cartsOf(guest);
  const lines = (all: typeof carts) =>
    all.map(({ cart_items, total }) => ({
      total,
      lines: cart_items.map(({ item_id, variation_name, quantity, note, options }) => ({
        item_id,
        variation_name,
        quantity,
        note,
        options: options.map(({ option_name }) => option_name),
      })),
    }));
  expect(lines(again)).toEqual(lines(carts));
  expect(again[0]?.cart_items.at(-1)).toMatchObject({ item_id: 'pizza', quantity: 2, note: 'Well done' });
  for (const { id } of hall.stalls) {
    const { orders: seen } = await hall.owner.call('GET /console/{venue}/board', { venue: id });
    expect(seen).toEqual([]);
  }
});

it('a payment that went through meanwhile wins: nothing goes back, and the refusal says of which stall', async () => {
  const { guest } = await aScene();
  await paid(server, await beginPaying(guest, guest.numbers.slice(1, 2)));
  const refused = await refusal(back(guest));
  expect([refused.code, refused.details]).toEqual([
    'order_move_refused',
    expect.objectContaining({ order: guest.numbers[1], restaurant_id: guest.venues[1] }),
  ]);
  expect([await waiting(guest), await cartsOf(guest)]).toEqual([2, []]);
  // The rest of it can be taken back.
  await back(guest, [guest.numbers[0] ?? '', guest.numbers[2] ?? '']);
  expect([await waiting(guest), await dishesOf(guest)]).toEqual([0, [['soup'], ['soup', 'steak']]]);
});

it('one that was paid and turned down by its stall, and one that waited too long, stay so; the other goes back', async () => {
  const scene = await aScene();
  const { guest } = scene;
  await paid(server, await beginPaying(guest, guest.numbers.slice(1, 2)));
  await reject(scene, 1);
  await server.database.run(
    'placed-long-ago-of-test',
    `update orders set placed_at = placed_at - interval '40 minutes' where unique_order_number = $1`,
    [guest.numbers[0]],
  );
  await server.jobs.runNow('end-unpaid-orders');
  const { returned } = await back(guest);
  expect(returned.map(({ session }) => session)).toEqual([guest.sessions[2]]);
  expect([await waiting(guest), await dishesOf(guest)]).toEqual([0, [['soup', 'steak']]]);
  expect((await refusal(back(guest, guest.numbers.slice(0, 2)))).code).toBe('order_move_refused');
});

it('orders of another phone are unknown, and stay', async () => {
  const { hall, guest } = await aScene();
  const other = await aHallPayer(server, hall, [['soup']]);
  expect((await refusal(back(other, [...other.numbers, ...guest.numbers]))).code).toBe('order_not_found');
  expect([await waiting(guest), await waiting(other)]).toEqual([3, 1]);
});
