import { describe, expect, it } from 'vitest';
import { matchPath } from '../../../app/paths.ts';
import type { Slots } from '../../pay/index.ts';
import { isRunning, moneyBack } from './paid-together.ts';
import { payPath, paysTogether } from './pay-path.ts';
import { stallTrouble } from './stall-trouble.ts';
import { merchantStops, stateWords } from './steps.ts';
import { dueOf, namedIn, paidTogetherBy, payableOf, payStandingOf } from './to-pay.ts';

const EUR = { code: 'EUR', symbol: '€', decimals: 2 };
type Order = Parameters<typeof payStandingOf>[1][number];
const order = (unique_order_number: string, over: Partial<Order> = {}): Order => ({
  unique_order_number,
  waiting_for: 'payment',
  session_over: false,
  is_own: true,
  left: 9.9,
  currency: EUR,
  payments: [],
  ...over,
});
const paid = (number: string, whole?: string): Order =>
  order(number, {
    waiting_for: null,
    left: 0,
    payments: [
      {
        uuid: `share-${number}`,
        amount: 9.9,
        guest_index: 1,
        ...(whole && { composite_payment: { uuid: whole } }),
      },
    ],
  });
const numbers = (orders: readonly Pick<Order, 'unique_order_number'>[]) =>
  orders.map(({ unique_order_number: number }) => number);

describe('the address of one payment for several stalls', () => {
  it('[FOOD-05] names the orders, joined by commas', () => {
    const path = payPath('HALL', [order('abc'), order('def')]);
    expect(path).toBe('/food-court/pay/HALL/abc%2Cdef');
    const { name, params } = matchPath(path) ?? {};
    expect(name).toBe('FoodCourtPay');
    expect(params?.foodCourtHash).toBe('HALL');
    expect(namedIn(params?.placedOrdersIds ?? '')).toEqual(['abc', 'def']);
  });

  it('names each once, whatever somebody typed', () => {
    expect(namedIn(' abc,,def, abc,')).toEqual(['abc', 'def']);
    expect(namedIn('')).toEqual([]);
  });
});

describe('what is paid together', () => {
  it.each([
    ['is being made already', { waiting_for: null }],
    ['waits for the party', { waiting_for: 'guests' }],
    ['belongs to a visit that is over', { session_over: true }],
    ['another phone sent', { is_own: false }],
    ['costs nothing any more', { left: 0 }],
  ] as const)('leaves out what %s', (_, over) => {
    expect(numbers(payableOf([order('a'), order('b', over)]))).toEqual(['a']);
  });

  it('is in one currency, that of the first', () => {
    const zloty = { code: 'PLN', symbol: 'zł', decimals: 2 };
    expect(numbers(payableOf([order('a'), order('b', { currency: zloty }), order('c')]))).toEqual(['a', 'c']);
  });

  it('comes to the sum of what is left of each, to the cent', () => {
    expect(dueOf([order('a', { left: 0.1 }), order('b', { left: 0.2 })])).toBe(30);
    expect(dueOf([])).toBe(0);
  });

  it('needs a hall with ways to pay', () => {
    expect(paysTogether({ court: { payment_providers: ['stripe-card'] } })).toBe(true);
    expect(paysTogether({ court: { payment_providers: [] } })).toBe(false);
  });
});

describe('how it stands with the orders of an address', () => {
  it('what is unpaid of them is paid, in their order, and nothing else of the hall', () => {
    const standing = payStandingOf(['b', 'a', 'c'], [order('a'), order('b'), paid('c', 'w'), order('d')]);
    expect(standing.kind === 'pay' && numbers(standing.orders)).toEqual(['b', 'a']);
  });

  it('[FOOD-51] leads to the view of what was paid, by the payment over all stalls', () => {
    expect(payStandingOf(['a', 'b'], [paid('a'), paid('b', 'w')])).toEqual({ kind: 'over', uuid: 'w' });
    expect(payStandingOf(['a'], [paid('a')])).toEqual({ kind: 'over', uuid: null });
  });

  it('knows no orders of other phones', () => {
    expect(payStandingOf(['x'], [order('a')])).toEqual({ kind: 'missing' });
    expect(payStandingOf([], [order('a')])).toEqual({ kind: 'missing' });
  });

  it('names the payment over several stalls, and not a share of it', () => {
    expect(paidTogetherBy(paid('a', 'w'))).toBe('w');
    expect(paidTogetherBy(paid('a'))).toBe(null);
  });
});

describe('a refusal about one of the stalls', () => {
  const refused = (code: string, details: Record<string, unknown>): Slots =>
    ({ stripe: { state: 'waiting' }, 'stripe-card': { state: 'refused', code, details } }) as Slots;
  const about = { order: 'b', restaurant_id: 'v', restaurant_name: 'Taco Sodas' };

  it('[FOOD-52] says which, and why', () => {
    expect(stallTrouble(refused('payments_of_other_type', about))).toEqual({
      order: 'b',
      venue: 'Taco Sodas',
      code: 'payments_of_other_type',
    });
    expect(stallTrouble(refused('order_not_found', { order: 'b' }))).toMatchObject({ venue: null });
  });

  it.each(['order_already_paid', 'payment_under_way', 'bill_changed'])('is none: %s', code => {
    expect(stallTrouble(refused(code, about))).toBe(null);
  });

  it('is none where it is about all of them', () => {
    expect(stallTrouble(refused('total_too_small', {}))).toBe(null);
    expect(stallTrouble({})).toBe(null);
  });
});

describe('how a stall has come with its order', () => {
  it.each([
    [1, ['Received']],
    [2, ['Received', 'Preparing']],
    [3, ['Received', 'Preparing', 'Ready']],
    [null, []],
  ] as const)('[FOOD-59] has three stops, of which %s is reached', (step, reached) => {
    const stops = merchantStops(step);
    expect(stops.filter(stop => stop.reached).map(({ label }) => label)).toEqual(
      reached.map(name => `orders.step${name}`),
    );
    expect(stops.filter(({ now }) => now)).toHaveLength(step === null ? 0 : 1);
    expect(stops).toHaveLength(step === null ? 0 : 3);
  });

  const stands = {
    display_status: 'received',
    waiting_for: null,
    status: 'active',
    never_sent: false,
  } as const;
  it.each([
    ['[FOOD-54]', { display_status: 'failed', status: 'rejected' }, 'rejected'],
    ['[FOOD-54]', { display_status: 'failed', status: 'failed' }, 'failed'],
    ['', { display_status: 'failed', status: 'failed', never_sent: true }, 'never_sent'],
    ['[FOOD-55]', { display_status: 'completed', status: 'closed' }, 'ready_for_pickup'],
    ['[FOOD-56]', { display_status: 'partially_delivered' }, 'partially_delivered'],
    ['[FOOD-57]', { display_status: 'preparing' }, 'preparing'],
    ['[FOOD-58]', {}, 'received'],
    ['', { waiting_for: 'payment', status: 'pending_activate' }, 'waiting_payment'],
  ] as const)('%s is said in words: %j', (_, over, words) => {
    expect(stateWords({ ...stands, ...over })).toBe(`orders.view.${words}`);
  });

  it('is looked after until all of it is over', () => {
    const all = (...states: ('preparing' | 'completed' | 'failed')[]) => ({
      orders: states.map(display_status => ({ display_status, payments_sum: 0, payment: { refunded: 0 } })),
    });
    expect(isRunning(all('completed', 'preparing'))).toBe(true);
    expect(isRunning(all('completed', 'failed'))).toBe(false);
  });

  it.each([
    ['of an order that came to nothing all of it, at once', 'failed', 4.8, 0, 4.8, true],
    ['the same when that is noted', 'failed', 0, 4.8, 4.8, false],
    ['nothing of one that was not paid', 'failed', 0, 0, 0, false],
    ['what staff gave back of one', 'completed', 3, 1.8, 1.8, false],
    ['nothing else', 'completed', 4.8, 0, 0, false],
  ] as const)('says what goes back: %s', (_, display_status, payments_sum, refunded, back, runs) => {
    const order = { display_status, payments_sum, payment: { refunded } };
    expect(moneyBack(order)).toBe(back);
    // Until it is noted, it is asked after.
    expect(isRunning({ orders: [order] })).toBe(runs);
  });
});
