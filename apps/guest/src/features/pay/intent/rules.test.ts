import { minor, sum } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../data/orders.ts';
import { aBill, aBillItem } from '../../../testing/wire-builders.ts';
import { methodsOf } from '../drivers/methods.ts';
import { returnOf } from '../drivers/returns.ts';
import { payTrouble } from '../sheets/trouble.ts';
import { pricesOf } from '../summary/price-rows.ts';
import { afterPaying } from './after-paying.ts';
import { askedOf } from './asked.ts';
import type { Slots } from './intent-keeper.ts';
import { payableBill, payableOrder } from './payable.ts';
import { payStanding } from './standing.ts';

const asked = (query: string) => askedOf(new URLSearchParams(query));
const anOrder = {
  unique_order_number: 'abc',
  order_id: '12',
  waiting_for: 'payment',
  items: [
    { id: 'a', name: 'Soup', quantity: 2, price: 4.5 },
    { id: 'b', name: 'Tea', quantity: 1, price: 2 },
  ],
  subtotal_before_discounts: 11,
  discount: 1.1,
  loyalty_discount: 0.5,
  small_order_fee: 0,
  transaction_fee: 0,
  tips: 1,
  total: 10.9,
  payments_sum: 0,
  guest_count: null,
  personnel: null,
} as unknown as Order;

describe('ways of paying', () => {
  it('[PAY-06][PAY-18][PAY-37] are those the venue enabled and this version knows, in its order', () => {
    const ids = (names: string[]) => methodsOf(names).map(({ id }) => id);
    expect(ids(['neopay', 'cash', 'barter', 'stripe-card'])).toEqual(['neopay', 'cash', 'stripe-card']);
    expect(ids([])).toEqual([]);
  });
  it('[PAY-20] have other spellings', () => {
    const ids = methodsOf(['room bill', 'neopay blik', 'solid', 'solid-card']).map(({ id }) => id);
    expect(ids).toEqual(['room-bill', 'neopay_blik', 'solid-card', 'solid-wallet']);
  });
});

describe('[PAY-02] what the address asks', () => {
  it.each([
    ['', { scope: { kind: 'all' }, ref: null, subtotal: null }],
    [
      'payForSelectedItems=true&ref=select-items&userSubtotalAmount=12.5',
      { scope: { kind: 'items' }, ref: 'select-items', subtotal: 12.5 },
    ],
    ['amount=1250&ref=order', { scope: { kind: 'amount', amount: 1250 }, ref: 'order' }],
    ['split=3', { scope: { kind: 'share', between: 3 } }],
    ['split=1&amount=-5&userSubtotalAmount=x', { scope: { kind: 'all' }, subtotal: null }],
  ])('%s', (query, expected) => {
    expect(asked(query)).toMatchObject(expected);
  });
});

describe('what is paid for', () => {
  const bill = aBill({
    items: [
      aBillItem({ id: 'a', name: 'Soup', price: 6, held_by: 2 }),
      aBillItem({ id: 'b', name: 'Tea', price: 2.5 }),
      aBillItem({ id: 'c', name: 'Cake', price: 4, is_paid: true }),
    ],
    left: 8.5,
    total: 12.5,
    guest_count: 4,
  });
  const of = (query: string, guest = 2) => payableBill(bill, asked(query), guest, 2);

  it.each<[string, string, number, string[]]>([
    ['the rest of the bill', '', 850, ['Soup', 'Tea']],
    ['[PAY-04] what this phone chose', 'payForSelectedItems=true', 600, ['Soup']],
    ['an amount', 'amount=300', 300, []],
    ['an amount above the rest is the rest', 'amount=99900', 850, []],
    ['an equal share, the first payer the larger', 'split=3', 284, []],
  ])('%s', (_, query, amount, lines) => {
    expect(of(query).amount).toBe(amount);
    expect(of(query).lines.map(({ name }) => name)).toEqual(lines);
  });

  it('[PAY-04] is what the guest saw while the bill does not know of the choice yet', () => {
    expect(of('payForSelectedItems=true&userSubtotalAmount=4.2', 9).amount).toBe(420);
  });

  it('an order costs its total, and the rows of the summary add up to it with the tip', () => {
    const order = payableOrder(anOrder, 2);
    const { rows, total } = pricesOf(order, minor(150));
    expect(order.amount).toBe(1090);
    expect(total).toBe(1240);
    expect(sum(rows.map(({ amount }) => amount))).toBe(total);
  });
});

describe('where the guest stands and goes', () => {
  const guest = { token: 's', orderingEnabled: true, payingEnabled: true };
  const known = { guest, orders: [anOrder], bills: [], number: 'abc', paying: false };
  const closed = { ...anOrder, waiting_for: null } as Order;

  it.each<[string, Parameters<typeof payStanding>[0], object]>([
    ['an order that waits for its payment', known, { kind: 'order' }],
    [
      '[PAY-09] neither ordering nor paying here',
      { ...known, guest: { ...guest, orderingEnabled: false, payingEnabled: false } },
      { kind: 'go', to: '/menu/s' },
    ],
    ['[PAY-10] nothing left to pay', { ...known, orders: [closed] }, { kind: 'go', to: '/menu/s?order=abc' }],
    ['being paid here', { ...known, orders: [closed], paying: true }, { kind: 'order' }],
    ['on its way', { ...known, orders: undefined }, { kind: 'loading' }],
    ['nobody knows it', { ...known, orders: [] }, { kind: 'missing' }],
    ['a bill', { ...known, orders: [], bills: [aBill({ unique_order_number: 'abc' })] }, { kind: 'bill' }],
    [
      '[PAY-10] a paid bill',
      { ...known, bills: [aBill({ unique_order_number: 'x', is_paid: true })], orders: [], number: 'x' },
      { kind: 'go' },
    ],
  ])('%s', (_, input, expected) => {
    expect(payStanding(input)).toMatchObject(expected);
  });

  const both = { ...guest };
  const paid = { number: 'abc', uuid: 'p', ref: null };
  const success = '/success/s?orderNumber=abc&paymentUuid=p';
  it.each<[string, typeof guest, typeof paid & { ref: string | null }, string]>([
    ['[PAY-31] both, from the cart', both, paid, '/menu/s?order=abc'],
    ['[PAY-31] both, from the bill', both, { ...paid, ref: 'order' } as never, success],
    ['[PAY-31] both, from chosen items', both, { ...paid, ref: 'select-items' } as never, success],
    ['[PAY-32] pay-and-go only', { ...guest, orderingEnabled: false }, paid, success],
    ['[PAY-33] ordering only', { ...guest, payingEnabled: false }, paid, '/menu/s?order=abc'],
  ])('%s', (_, at, payment, to) => {
    expect(afterPaying(at, payment)).toBe(to);
  });
  it('[PAY-26] a promise to pay at the venue leads to the order', () => {
    expect(
      afterPaying({ ...guest, orderingEnabled: false }, { number: 'abc', ref: 'order', uuid: null }),
    ).toBe('/menu/s?order=abc');
  });
});

describe('why a payment could not be begun', () => {
  const slots = (code: string, details = {}): Slots => ({
    cash: { state: 'waiting' },
    card: { state: 'refused', code: code as never, details },
  });
  it.each([
    ['[PAY-34]', 'order_already_paid', {}, { kind: 'paid' }],
    ['[PAY-35]', 'payments_of_other_type', {}, { kind: 'wall', code: 'payments_of_other_type' }],
    ['another sum', 'bill_changed', { amount: 12.5 }, { kind: 'changed', amount: 12.5 }],
    ['a tip that is not taken', 'tip_invalid', {}, { kind: 'tip' }],
    ['one under way', 'payment_under_way', { payment: 'p' }, { kind: 'underWay', uuid: 'p' }],
    ['one way only', 'payment_provider_silent', {}, null],
    ['one way only', 'payment_declined', {}, null],
  ])('%s %s', (_, code, details, expected) => {
    expect(payTrouble(slots(code, details))).toEqual(expected);
  });
});

describe('coming back from a bank', () => {
  it.each([
    ['[STATUS-16] a token', 'neopay-callback=1&token=x', 'token'],
    ['[MENU-37] an order token', 'order-token=x', 'token'],
    ['[STATUS-11] still under way', 'neopay-callback=1&pending=1&data=x', 'pending'],
    ['[STATUS-10] broken off', 'neopay-callback=1&canceled=1&data=x', 'canceled'],
    ['an error', 'error-message=No', 'canceled'],
    ['nothing said', 'orderNumber=abc&token=x', 'none'],
  ])('%s', (_, query, kind) => {
    expect(returnOf(new URLSearchParams(query)).kind).toBe(kind);
  });
});
