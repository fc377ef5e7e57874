import { ROLES, type Role } from '@tableside/contract';
import { API_SCOPES } from '@tableside/domain/api-keys';
import { billOf, ordered } from '../scenes/a-bill-scene.ts';
import { aProgram } from '../scenes/a-member.ts';
import { beginPayment, type PayServer, tableBillScene } from '../scenes/a-payer.ts';
import { aStaff, type TestStaff } from '../scenes/a-staff.ts';
import type { Phone, TableScene } from '../scenes/a-table-scene.ts';
import type { TestClient } from '../server/server-client.ts';
import { aFuzzHall, type FuzzHall } from './a-hall-visit.ts';
import type { Ids, Known } from './sample.ts';

const FUNCTIONS = [
  'order',
  'skip-payment',
  'pay-go',
  'tips',
  'collective-tips',
  'call-waiter',
  'coupon-code',
  'loyalty-program',
] as const;

/** A venue whose bills are paid by phone, one of each role, and another system with a key. */
export type FuzzScene = TableScene & {
  readonly crew: ReadonlyMap<Role, TestStaff>;
  readonly owner: TestStaff;
  readonly system: TestClient;
  /** The program in the venue's network, with its token. */
  readonly bridge: TestClient;
  readonly hall: FuzzHall;
  /** The venue's loyalty programme. */
  readonly program: string;
};

export const aFuzzScene = async (server: PayServer): Promise<FuzzScene> => {
  const at = await tableBillScene(server, {
    settings: { functionalities: [...FUNCTIONS], publicMenu: true },
  });
  const hired = ROLES.map(async role => [role, await aStaff(server, at.venue, role)] as const);
  const crew = new Map(await Promise.all(hired));
  const owner = crew.get('owner');
  if (!owner) throw new Error('a venue has an owner');
  const venue = { venue: at.venue.id };
  const { key } = await owner.call('POST /console/{venue}/api-keys', {
    ...venue,
    body: { name: 'Another system', scopes: [...API_SCOPES] },
  });
  await owner.call('POST /console/{venue}/team/invite', {
    ...venue,
    body: { name: 'New', email: 'new@venue.test', role: 'waiter' },
  });
  const { code } = await owner.call('POST /console/{venue}/bridges', {
    ...venue,
    body: { name: 'Back office' },
  });
  const { token } = await server.client().call('POST /bridge/pair', { body: { code } });
  const bearing = (secret: string): TestClient => {
    const plain = server.client();
    const fetch: TestClient['fetch'] = (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${secret}`);
      return plain.fetch(path, { ...init, headers });
    };
    return { ...plain, fetch };
  };
  const program = await aProgram(server, owner);
  const hall = await aFuzzHall(server);
  return { ...at, crew, owner, program, hall, system: bearing(key), bridge: bearing(token) };
};

export type Things = { readonly ids: Ids; readonly known: Known; readonly phone: Phone };

/** A new phone at the table with a cart, an order, a bill and a payment that has begun; a call that waits. */
export const newThings = async (
  server: PayServer,
  { venue, table, owner, staff, program }: FuzzScene,
): Promise<Things> => {
  await owner.call('GET /console/me', {});
  await staff.call('POST /console/{venue}/tables/{table}/close', {
    venue: venue.id,
    table: table.id,
    body: { force: true },
  });
  const phone = await server.guestAt(table.code);
  const { session } = phone;
  const bill = await ordered(phone, ['soup', 'beer']);
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session });
  const order = orders[0]?.unique_order_number ?? '';
  const payment = await beginPayment(phone, bill.unique_order_number, { amount: 100 });
  await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
  const { cart } = await phone.call('GET /cart/{session}/get', { session });
  await phone.call('POST /call-waiter/call', { body: { session } });
  const board = await staff.call('GET /console/{venue}/board', { venue: venue.id });
  const { bills } = await staff.call('GET /console/{venue}/bills', { venue: venue.id });
  const pieces = (await billOf(phone)).items.map(({ id }) => id);
  const ids = {
    venue: venue.id,
    slug: venue.slug,
    table: table.id,
    hash: table.code,
    lang: 'en',
    restaurantId: venue.id,
    session,
    order,
    bill: bills.find(({ unique_order_number }) => unique_order_number === bill.unique_order_number)?.id ?? '',
    payment: payment.uuid,
    uuid: payment.uuid,
    call: board.calls[0]?.id ?? '',
  };
  const known: Known = {
    session,
    order: bill.unique_order_number,
    unique_order_number: order,
    payment_uuid: payment.uuid,
    payment_id: payment.uuid,
    loyalty_program_id: program,
    menu_item_id: 'soup',
    variation_id: null,
    option_groups: [],
    cart_item_id: cart[0]?.id ?? '',
    item: pieces[0],
    order_item: pieces[0],
    order_items: pieces.slice(0, 1),
    items: pieces.slice(0, 1),
    to: table.id,
    table: table.id,
    kitchen: true,
    // A bridge that wants to know at once is answered at once.
    waits: false,
  };
  return { ids, known, phone };
};
