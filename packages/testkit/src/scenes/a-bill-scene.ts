import { createHash, randomUUID } from 'node:crypto';
import type { CallAnswer } from '@tableside/contract/client';
import type { StaffBill } from '@tableside/contract/http/console/money';
import type { BillView } from '@tableside/contract/http/shared/bill-view';
import type { TestServer } from '../server/server.ts';
import { aStaff, type TestStaff } from './a-staff.ts';
import type { TableOver } from './a-table.ts';
import { aTableScene, type Phone, placed, type TableScene } from './a-table-scene.ts';
import type { VenueOver } from './a-venue.ts';

/** A table where orders are paid later and the bill can be paid by phone: two phones, a waiter, a manager. */
export type BillScene = TableScene & { readonly second: Phone; readonly manager: TestStaff };

export const aBillScene = async (
  server: TestServer,
  over: VenueOver = {},
  table: TableOver = {},
): Promise<BillScene> => {
  const scene = await aTableScene(server, {
    table,
    venue: {
      ...over,
      settings: {
        functionalities: ['order', 'skip-payment', 'pay-go', 'tips', 'coupon-code'],
        paymentProviders: ['cash'],
        ...over.settings,
      },
    },
  });
  const manager = await aStaff(server, scene.venue, 'manager');
  return { ...scene, second: await server.guestAt(scene.table.code), manager };
};

/** The bills as a phone reads them. */
export const billsOf = async (phone: Phone): Promise<BillView[]> =>
  (await phone.call('GET /orders/get-paygo-orders/{session}', { session: phone.session })).orders;

/** The one bill of the table; throws when there is none. */
export const billOf = async (phone: Phone): Promise<BillView> => {
  const [bill, ...more] = await billsOf(phone);
  if (!bill || more.length > 0) throw new Error(`${more.length + (bill ? 1 : 0)} bills`);
  return bill;
};

/** Orders dishes on a phone and answers with the table's bill. */
export const ordered = async (phone: Phone, dishes: readonly string[]): Promise<BillView> => {
  await placed(phone, dishes);
  return billOf(phone);
};

/** The id of the nth piece of that name, from 0. */
export const pieceOf = (bill: Pick<BillView, 'items'>, name: string, nth = 0): string => {
  const found = bill.items.filter(item => item.name === name)[nth];
  if (!found) throw new Error(`no ${name} on the bill`);
  return found.id;
};

export const selected = (
  phone: Phone,
  bill: Pick<BillView, 'unique_order_number'>,
  order_items: readonly string[],
): Promise<CallAnswer<'POST /orders/select-order-items/{session}'>> =>
  phone.call('POST /orders/select-order-items/{session}', {
    session: phone.session,
    body: { unique_order_number: bill.unique_order_number, order_items: [...order_items] },
  });

/** The bill as staff see it. */
export const staffBillOf = async ({ staff, venue, phone }: BillScene): Promise<StaffBill> => {
  const { unique_order_number } = await billOf(phone);
  const { bills } = await staff.call('GET /console/{venue}/bills', { venue: venue.id });
  const bill = bills.find(each => each.unique_order_number === unique_order_number);
  if (!bill) throw new Error('staff do not see the bill');
  return bill;
};

/** Staff take cash for pieces, an amount, or all. */
export const settled = async (
  scene: BillScene,
  bill: string,
  what: { readonly items?: string[]; readonly amount?: number; readonly tip?: number } = {},
): Promise<StaffBill> => {
  const { venue, staff } = scene;
  const call = 'POST /console/{venue}/bills/{bill}/settle';
  return (await staff.call(call, { venue: venue.id, bill, body: { method: 'cash', ...what } })).bill;
};

/** A payment that a phone has begun for pieces and that nobody knows the end of, as rows. Minor units. */
export const beginPayment = async (
  { database, clock }: TestServer,
  bill: { readonly id: string },
  phone: Phone,
  pieces: readonly { readonly id: string; readonly amount: number }[],
  status = 'created',
): Promise<string> => {
  const hash = createHash('sha256').update(phone.session).digest();
  const sum = pieces.reduce((all, { amount }) => all + amount, 0);
  const [payment] = await database.run<{ id: string }>(
    'begin-payment',
    `insert into payment (venue_id, bill_id, session_id, guest_index, provider, method, status, scope, currency, amount,
       total, provider_key, expires_at, created_at)
     select b.venue_id, b.id, s.id, s.guest_index, 'test', 'stripe-card', $3, 'items', b.currency, $4, $4, $5, $6, $7
     from bill b, guest_session s where b.id = $1 and s.token_hash = $2 returning id`,
    [bill.id, hash, status, sum, randomUUID(), new Date(clock.now() + 900_000), new Date(clock.now())],
  );
  if (!payment) throw new Error('no payment was begun');
  await database.run(
    'begin-payment-items',
    `insert into payment_item (payment_id, bill_item_id, amount)
     select $1, r.id, r.amount from jsonb_to_recordset($2::jsonb) as r(id uuid, amount bigint)`,
    [payment.id, JSON.stringify(pieces)],
  );
  return payment.id;
};
