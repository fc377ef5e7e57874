import { fromMajor, type Minor, minor, sum } from '@tableside/domain/money';
import { equalShare } from '@tableside/domain/split';
import type { Bill } from '../../../data/bills.ts';
import type { Order } from '../../../data/orders.ts';
import type { Asked } from './asked.ts';

/** A line of what is paid for; minor units. */
export type PayLine = { readonly id: string; readonly name: string; readonly amount: Minor };

/** The parts of what is to pay before the tip of this screen; minor units, the discount above zero. */
export type PaySums = {
  readonly dishes: Minor;
  readonly discount: Minor;
  /** What a member has off; not in `discount`. */
  readonly loyalty: Minor;
  readonly smallOrderFee: Minor;
  readonly fee: Minor;
  /** Given with the order already. */
  readonly tips: Minor;
  /** Paid of it already. */
  readonly paid: Minor;
};

/** What stands to be paid on the Pay screen. */
export type Payable = {
  readonly kind: 'order' | 'bill';
  /** Unique number, as the calls want it. */
  readonly number: string;
  /** What people call it; null: the table's bill. */
  readonly label: string | null;
  readonly lines: readonly PayLine[];
  readonly sums: PaySums;
  /** Before the tip of this screen, minor units. */
  readonly amount: Minor;
  readonly guests: number | null;
  readonly personnelId: string | null;
  /** Who holds what on a bill: another text when that changes. */
  readonly holds: string;
  /** Back takes it into the cart again: nobody has it yet, and nothing of it is paid. */
  readonly returns: boolean;
};

/** An order of one's own that waits for its payment. */
export const payableOrder = (order: Order, decimals: number): Payable => {
  const of = (value: number): Minor => fromMajor(value, decimals);
  return {
    kind: 'order',
    number: order.unique_order_number,
    label: order.order_id,
    lines: order.items.map(({ id, name, quantity, price }) => ({
      id,
      name: quantity > 1 ? `${quantity}\u00a0×\u00a0${name}` : name,
      amount: minor(of(price) * quantity),
    })),
    sums: {
      dishes: of(order.subtotal_before_discounts),
      discount: minor(of(order.discount) - of(order.loyalty_discount)),
      loyalty: of(order.loyalty_discount),
      smallOrderFee: of(order.small_order_fee),
      fee: of(order.transaction_fee),
      tips: of(order.tips),
      paid: of(order.payments_sum),
    },
    amount: minor(Math.max(of(order.total) - of(order.payments_sum), 0)),
    guests: order.guest_count,
    personnelId: order.personnel?.id ?? null,
    holds: '',
    returns: order.is_own && order.payments_sum === 0,
  };
};

const NONE = minor(0);

/** A bill, or the part of it that this phone (its `guestIndex`) wants to pay. */
export const payableBill = (bill: Bill, asked: Asked, guestIndex: number, decimals: number): Payable => {
  const { scope } = asked;
  const of = (value: number): Minor => fromMajor(value, decimals);
  const open = bill.items.filter(({ is_paid }) => !is_paid);
  const left = of(bill.left);
  const chosen = scope.kind === 'items' ? open.filter(({ held_by }) => held_by === guestIndex) : open;
  const part = scope.kind === 'amount' || scope.kind === 'share';
  const lines = part ? [] : chosen.map(({ id, name, price }) => ({ id, name, amount: of(price) }));
  const worth = {
    all: () => left,
    // Until the bill knows of the choice, what the guest saw counts.
    items: () => (lines.length > 0 ? sum(lines.map(({ amount }) => amount)) : of(asked.subtotal ?? 0)),
    amount: () => (scope.kind === 'amount' && scope.amount < left ? scope.amount : left),
    share: () => equalShare(left, scope.kind === 'share' ? scope.between : 1),
  };
  const amount = worth[scope.kind]();
  return {
    kind: 'bill',
    number: bill.unique_order_number,
    label: null,
    lines,
    sums: {
      dishes: amount,
      discount: NONE,
      loyalty: NONE,
      smallOrderFee: NONE,
      fee: NONE,
      tips: NONE,
      paid: NONE,
    },
    amount,
    guests: bill.guest_count,
    personnelId: bill.personnel?.id ?? null,
    holds: bill.items.map(({ held_by, is_paid }) => (is_paid ? 'x' : (held_by ?? '-'))).join(),
    returns: false,
  };
};
