import { describe, expect, it } from 'vitest';
import { minutesUntil } from '../status/minutes-until.ts';
import { stepsOf } from '../status/steps.ts';
import { avatarsOf } from '../tiles/avatars.ts';
import { paymentWords } from './payment-words.ts';

const states = (step: number) => stepsOf(step, false).map(({ state }) => state);

describe('the indicator', () => {
  it.each([
    ['[ORDER-27] received', 0, ['now', 'next', 'next', 'next']],
    ['[ORDER-27] seen', 1, ['done', 'now', 'next', 'next']],
    ['[ORDER-28] preparing', 2, ['done', 'done', 'now', 'next']],
    ['[ORDER-29] partly served', 4, ['done', 'done', 'done', 'now']],
    ['[ORDER-30] closed completes it', 5, ['done', 'done', 'done', 'done']],
  ] as const)('%s', (_, step, expected) => {
    expect(states(step)).toEqual(expected);
  });

  it('[ORDER-41] ends in "ready" where guests pick up', () => {
    expect(stepsOf(0, true).at(-1)?.label).toBe('orders.stepReady');
  });
});

describe('the places of a batch', () => {
  const batch = (placed: number, total: number) =>
    avatarsOf({ placed_orders_count: placed, table_session_count: total });

  it('[ORDER-36] are those at the table, the ready ones first, never more than 8', () => {
    expect(batch(1, 3)).toEqual([true, false, false]);
    expect(batch(2, 1)).toEqual([true, true]);
    expect(batch(3, 20)).toHaveLength(8);
  });
});

describe('the wait in minutes', () => {
  it('rounds up, and never below 0', () => {
    expect(minutesUntil(60_001, 0)).toBe(2);
    expect(minutesUntil(60_000, 0)).toBe(1);
    expect(minutesUntil(0, 60_000)).toBe(0);
  });
});

describe('how an order is paid', () => {
  const open = {
    status: 'active',
    is_paid: false,
    total: 20,
    payments_sum: 0,
    selected_payment_type: null,
    pay_at_restaurant: false,
    waiting_for: null,
  } as const;
  it.each([
    ['paid', { is_paid: true, payments_sum: 20 }, 'orders.paymentPaid'],
    ['partly paid', { payments_sum: 5 }, 'orders.paymentPartly'],
    ['cash', { selected_payment_type: 'cash' }, 'orders.paymentCash'],
    ['on the room’s bill', { selected_payment_type: 'room-bill' }, 'pay.method.room'],
    ['not chosen yet', { status: 'pending_activate', waiting_for: 'payment' }, 'orders.paymentOpen'],
    ['at the venue', {}, 'orders.paymentVenue'],
    ['free', { total: 0, is_paid: true }, 'orders.paymentNone'],
    ['came to nothing', { status: 'rejected' }, null],
  ] as const)('[ORDER-11] %s', (_, change, words) => {
    expect(paymentWords({ ...open, ...change })).toBe(words);
  });
});
