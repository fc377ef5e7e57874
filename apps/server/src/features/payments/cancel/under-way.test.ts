import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  paymentOf,
  payServer,
  prepaidScene,
  tableBillOf,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const agrees = async (here: PayServer, { venue }: TableScene): Promise<void> =>
  expect(await checkBooks(here.database.run, venue.id)).toEqual([]);
const refused = (phone: Phone, order: string, over: object = {}) =>
  phone.failure('POST /payments/stripe/payment-intent', {
    body: { session: phone.session, order, ...over },
  });
const takenBack = (phone: Phone, order: string) =>
  phone.failure('POST /orders/return-to-cart/{session}', {
    session: phone.session,
    body: { unique_order_number: order },
  });
const takeBack = (phone: Phone, order: string) =>
  phone.call('POST /orders/return-to-cart/{session}', {
    session: phone.session,
    body: { unique_order_number: order },
  });
const anOrder = async () => {
  const scene = await prepaidScene(server);
  const { unique_order_number: number } = await placed(scene.phone, ['steak']);
  const { uuid } = await beginPayment(scene.phone, number);
  return { scene, phone: scene.phone, number, uuid };
};

describe('while money may be on its way', () => {
  it('nothing is paid a second time, and the order stays', async () => {
    const { scene, phone, number, uuid } = await anOrder();
    server.bank.set(uuid, { status: 'processing' });
    await server.bank.tell(server, [uuid]);
    expect(await refused(phone, number, { amount: 1000 })).toBe('payment_under_way');
    expect(await refused(phone, number, { split_between: 2 })).toBe('payment_under_way');
    expect(await takenBack(phone, number)).toBe('payment_under_way');
    // The same once more is the same payment at the provider: a reload in the middle of the bank's question goes on.
    expect((await beginPayment(phone, number)).uuid).toBe(uuid);
    await paid(server, uuid);
    expect(await orderOf(phone, number)).toMatchObject({ is_paid: true, payments_sum: 20 });
    await agrees(server, scene);
  });

  it('nor when it came and does not agree', async () => {
    const { phone, number, uuid } = await anOrder();
    server.bank.set(uuid, { status: 'captured', currency: 'SEK' });
    await server.bank.tell(server, [uuid]);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'checking' });
    expect(await refused(phone, number)).toBe('payment_under_way');
    expect(await takenBack(phone, number)).toBe('payment_under_way');
  });

  it('a payment that failed, or that its guest was never sent off to make, keeps nobody', async () => {
    const { phone, number, uuid } = await anOrder();
    server.bank.set(uuid, { status: 'failed' });
    await server.bank.tell(server, [uuid]);
    server.bank.next('create', 'silent_after');
    expect(await refused(phone, number)).toBe('payment_provider_silent');
    const again = await beginPayment(phone, number, { amount: 1000 });
    expect(again.uuid).not.toBe(uuid);
    await phone.call('POST /orders/return-to-cart/{session}', {
      session: phone.session,
      body: { unique_order_number: number },
    });
  });

  it('money that comes for an order its guest took back goes back, and buys nothing', async () => {
    const { scene, phone, number, uuid } = await anOrder();
    expect(await takeBack(phone, number)).toMatchObject({ cart: [{ item_id: 'steak' }] });
    await paid(server, uuid);
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'failed', refunded: 20 });
    const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
    expect(orders).toEqual([]);
    await agrees(server, scene);
  });

  it.each([1, 2, 3, 4])('of a payment and a way back at once exactly one counts (%i)', async () => {
    const { scene, phone, number, uuid } = await anOrder();
    const [, refusal] = await Promise.all([
      paid(server, uuid),
      takeBack(phone, number).then(
        () => null,
        (error: { code: string }) => error.code,
      ),
    ]);
    const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
    const { cart } = await phone.call('GET /cart/{session}/get', { session: phone.session });
    const seen = { refusal, orders: orders.map(order => order.is_paid), dishes: cart.length };
    const payment = await paymentOf(phone, uuid);
    if (payment.status === 'paid')
      expect(seen).toEqual({ refusal: 'order_move_refused', orders: [true], dishes: 0 });
    else {
      expect(payment).toMatchObject({ status: 'failed', refunded: 20 });
      expect(seen).toEqual({ refusal: null, orders: [], dishes: 1 });
    }
    await agrees(server, scene);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'an order taken back while its first payment begins is paid by nobody (%i)',
    async () => {
      const scene = await prepaidScene(server);
      const { phone } = scene;
      const { unique_order_number: number } = await placed(phone, ['steak']);
      const [begun] = await Promise.allSettled([beginPayment(phone, number), takeBack(phone, number)]);
      expect(
        await phone.failure('POST /payments/stripe/payment-intent', {
          body: { session: phone.session, order: number },
        }),
      ).toMatch(/^order_|^bill_|^payment_/);
      if (begun.status === 'fulfilled') {
        await paid(server, begun.value.uuid);
        expect(await paymentOf(phone, begun.value.uuid)).toMatchObject({ status: 'failed', refunded: 20 });
      }
      await agrees(server, scene);
    },
  );

  it('other dishes of the bill can be paid', async () => {
    const scene = await tableBillScene(server);
    const { phone } = scene;
    await placed(phone, ['steak', 'soup']);
    const number = await tableBillOf(phone);
    const { orders } = await phone.call('GET /orders/get-paygo-orders/{session}', { session: phone.session });
    const dish = (name: string) => orders[0]?.items.find(item => item.name === name)?.id ?? '';
    const select = (name: string) =>
      phone.call('POST /orders/select-order-items/{session}', {
        session: phone.session,
        body: { unique_order_number: number, order_items: [dish(name)] },
      });
    await select('Dish steak');
    const first = await beginPayment(phone, number, { pay_for_selected_items: true });
    server.bank.set(first.uuid, { status: 'processing' });
    await server.bank.tell(server, [first.uuid]);
    expect(await refused(phone, number)).toBe('payment_under_way');
    await select('Dish soup');
    const second = await beginPayment(phone, number, { pay_for_selected_items: true });
    await paid(server, second.uuid);
    await paid(server, first.uuid);
    expect(await paymentOf(phone, first.uuid)).toMatchObject({ status: 'paid', left_to_pay: 0 });
    await agrees(server, scene);
  });
});

it('an amount leaves nothing that no phone could pay', async () => {
  const { phone } = await prepaidScene(server);
  const { unique_order_number: number } = await placed(phone, ['steak']);
  expect(await refused(phone, number, { amount: 1951 })).toBe('payment_amount_invalid');
  expect(await refused(phone, number, { amount: 1999 })).toBe('payment_amount_invalid');
  for (const amount of [1950, 2000]) await beginPayment(phone, number, { amount });
});

describe('a payment that its guest gave up at a provider that ends none', () => {
  let there: PayServer;
  beforeAll(async () => {
    there = await payServer({}, { cancels: false });
  });
  afterAll(() => there.stop());

  const givenUp = async () => {
    const scene = await tableBillScene(there);
    await placed(scene.phone, ['steak']);
    const other = await there.guestAt(scene.table.code);
    const number = await tableBillOf(scene.phone);
    const { uuid } = await beginPayment(scene.phone, number);
    expect(await refused(other, number)).toBe('items_selected_by_others');
    const cancel = () => scene.phone.call('POST /payments/cancel/{uuid}', { uuid });
    return { scene, phone: scene.phone, other, number, uuid, cancel };
  };

  it('lets go of its dishes; money that comes all the same goes back', async () => {
    const { scene, phone, other, number, uuid, cancel } = await givenUp();
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    const theirs = await beginPayment(other, number);
    await paid(there, theirs.uuid);
    await paid(there, uuid);
    expect(await paymentOf(other, theirs.uuid)).toMatchObject({ status: 'paid' });
    expect(await paymentOf(phone, uuid)).toMatchObject({ status: 'failed', refunded: 20 });
    await agrees(there, scene);
  });

  it('lets go of them where nobody can be asked', async () => {
    const told = await payServer({}, { cancels: false, status: 'told' });
    try {
      const scene = await tableBillScene(told);
      await placed(scene.phone, ['steak']);
      const other = await told.guestAt(scene.table.code);
      const number = await tableBillOf(scene.phone);
      const { uuid } = await beginPayment(scene.phone, number);
      const cancel = scene.phone.call('POST /payments/cancel/{uuid}', { uuid });
      expect(await cancel).toMatchObject({ status: 'canceled' });
      await beginPayment(other, number);
    } finally {
      await told.stop();
    }
  });

  it.each([
    ['under way there', 'processing', 'processing'],
    ['not answered for', 'silent', 'created'],
  ] as const)('keeps them while it is %s', async (_name, happens, status) => {
    const { other, number, uuid, cancel } = await givenUp();
    if (happens === 'silent') there.bank.next('status', 'silent');
    else there.bank.set(uuid, { status: happens });
    expect(await cancel()).toMatchObject({ status });
    expect(await refused(other, number)).toBe('items_selected_by_others');
  });
});
