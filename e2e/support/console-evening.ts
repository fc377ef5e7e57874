import { GuestDesk } from './guest-desk.ts';
import { StaffDesk } from './staff-desk.ts';
import { billWith, choosePieces, payChosen } from './table-bill.ts';
import { expect } from './test.ts';

const LINES = [
  { name: 'Beef tartare', price: 1450, quantity: 1 },
  { name: 'Baltic fish soup', price: 790, quantity: 2 },
  { name: 'Ribeye steak', price: 2890, quantity: 1 },
  { name: 'House red, glass', price: 650, quantity: 3 },
  { name: 'Birthday cake, brought along', price: 500, quantity: 1 },
];
const LONG_NOTE =
  'Alergija riešutams! Please nothing with nuts, no onions either, and bring the children’s plates together with the soup, they have been waiting since half past six.';

export type Evening = {
  readonly owner: StaffDesk;
  readonly waiter: StaffDesk;
  /** A bill of which one guest has paid a part and another is choosing. */
  readonly bill: string;
  readonly payment: string;
  /** A bill of which nothing is paid, and one whose payer takes the money back through the bank: an alert. */
  readonly unpaid: string;
  readonly disputed: string;
  /** What people say aloud: an order that waits to be accepted, one in the making. */
  readonly fresh: string;
  readonly going: string;
};

/** Orders, and says that it will be paid in cash: the venue has it then. */
export const orderInCash = async (
  guest: GuestDesk,
  dishes: readonly string[],
  more: Parameters<GuestDesk['order']>[1] = {},
) => {
  const order = await guest.order(dishes, more);
  const { session } = guest;
  const number = order.unique_order_number;
  await guest.call('POST /payments/cash/activate-cash-order', {
    body: { session, order: number, selected_payment_type: 'cash' },
  });
  return order;
};

/** The cardholder of a payment asks their bank for the money, and the venue is warned. */
const takeBack = async (owner: StaffDesk, venue: string, address: string, reference: string) => {
  const asked = await fetch(`${address}/sandbox/control/stripe/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, status: 'needs_response' }),
  });
  expect(asked.ok).toBe(true);
  const alerts = async () => (await owner.call('GET /console/{venue}/money-alerts', { venue })).alerts;
  await expect.poll(async () => (await alerts()).length, { timeout: 60_000 }).toBeGreaterThan(0);
};

/** A second venue of the house, just added; a printer whose name is as long as it may be, and the report of a day that was closed before. */
const prepare = async (owner: StaffDesk, venue: string): Promise<void> => {
  await owner.call('POST /console/{venue}/organisation/venues', {
    venue,
    idempotencyKey: crypto.randomUUID(),
    body: {
      venue: {
        name: 'Vasaros terasa',
        type: 'restaurant',
        country: 'LT',
        currency: 'EUR',
        time_zone: 'Europe/Vilnius',
        main_language: 'lt',
        languages: ['en'],
        address: 'Upės g. 1',
        working_hours: [],
        tables: 4,
      },
      copy: null,
    },
  });
  await owner.call('POST /console/{venue}/printers', {
    venue,
    body: {
      name: 'Baro ir terasos spausdintuvas prie lango',
      kind: 'epos',
      address: 'sandbox:bar',
      columns: 48,
      code_page: 'windows1257',
      stations: [],
    },
  });
  await owner.call('POST /console/{venue}/z-reports', {
    venue,
    idempotencyKey: crypto.randomUUID(),
    body: { after: 0, float: 100_00, counted: 99_50, note: 'The coins for the parking meter' },
  });
};

/**
 * A full evening at the restaurant of a server that nobody else uses, so that every room of the console has something to
 * show.
 */
export const openEvening = async (address: string | undefined): Promise<Evening> => {
  const to = address ?? '';
  const [owner, waiter] = [await StaffDesk.signIn(to, 'owner'), await StaffDesk.signIn(to, 'waiter')];
  const venue = owner.venue('vilnius');
  const key = () => crypto.randomUUID();
  const order = (number: string) => ({ venue, order: number, idempotencyKey: key() });
  await prepare(owner, venue);
  const { id: bill } = await billWith(owner, 'vilnius', 'VILNIUS-7', LINES);
  const [one, two] = [await GuestDesk.scan(to, 'VILNIUS-7'), await GuestDesk.scan(to, 'VILNIUS-7')];
  await choosePieces(one, ['Beef tartare', 'House red, glass']);
  const payment = await payChosen(one, address, 200);
  await choosePieces(two, ['Ribeye steak']);

  const { id: unpaid } = await billWith(owner, 'vilnius', 'VILNIUS-8', LINES);
  const { id: disputed } = await billWith(owner, 'vilnius', 'VILNIUS-9', LINES);
  const regretful = await GuestDesk.scan(to, 'VILNIUS-9');
  await choosePieces(regretful, ['Ribeye steak']);
  await takeBack(owner, venue, to, await payChosen(regretful, address));

  const fourth = await GuestDesk.scan(to, 'VILNIUS-4');
  const going = await orderInCash(fourth, ['Pumpkin velouté', 'Honey cake', 'Chocolate fondant'], {
    comment: LONG_NOTE,
  });
  await waiter.call('POST /console/{venue}/orders/{order}/accept', {
    ...order(going.unique_order_number),
    body: { wait_minutes: 20 },
  });
  const [soup = ''] = going.items.map(({ id }) => id);
  await waiter.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
    ...order(going.unique_order_number),
    body: { items: [soup], ready: true },
  });
  await fourth.callWaiter('Could we have the bill, and a blanket for my grandmother, please?');
  const fifth = await GuestDesk.scan(to, 'VILNIUS-5');
  await fifth.callWaiter('The bill, please');
  const { calls } = await waiter.call('GET /console/{venue}/board', { venue });
  const call = calls.find(({ comment }) => comment === 'The bill, please')?.id ?? '';
  await waiter.call('POST /console/{venue}/calls/{call}/take', { venue, call, idempotencyKey: key() });

  const closed = await orderInCash(fifth, ['Honey cake']);
  await waiter.call('POST /console/{venue}/orders/{order}/reject', {
    ...order(closed.unique_order_number),
    body: { reason: 'The kitchen is closed' },
  });
  const sixth = await GuestDesk.scan(to, 'VILNIUS-6');
  const fresh = await orderInCash(sixth, ['Pumpkin velouté', 'Honey cake'], {
    comment: 'Two spoons, please',
  });
  return {
    owner,
    waiter,
    bill,
    payment,
    unpaid,
    disputed,
    fresh: fresh.order_id,
    going: going.order_id,
  };
};
