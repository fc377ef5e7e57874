import type { Page } from '@playwright/test';
import { type BillLine, knowsBills, TableBill } from './bill.ts';
import { callsOf, payForDish } from './paid-order.ts';
import type { StaffDesk } from './staff-desk.ts';

const DINNER: readonly BillLine[] = [
  ['Potato dumplings with meat and crackling sauce', 950, 2],
  ['Švyturys Extra 0,5', 480, 3],
  ['Pizza Quattro Formaggi', 1640],
];

/** What a phone has at a table of the restaurant where everything has been done once. */
export type Party = {
  readonly session: string;
  /** The order that was paid for, and its payment. */
  readonly paid: { readonly number: string; readonly uuid: string };
  /** The order that waits to be paid. */
  readonly unpaid: string;
};

/** A bill that staff keep, an order that is paid, one that is not, and a cart that is not ordered yet. */
export const aParty = async (page: Page, desk: StaffDesk, hash: string): Promise<Party> => {
  await knowsBills(page);
  await TableBill.open(desk, 'vilnius', hash, { lines: DINNER, guests: 4 });
  const { session, uuid, number } = await payForDish(page, hash, 'Pumpkin velouté');
  const call = callsOf(page);
  const { categories } = await call('GET /get-menu-categories/{session}', {
    session,
    query: { language: 'en' },
  });
  const add = async (name: string, quantity: number) => {
    const item = categories.flatMap(({ items }) => items).find(each => each.name === name);
    if (!item) throw new Error(`There is no dish called ${name}.`);
    await call('POST /cart/{session}/add', { session, body: { menu_item_id: item.id, quantity } });
  };
  await add('Baltic fish soup', 2);
  const { order } = await call('POST /cart/{session}/place-order', {
    session,
    body: { comment: 'No onions, please' },
  });
  await add('Pumpkin velouté', 1);
  await add('Warm duck salad', 12);
  return { session, paid: { number, uuid }, unpaid: order.unique_order_number };
};
