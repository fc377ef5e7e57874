import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast } from '../../../toasts/toasts.ts';
import { canPay, nobodyElseChooses } from './can-pay.ts';

const fetched = vi.fn();
const answers = (status: number, body: object): void => {
  fetched.mockImplementation(async () => Response.json(body, { status }));
};
const refuses = (code: string, message: string): void => answers(409, { code, message });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[PAYGO-11] asks with the number of the bill, and whether single dishes are to be paid', async () => {
  answers(200, { data: { can_pay: true } });
  expect(await canPay('session', 'AB12', true)).toBe(true);
  const [address, { body }] = fetched.mock.lastCall ?? [];
  expect(address).toBe('/api/orders/can-pay-for-order/session');
  expect(JSON.parse(body)).toEqual({ unique_order_number: 'AB12', pay_for_selected_items: false });
  expect(currentToasts()).toEqual([]);
});

it.each([
  [
    '[PAYGO-12] a part paid otherwise stays said',
    'payments_of_other_type',
    'Order already has payments of other type',
    true,
  ],
  [
    '[PAYGO-13] a printed pre-check',
    'precheck_printed',
    'Precheck already printed, cannot split bill',
    false,
  ],
  [
    '[PAYGO-14] sums that do not agree',
    'sums_do_not_match',
    'Unpaid sum and dishes sum does not match',
    false,
  ],
])('%s: the check is false and has a toast with a title', async (_, code, message, stays) => {
  refuses(code, message);
  expect(await canPay('session', 'AB12', false)).toBe(false);
  expect(currentToasts()).toMatchObject([{ id: 'can-pay', tone: 'error', title: expect.any(String) }]);
  vi.advanceTimersByTime(60_000);
  expect(currentToasts()).toHaveLength(stays ? 1 : 0);
});

it('[PAYGO-10] [PAYGO-17] others who choose keep all of it from being paid, which is said', async () => {
  answers(200, { data: { others_selected: ['soup'], user_selected: [] } });
  expect(await nobodyElseChooses('session', 'AB12')).toBe(false);
  expect(currentToasts()).toMatchObject([{ tone: 'info' }]);
  answers(200, { data: { others_selected: [], user_selected: ['wine'] } });
  expect(await nobodyElseChooses('session', 'AB12')).toBe(true);
});
