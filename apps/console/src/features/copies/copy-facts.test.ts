import type { CopyBank, CopyStart } from '@tableside/contract/http/admin/copies';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { expect, it } from 'vitest';
import { beyondAt, beyondElsewhere, isBankOpen, openOf, reportedPayment, sumOf } from './copy-facts.ts';

const alert = (
  id: string,
  data: Record<string, unknown> = {},
  settled_at: string | null = null,
): MoneyAlert => ({
  id,
  kind: 'payment_not_ours',
  payment: null,
  data,
  raised_at: '2026-11-23T20:00:00Z',
  settled_at,
  settled_by: settled_at && 'The owner',
  note: settled_at && 'Fine',
});
const bank = (provider: string, of: MoneyAlert | null): CopyBank => ({
  provider,
  lists: false,
  listed_at: null,
  payments: 0,
  payments_total: 0,
  alert: of,
});
const SETTLED = '2026-11-23T21:00:00Z';
const stripe = bank('stripe', alert('s', {}, SETTLED));
const neopay = bank('neopay', alert('n', {}, SETTLED));
const montonio = bank('montonio', alert('m'));
const start: CopyStart = {
  id: 'x',
  cause: 'copy',
  from_at: '2026-11-23T18:00:00Z',
  until_at: '2026-11-23T19:00:00Z',
  came_back: {
    orders: 0,
    orders_total: 0,
    payments: 0,
    payments_total: 0,
    last_order: null,
    last_order_at: null,
    last_payment_at: null,
  },
  banks: [stripe, neopay, montonio],
  alert: null,
  beyond: [
    alert('1', { provider: 'stripe', captured_minor: 450 }, SETTLED),
    alert('2', { provider: 'stripe', captured_minor: 1200 }),
    alert('3', { provider: 'solidgate', captured_minor: 5 }, SETTLED),
  ],
};

it('each bank has its own payments, and what no bank of that time has is told apart', () => {
  expect(beyondAt(start, 'stripe').map(({ id }) => id)).toEqual(['1', '2']);
  expect(beyondAt(start, 'neopay')).toEqual([]);
  expect(beyondElsewhere(start).map(({ id }) => id)).toEqual(['3']);
  expect(sumOf(beyondAt(start, 'stripe'))).toBe(1650);
});

it('payments stand in the order in which they were made, as on the page of the bank, however they became known', () => {
  const at = (id: string, made_at: string) => alert(id, { provider: 'stripe', made_at });
  const told = [at('late', '2026-03-18T10:31:00Z'), at('early', '2026-03-18T10:30:00Z')];
  expect(beyondAt({ ...start, beyond: told }, 'stripe').map(({ id }) => id)).toEqual(['early', 'late']);
});

it('a bank is to be compared until its alert and each of its payments were looked at', () => {
  expect([stripe, neopay, montonio].map(each => isBankOpen(start, each))).toEqual([true, false, true]);
  expect(openOf(start)).toBe(2);
  expect(openOf({ ...start, alert: alert('alone') })).toBe(3);
});

it('what a bank did not say of a payment is left out, never made up', () => {
  expect(reportedPayment(alert('4', { captured_minor: 'much', provider_ref: '' }))).toEqual({
    amount: 0,
    ref: null,
    madeAt: null,
  });
  expect(reportedPayment(alert('5', { captured_minor: 7, provider_ref: 'pi_1', made_at: SETTLED }))).toEqual({
    amount: 7,
    ref: 'pi_1',
    madeAt: SETTLED,
  });
});
