import type { Role } from '@tableside/contract';
import type { CallAnswer, CallInput } from '@tableside/contract/client';
import type { TestServer } from '../server/server.ts';
import { aMenu } from './a-menu.ts';
import { aStaff, type TestStaff } from './a-staff.ts';
import { aTable, type TableOver, type TestTable } from './a-table.ts';
import { aVenue, type TestVenue, type VenueOver } from './a-venue.ts';

export type Phone = Awaited<ReturnType<TestServer['guestAt']>>;
type OrderView = CallAnswer<'POST /cart/{session}/place-order'>['order'];

/** A venue with a menu, a table, a phone at it and a waiter. */
export type TableScene = {
  readonly venue: TestVenue;
  readonly table: TestTable;
  readonly phone: Phone;
  readonly staff: TestStaff;
};

export const aTableScene = async (
  server: TestServer,
  over: { readonly venue?: VenueOver; readonly table?: TableOver; readonly role?: Role } = {},
): Promise<TableScene> => {
  const venue = await aVenue(server, over.venue);
  await aMenu(server, venue);
  const table = await aTable(server, venue, over.table);
  const staff = await aStaff(server, venue, over.role);
  return { venue, table, phone: await server.guestAt(table.code), staff };
};

/** Puts dishes into the phone's cart and places them. */
export const placed = async (
  phone: Phone,
  dishes: readonly string[] = ['soup'],
  body: CallInput<'POST /cart/{session}/place-order'>['body'] = {},
): Promise<OrderView> => {
  const { session } = phone;
  for (const menu_item_id of dishes) {
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 } });
  }
  return (await phone.call('POST /cart/{session}/place-order', { session, body })).order;
};
