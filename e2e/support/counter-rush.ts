import { orderInCash } from './console-evening.ts';
import { GuestDesk } from './guest-desk.ts';
import { StaffDesk } from './staff-desk.ts';

/** Who fetches what; the first ones are called already. */
const NAMES = [
  'Ona',
  'Jonas',
  'Rūta',
  'Mantas',
  'Eglė',
  'Tomas',
  'Ieva',
  'Lukas',
  'Gabija',
  'Paulius',
  'Austėja',
];
const CALLED = 5;

/** The restaurant's counter at noon: orders that are made, and some that are called. */
export const rushAtCounter = async (address: string): Promise<void> => {
  const staff = await StaffDesk.signIn(address);
  const venue = staff.venue('vilnius');
  for (const [index, pickup_name] of NAMES.entries()) {
    const guest = await GuestDesk.scan(address, 'VILNIUS-PICKUP');
    const answers = { pickup_time: 'pickup.now', pickup_name, pickup_phone: '+37060000001' };
    const { unique_order_number: order, items } = await orderInCash(guest, ['Honey cake'], {
      extra_details: answers,
    });
    const deed = () => ({ venue, order, idempotencyKey: crypto.randomUUID() });
    await staff.call('POST /console/{venue}/orders/{order}/accept', {
      ...deed(),
      body: { wait_minutes: 15 },
    });
    if (index >= CALLED) continue;
    await staff.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
      ...deed(),
      body: { items: items.map(({ id }) => id), ready: true },
    });
  }
};
