import type { BillView } from '@tableside/contract/http/shared/bill-view';
import { type Asker, asker } from './asking.ts';
import type { AtTable } from './at-table.ts';
import type { PlannedGuest, Scope } from './plan.ts';

export type Guest = {
  readonly asker: Asker;
  readonly session: string;
};

/** A phone that scanned the table's code; null: the table is closed. */
export const sitDown = async ({ stage, notes, plan, table }: AtTable): Promise<Guest | null> => {
  const phone = asker(stage, notes, plan.seed);
  const scanned = await phone.must('GET /{hash}', { hash: table.code });
  return scanned && { asker: phone, session: scanned.session };
};

export type Ordered = { readonly number: string; readonly total: number };

/** Orders what the plan says; answers with the number of the bill to pay, and what is on it in minor units. */
export const order = async (
  { asker: phone, session }: Guest,
  { dishes, coupon, tip }: PlannedGuest,
  at: AtTable,
): Promise<Ordered | null> => {
  for (const menu_item_id of dishes) {
    await phone.must('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1 } });
  }
  if (coupon) await phone.must('POST /cart/{session}/apply-discount', { session, body: { code: coupon } });
  return place({ asker: phone, session }, tip, at);
};

/** Orders what is in the cart. */
export const place = async (
  { asker: phone, session }: Guest,
  tip: boolean,
  at: AtTable,
): Promise<Ordered | null> => {
  const body = { tipAmount: tip ? 100 + (at.plan.seed % 300) : 0 };
  const placed = await phone.must('POST /cart/{session}/place-order', { session, body });
  if (!placed) return null;
  at.orders.push(placed.order.unique_order_number);
  return { number: placed.order.unique_order_number, total: Math.round(placed.order.total * 100) };
};

/** The open bill of the table as this phone sees it. */
export const tableBill = async ({ asker: phone, session }: Guest): Promise<BillView | null> => {
  const heard = await phone.must('GET /orders/get-paygo-orders/{session}', { session });
  return heard?.orders.find(({ status, left }) => status === 'open' && left > 0) ?? null;
};

type Wish = {
  readonly amount?: number;
  readonly split_between?: number;
  readonly pay_for_selected_items?: boolean;
};

const select = async (
  { asker: phone, session }: Guest,
  bill: BillView,
  scope: Extract<Scope, { kind: 'items' }>,
  at: AtTable,
): Promise<boolean> => {
  const open = bill.items.filter(({ is_paid, price }) => !is_paid && price > 0);
  const free = scope.together ? open : open.filter(({ held_by }) => held_by === null);
  const order_items = free.slice(0, scope.count).map(({ id }) => id);
  if (order_items.length === 0) return false;
  const body = { unique_order_number: bill.unique_order_number, order_items };
  const heard = await phone.ask('POST /orders/select-order-items/{session}', { session, body });
  if (heard.kind !== 'answer') return false;
  if (scope.together) at.notes.hit('same-dish-at-once');
  const mine = new Set(heard.data.user_selected);
  if (heard.data.cannot_select_order_items.some(id => mine.has(id))) {
    at.notes.breaks(at.plan.seed, 'a dish was both selected and refused');
  }
  return mine.size > 0;
};

const share = async ({ asker: phone, session }: Guest, bill: BillView, parts: number): Promise<boolean> => {
  const dish = bill.items.find(
    ({ is_paid, held_by, price, part }) => !is_paid && held_by === null && price >= 3 && !part,
  );
  if (!dish) return false;
  const body = { unique_order_number: bill.unique_order_number, order_item: dish.id, parts };
  const shared = await phone.ask('POST /orders/share-order-item/{session}', { session, body });
  if (shared.kind !== 'answer') return false;
  const sum = (items: BillView['items']): number =>
    items.reduce((all, { price }) => all + Math.round(price * 100), 0);
  return sum(shared.data.order.items) === Math.round(shared.data.order.total * 100);
};

/** What the intent is asked for; `left` in minor units. */
export const wishFor = async (
  guest: Guest,
  scope: Scope,
  bill: BillView | null,
  left: number,
  at: AtTable,
): Promise<Wish> => {
  if (scope.kind === 'equal') return { split_between: scope.between };
  if (scope.kind === 'amount') return { amount: Math.max(1, Math.floor((left * scope.share) / 100)) };
  if (scope.kind === 'all' || !bill) return {};
  if (scope.kind === 'items')
    return (await select(guest, bill, scope, at)) ? { pay_for_selected_items: true } : {};
  await share(guest, bill, scope.parts);
  return { split_between: scope.parts };
};
