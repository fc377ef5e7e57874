import type { StaffBill } from '@tableside/contract/http/console/money';
import { claim } from './claim.ts';
import type { GuestDesk } from './guest-desk.ts';
import type { StaffDesk } from './staff-desk.ts';
import { expect } from './test.ts';

/** A dish of the venue's menu that asks nothing, in the venue's main language. */
export const plainDish = async (desk: StaffDesk, slug: string): Promise<{ name: string; price: number }> => {
  const { categories } = await desk.call('GET /console/{venue}/menu', { venue: desk.venue(slug) });
  const dish = categories
    .flatMap(({ items }) => items)
    .find(
      ({ in_stock, variations, option_groups, discounted_price }) =>
        in_stock && variations.length + option_groups.length === 0 && discounted_price === null,
    );
  if (!dish) throw new Error(`${slug} has no dish without questions.`);
  return dish;
};

/** Nobody sits at the table, and nothing of before is open on it. */
export const freshTable = async (owner: StaffDesk, slug: string, hash: string): Promise<void> => {
  // Before anything is ended there: another journey may be in the middle of it.
  await claim(hash);
  const venue = owner.venue(slug);
  const { tables } = await owner.call('GET /console/{venue}/tables', { venue });
  const table = tables.find(each => each.hash === hash);
  const { bills } = await owner.call('GET /console/{venue}/bills', { venue });
  for (const { id } of bills.filter(bill => bill.table_id === table?.id && bill.status === 'open')) {
    await owner.call('POST /console/{venue}/bills/{bill}/close', {
      venue,
      bill: id,
      idempotencyKey: crypto.randomUUID(),
      body: { force: true, reason: 'Closing time' },
    });
  }
  await owner.freeTable(slug, hash);
};

/** Opens a table's bill with lines by name and price (minor units), behind the scenes. */
export const billWith = async (
  desk: StaffDesk,
  slug: string,
  hash: string,
  lines: readonly { readonly name: string; readonly price: number; readonly quantity: number }[],
  /** The kitchen makes them. */
  kitchen = false,
): Promise<StaffBill> => {
  const venue = desk.venue(slug);
  const { tables } = await desk.call('GET /console/{venue}/tables', { venue });
  const table = tables.find(each => each.hash === hash)?.id ?? '';
  const key = () => crypto.randomUUID();
  const opened = await desk.call('POST /console/{venue}/tables/{table}/bill', {
    venue,
    table,
    idempotencyKey: key(),
    body: {},
  });
  const { bill } = await desk.call('POST /console/{venue}/bills/{bill}/lines', {
    venue,
    bill: opened.bill.id,
    idempotencyKey: key(),
    body: { lines: [...lines], kitchen },
  });
  return bill;
};

/** The one bill of the guest's table. */
const billOf = async ({ call, session }: GuestDesk) => {
  const { orders } = await call('GET /orders/get-paygo-orders/{session}', { session });
  const [bill] = orders.filter(({ status }) => status === 'open');
  if (!bill) throw new Error('The table has no bill.');
  return bill;
};

/** Lays the guest's finger on the unpaid pieces of these names. */
export const choosePieces = async (guest: GuestDesk, names: readonly string[]): Promise<void> => {
  const { call, session } = guest;
  const bill = await billOf(guest);
  const order_items = names.map(
    name => bill.items.find(item => item.name === name && !item.is_paid)?.id ?? name,
  );
  await call('POST /orders/select-order-items/{session}', {
    session,
    body: { unique_order_number: bill.unique_order_number, order_items },
  });
};

/** Pays on the phone for what its finger lies on; the card is charged in the sandbox. Answers with the payment's uuid. */
export const payChosen = async (guest: GuestDesk, address: string | undefined, tips = 0): Promise<string> => {
  const { call, session } = guest;
  const { unique_order_number: order } = await billOf(guest);
  const body = { session, order, tips, pay_for_selected_items: true, method: 'stripe-card' };
  const { uuid } = await call('POST /payments/stripe/payment-intent', { body });
  await chargeCard(guest, address, uuid);
  return uuid;
};

/** The guest's card pays a payment that was begun. */
export const chargeCard = async (
  { call }: GuestDesk,
  address: string | undefined,
  uuid: string,
): Promise<void> => {
  const act = await fetch(`${address}/sandbox/control/stripe/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference: uuid, action: 'approve' }),
  });
  expect(act.ok).toBe(true);
  const status = async () => (await call('GET /payments/check-payment-status/{uuid}', { uuid })).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('paid');
};
