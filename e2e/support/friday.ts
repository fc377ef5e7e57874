import { type Evening, orderInCash } from './console-evening.ts';
import { GuestDesk } from './guest-desk.ts';
import { acceptRush, placeRush } from './rush.ts';
import type { StaffDesk } from './staff-desk.ts';

const PARTIES = [
  ['Kazlauskienė', 4, 'By the window, it is her birthday'],
  ['Greta', 2, ''],
  ['Jonas ir Ona', 6, 'A high chair'],
  ['Petraitis', 2, ''],
  ['Andersen', 3, ''],
] as const;

/** Tables whose guests are known: a first round has been brought and paid. Of the others the first order asks who is there. */
const KNOWN = [1, 2, 3, 4, 5, 6, 10, 12];

const firstRound = async (address: string, staff: StaffDesk): Promise<void> => {
  const placed = [];
  for (const table of KNOWN) {
    const guest = await GuestDesk.scan(address, `VILNIUS-${table}`);
    placed.push(await orderInCash(guest, ['Honey cake']));
  }
  await acceptRush(
    staff,
    placed.map(({ unique_order_number }) => unique_order_number),
  );
  for (const { unique_order_number: order, items } of placed) {
    const deed = () => ({ venue: staff.venue('vilnius'), order, idempotencyKey: crypto.randomUUID() });
    const body = { items: items.map(({ id }) => id), delivered: true };
    await staff.call('POST /console/{venue}/orders/{order}/deliver', { ...deed(), body });
    await staff.call('POST /console/{venue}/orders/{order}/settle-cash', { ...deed(), body: {} });
    await staff.call('POST /console/{venue}/orders/{order}/close', deed());
  }
};

/** Who comes later tonight, as far as the hour lets anybody come, and who waits at the door. */
const reserve = async (staff: StaffDesk): Promise<void> => {
  const venue = staff.venue('vilnius');
  const { times, today } = await staff.call('GET /console/{venue}/reservations', { venue });
  const place = () => ({ venue, idempotencyKey: crypto.randomUUID() });
  for (const [index, [name, party, note]] of PARTIES.entries()) {
    const time = times.at(Math.floor((index * times.length) / PARTIES.length));
    if (!time) break;
    await staff.call('POST /console/{venue}/reservations/add', {
      ...place(),
      body: { name, party, note, phone: '+37061234567', day: today, time, force: true },
    });
  }
  await staff.call('POST /console/{venue}/reservations/wait', {
    ...place(),
    body: { name: 'Tomas', party: 2, wait_minutes: 20 },
  });
};

/** Eight o'clock on a Friday, on top of an evening: nine more new orders, four more in the making, one of them half made. */
export const openFriday = async (address: string, { waiter }: Evening): Promise<void> => {
  const venue = waiter.venue('vilnius');
  await firstRound(address, waiter);
  const orders = await placeRush(address);
  await acceptRush(waiter, orders.slice(0, 4));
  const { orders: tickets } = await waiter.call('GET /console/{venue}/board', { venue });
  const { items = [], unique_order_number: order = '' } =
    tickets.find(each => each.unique_order_number === orders[2]) ?? {};
  await waiter.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
    venue,
    order,
    idempotencyKey: crypto.randomUUID(),
    body: { items: items.slice(0, 1).map(({ id }) => id), ready: true },
  });
  await reserve(waiter);
};
