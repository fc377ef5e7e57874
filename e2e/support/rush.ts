import { orderInCash } from './console-evening.ts';
import { GuestDesk } from './guest-desk.ts';
import type { StaffDesk } from './staff-desk.ts';

const NUTS = 'Alergija riešutams, prašau be riešutų ir be sezamų';
/** Who orders what on a Friday: a drink's worth for one, six dishes for a family. Each table's first order asks for the waiter. */
const ORDERS: readonly { table: number; dishes: readonly string[]; comment?: string }[] = [
  { table: 1, dishes: ['Pumpkin velouté', 'Honey cake'] },
  { table: 2, dishes: ['Baltic fish soup'] },
  { table: 3, dishes: ['Beef tartare', 'Braised beef cheeks', 'Zander from the Curonian Lagoon'] },
  { table: 4, dishes: ['Warm duck salad', 'Chicken broth with fresh noodles'], comment: NUTS },
  { table: 5, dishes: ['Fish and chips', 'Fish and chips', 'Fried calamari'] },
  { table: 6, dishes: ['Stuffed cabbage rolls'], comment: 'Two spoons, please, and a high chair' },
  {
    table: 7,
    dishes: [
      'Cold beetroot soup with potatoes',
      'Lithuanian cheese board',
      'Lamb shank',
      'Herb-crusted cod',
      'Pumpkin risotto with Džiugas cheese',
      'Honey cake',
    ],
  },
  { table: 8, dishes: ['Mussels in white wine', 'Garden salad with feta'] },
  { table: 9, dishes: ['Pork shashlik', 'Kugelis, baked potato pudding'] },
  { table: 10, dishes: ['Fried rye bread with cheese', 'Crispy cheese balls', 'Smoked pig’s ears'] },
  { table: 11, dishes: ['Honey cake'] },
  { table: 12, dishes: ['Tomatoes and burrata', 'Tiger prawns in garlic butter'] },
  { table: 2, dishes: ['Salmon poke bowl', 'Baked pumpkin soup'] },
];

/** The restaurant at eight on a Friday: so many new orders, the first of them first. Answers with their long numbers. */
export const placeRush = async (address: string): Promise<readonly string[]> => {
  const placed = [];
  for (const { table, dishes, comment = '' } of ORDERS) {
    const guest = await GuestDesk.scan(address, `VILNIUS-${table}`);
    placed.push((await orderInCash(guest, dishes, { comment })).unique_order_number);
  }
  return placed;
};

/** All of them go to the kitchen. */
export const acceptRush = async (staff: StaffDesk, orders: readonly string[]): Promise<void> => {
  for (const order of orders) {
    await staff.call('POST /console/{venue}/orders/{order}/accept', {
      venue: staff.venue('vilnius'),
      order,
      idempotencyKey: crypto.randomUUID(),
      body: { wait_minutes: 20 },
    });
  }
};
