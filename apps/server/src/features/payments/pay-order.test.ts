import type { VenueSettings } from '@tableside/domain/venue';
import { providerById } from '@tableside/payments';
import { type TestProvider, testProvider, withKeys } from '@tableside/testkit/a-provider.ts';
import { aTableScene, type Phone, placed, type TableScene } from '@tableside/testkit/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
let bank: TestProvider;

beforeAll(async () => {
  bank = testProvider();
  const cash = providerById('cash');
  server = await testServer({ extra: { providers: [bank.provider, ...(cash ? [cash] : [])] } });
});
afterAll(() => server.stop());

/** A venue where orders are paid before the kitchen sees them. */
const prepaid = async (settings: Partial<VenueSettings> = {}): Promise<TableScene> => {
  const scene = await aTableScene(server, {
    venue: {
      settings: {
        functionalities: ['order', 'tips'],
        paymentProviders: ['stripe', 'stripe-card', 'cash'],
        ...settings,
      },
    },
  });
  await withKeys(server, scene.venue);
  return scene;
};

const pay = (phone: Phone, order: string, over: Record<string, unknown> = {}) =>
  phone.call('POST /payments/stripe/payment-intent', { body: { session: phone.session, order, ...over } });
const orderOf = async (phone: Phone, number: string) => {
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  return orders.find(order => order.unique_order_number === number);
};
const payment = (phone: Phone, uuid: string) => phone.call('GET /payments/payment-by-uuid/{uuid}', { uuid });
const agrees = async ({ venue }: TableScene): Promise<void> => {
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
};

describe('paying for an order by phone', () => {
  it('[PAY-48] answers with the sums and what to do next, and moves the order on when the provider says so', async () => {
    const scene = await prepaid();
    const { phone } = scene;
    const order = await placed(phone, ['soup', 'steak']);
    const intent = await pay(phone, order.unique_order_number);
    expect(intent).toMatchObject({ subtotal: 24.5, amount: 24.5, total: 24.5, tips: 0, method: 'stripe' });
    expect(intent.next_action.kind).toBe('redirect');
    expect(await orderOf(phone, order.unique_order_number)).toMatchObject({ waiting_for: 'payment' });

    bank.set(intent.uuid, { status: 'captured' });
    expect(await bank.tell(server, [intent.uuid])).toBe(200);
    expect(await payment(phone, intent.uuid)).toMatchObject({
      status: 'paid',
      amount: 24.5,
      left_to_pay: 0,
      payment_data: { card_brand: 'visa', card_last4: '4242' },
    });
    expect(await orderOf(phone, order.unique_order_number)).toMatchObject({
      is_paid: true,
      status: 'waiting_confirmation',
    });
    await agrees(scene);
  });
});
