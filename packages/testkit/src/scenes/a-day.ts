import type { CallInput } from '@tableside/contract/client';
import { minor } from '@tableside/domain/money';
import { someLegal } from './a-legal.ts';
import { beginPayment, type PayServer, paid, tableBillOf, tableBillScene } from './a-payer.ts';
import { aStaff, type TestStaff } from './a-staff.ts';
import { aTable, type TestTable } from './a-table.ts';
import { placed, type TableScene } from './a-table-scene.ts';

type Body<Verb extends 'lines' | 'items/change' | 'items/void' | 'discount' | 'settle'> =
  CallInput<`POST /console/{venue}/bills/{bill}/${Verb}`>['body'];

/** What a member of staff does with a bill. */
const onBill = (staff: TestStaff, bill: string) => {
  const at = { venue: staff.venue, bill };
  return {
    write: (body: Body<'lines'>) => staff.call('POST /console/{venue}/bills/{bill}/lines', { ...at, body }),
    change: (body: Body<'items/change'>) =>
      staff.call('POST /console/{venue}/bills/{bill}/items/change', { ...at, body }),
    void: (body: Body<'items/void'>) =>
      staff.call('POST /console/{venue}/bills/{bill}/items/void', { ...at, body }),
    discount: (body: Body<'discount'>) =>
      staff.call('POST /console/{venue}/bills/{bill}/discount', { ...at, body }),
    settle: (body: Body<'settle'>) =>
      staff.call('POST /console/{venue}/bills/{bill}/settle', { ...at, body }),
  };
};

const openBill = async (staff: TestStaff, table: TestTable, guest_count: number | null) =>
  (
    await staff.call('POST /console/{venue}/tables/{table}/bill', {
      venue: staff.venue,
      table: table.id,
      body: { guest_count },
    })
  ).bill;

export type Day = TableScene & { readonly manager: TestStaff; readonly waiterId: string };

const idOf = async (server: PayServer, email: string): Promise<string> => {
  const [row] = await server.database.run<{ id: string }>(
    'a-day-user',
    'select id from auth_user where email = $1',
    [email],
  );
  if (!row) throw new Error(`nobody is ${email}`);
  return row.id;
};

/** The refund of a payment, until the money is back: by the provider, or by the manager's hand. */
const gaveBack = async (
  server: PayServer,
  manager: TestStaff,
  payment: string,
  body: CallInput<'POST /console/{venue}/payments/{payment}/refund'>['body'],
  byHand: boolean,
): Promise<void> => {
  const { venue } = manager;
  await manager.call('POST /console/{venue}/payments/{payment}/refund', { venue, payment, body });
  for (let turn = 0; turn < 200; turn += 1) {
    await server.jobs.runNow('send-refunds');
    const { payment: now } = await manager.call('GET /console/{venue}/payments/{payment}', {
      venue,
      payment,
    });
    const open = now.refunds.find(({ status }) => status !== 'succeeded');
    if (!open) return;
    if (byHand && open.status === 'by_hand') {
      await manager.call('POST /console/{venue}/refunds/{refund}/done', { venue, refund: open.id });
    }
  }
  throw new Error(`the refund of ${payment} was not made`);
};

/**
 * An evening from the first order to the last refund, by the calls that guests and staff make: an order delivered and
 * paid by card with a tip, a void, a lowered price, a discount, cash with a tip, the card machine, a room bill, refunds
 * of a dish and of an amount, and a table that has not paid. The clock moves from noon to a quarter past.
 */
export const aDay = async (server: PayServer, mainLanguage: 'en' | 'lt' = 'en'): Promise<Day> => {
  const scene = await tableBillScene(server, { settings: { mainLanguage, legal: someLegal } });
  const { phone, staff, venue } = scene;
  const manager = await aStaff(server, venue, 'manager');
  const waiterId = await idOf(server, staff.email);

  const order = await placed(phone, ['steak', 'soup', 'beer']);
  const where = { venue: venue.id, order: order.unique_order_number };
  server.clock.advance(2 * 60_000);
  await staff.call('POST /console/{venue}/orders/{order}/accept', { ...where, body: { wait_minutes: 15 } });
  server.clock.advance(10 * 60_000);
  const items = order.items.map(({ id }) => id);
  await staff.call('POST /console/{venue}/orders/{order}/deliver', {
    ...where,
    body: { items, delivered: true },
  });

  // The table of the phone: 10 % off, the beer voided, a dish by name lowered from 6.00 to 4.50.
  const { id } = await openBill(staff, scene.table, 3);
  const lines = [{ name: '=HYPERLINK("x","Tortas")', price: 600, quantity: 1 }];
  const { bill: written } = await onBill(manager, id).write({ lines });
  const pieceOf = (name: RegExp): string => written.items.find(each => name.test(each.name))?.id ?? '';
  await onBill(manager, id).void({ items: [pieceOf(/beer/i)], reason: 'Spilled' });
  await onBill(manager, id).change({ item: pieceOf(/Tortas/), price: 450, reason: 'Dry' });
  await onBill(manager, id).discount({ percent: 10, reason: 'Birthday' });
  const number = await tableBillOf(phone);
  const card = await beginPayment(phone, number, { amount: 1000, tips: 200, personnel_id: waiterId });
  await paid(server, card.uuid);
  server.clock.advance(60_000);
  await onBill(staff, id).settle({ method: 'cash', amount: 700, tip: 100 });
  await onBill(manager, id).settle({ method: 'card-machine', amount: 500 });
  await onBill(staff, id).settle({ method: 'room-bill' });
  server.clock.advance(60_000);
  const { payments } = await manager.call('GET /console/{venue}/payments', { venue: venue.id });
  const cash = payments.find(({ method }) => method === 'cash')?.uuid ?? '';
  await gaveBack(server, manager, cash, { amount: minor(300), tip: 50, reason: 'Cold' }, true);
  await gaveBack(
    server,
    manager,
    card.uuid,
    { items: [firstItem(payments, card.uuid)], reason: 'Hair' },
    false,
  );

  // A table that has ordered from staff and paid a part.
  const other = await openBill(staff, await aTable(server, venue, { name: 'Terrace 7' }), 2);
  await onBill(staff, other.id).write({
    lines: [{ menu_item_id: 'soup', variation_id: null, option_ids: [], quantity: 2, note: '' }],
  });
  await onBill(staff, other.id).settle({ method: 'cash', amount: 450 });
  server.clock.advance(60_000);
  return { ...scene, manager, waiterId };
};

const firstItem = (
  payments: readonly { readonly uuid: string; readonly items: readonly { readonly id: string }[] }[],
  uuid: string,
): string => payments.find(each => each.uuid === uuid)?.items[0]?.id ?? '';
