import type { CallInput } from '@tableside/contract/client';
import type { VenueSettings } from '@tableside/domain/venue';
import { providerById } from '@tableside/payments';
import type { compose } from '../../../../apps/server/src/composition.ts';
import { type TestProvider, testProvider, withKeys } from '../doubles/a-provider.ts';
import { type TestServer, type TestServerOptions, testServer } from '../server/server.ts';
import { aTableScene, type Phone, type TableScene } from './a-table-scene.ts';

/** A server whose payment provider does what the test says; cash is taken as everywhere. */
export type PayServer = TestServer & {
  readonly bank: TestProvider;
  readonly providers: NonNullable<Parameters<typeof compose>[0]['providers']>;
};

export const payServer = async (
  options: TestServerOptions = {},
  capabilities: Parameters<typeof testProvider>[0] = {},
): Promise<PayServer> => {
  const bank = testProvider(capabilities);
  const byStaff = ['cash', 'room-bill', 'card-machine'].flatMap(id => providerById(id) ?? []);
  const providers = [bank.provider, ...byStaff];
  const server = await testServer({ ...options, extra: { ...options.extra, providers } });
  return { ...server, bank, providers };
};

type Over = { readonly settings?: Partial<VenueSettings> };

/** A venue where an order is paid before the kitchen sees it. */
export const prepaidScene = async (server: PayServer, { settings }: Over = {}): Promise<TableScene> => {
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

/** A venue where what the party orders stands on its table's bill, which is paid by phone afterwards. */
export const tableBillScene = (server: PayServer, { settings }: Over = {}): Promise<TableScene> =>
  prepaidScene(server, {
    settings: {
      functionalities: ['order', 'skip-payment', 'pay-go', 'tips', 'collective-tips'],
      ...settings,
    },
  });

type Body = CallInput<'POST /payments/stripe/payment-intent'>['body'];

/** Begins a payment by card or wallet. */
export const beginPayment = (phone: Phone, order: string, over: Partial<Body> = {}) =>
  phone.call('POST /payments/stripe/payment-intent', { body: { session: phone.session, order, ...over } });

/** What the phone sees of a payment of its own. */
export const paymentOf = (phone: Phone, uuid: string) =>
  phone.call('GET /payments/payment-by-uuid/{uuid}', { uuid });

/** What the phone sees of an order of its own. */
export const orderOf = async (phone: Phone, number: string) => {
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  const order = orders.find(({ unique_order_number }) => unique_order_number === number);
  if (!order) throw new Error(`this phone has no order ${number}`);
  return order;
};

/** The unique number of the bill that a table's guests pay. */
export const tableBillOf = async (phone: Phone): Promise<string> => {
  const { orders } = await phone.call('GET /orders/get-paygo-orders/{session}', { session: phone.session });
  const [bill] = orders;
  if (!bill) throw new Error('the table has no bill');
  return bill.unique_order_number;
};

/** The payer pays there, and the provider tells us. */
export const paid = async (server: PayServer, uuid: string): Promise<void> => {
  server.bank.set(uuid, { status: 'captured' });
  const status = await server.bank.tell(server, [uuid]);
  if (status !== 200) throw new Error(`the webhook was answered with ${status}`);
};
