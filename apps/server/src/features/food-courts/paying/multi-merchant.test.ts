import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { aHallPayer, aPayingHall } from '@tableside/testkit/scenes/a-court-payer.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

describe('the view of all stalls', () => {
  it('[ENTITY-66] [FOOD-54] [FOOD-55] [FOOD-56] [FOOD-57] [FOOD-58] [FOOD-70] says how each has come', async () => {
    const hall = await aPayingHall(server, 3);
    await withKeys(server, hall.operator);
    const { phone, token, numbers, venues } = await aHallPayer(server, hall, [
      ['soup'],
      ['steak'],
      ['soup', 'steak'],
    ]);
    const body = { food_court_session: token, orders: numbers };
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent-composite', { body });
    const view = () =>
      phone.call('GET /food-courts/multi-merchant-order/{paymentUuid}', { paymentUuid: uuid });
    await paid(server, uuid);
    const states = async () => {
      const { orders } = await view();
      return numbers.map(number => {
        const order = orders.find(({ unique_order_number }) => unique_order_number === number);
        return [order?.display_status, order?.step];
      });
    };
    expect(await states()).toEqual([
      ['received', 1],
      ['received', 1],
      ['received', 1],
    ]);
    await hall.owner.call('POST /console/{venue}/orders/{order}/accept', {
      venue: venues[0] ?? '',
      order: numbers[0] ?? '',
      body: { wait_minutes: 10 },
    });
    await hall.owner.call('POST /console/{venue}/orders/{order}/reject', {
      venue: venues[1] ?? '',
      order: numbers[1] ?? '',
      body: { reason: 'No more steak' },
    });
    expect(await states()).toEqual([
      ['preparing', 2],
      ['failed', null],
      ['received', 1],
    ]);
    // One of two dishes is brought.
    const venue = venues[2] ?? '';
    const third = { venue, order: numbers[2] ?? '' };
    await hall.owner.call('POST /console/{venue}/orders/{order}/accept', {
      ...third,
      body: { wait_minutes: null },
    });
    const { orders } = await hall.owner.call('GET /console/{venue}/board', { venue });
    const [brought] = orders.flatMap(({ items }) => items.map(({ id }) => id));
    await hall.owner.call('POST /console/{venue}/orders/{order}/deliver', {
      ...third,
      body: { items: [brought ?? ''], delivered: true },
    });
    expect((await states())[2]).toEqual(['partially_delivered', 2]);
    expect(await view()).toMatchObject({
      amount: 49,
      tips: 0,
      transaction_fee: 0,
      coupon: null,
      pay_at_restaurant: false,
      currency: { code: 'EUR', symbol: '€', decimals: 2 },
      locale: { locale_code: 'lt-LT' },
      payment_data: { card_brand: 'visa' },
    });
  });
});

it('one payment over several stalls with which money may be on its way is named as a whole to who begins another', async () => {
  const hall = await aPayingHall(server, 3);
  await withKeys(server, hall.operator);
  const { phone, token, numbers } = await aHallPayer(server, hall, [['soup'], ['steak'], ['soup']]);
  const begin = (orders: readonly string[]) =>
    phone.call('POST /payments/stripe/payment-intent-composite', {
      body: { food_court_session: token, orders: [...orders] },
    });
  const { uuid } = await begin(numbers);
  server.bank.set(uuid, { status: 'processing' });
  await server.bank.tell(server, [uuid]);
  await expect(begin(numbers.slice(0, 2))).rejects.toMatchObject({
    code: 'payment_under_way',
    details: { payment: uuid },
  });
});
