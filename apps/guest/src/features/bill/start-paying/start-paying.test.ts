import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { go } from '../../../app/navigation.ts';
import { running } from '../../../testing/running.tsx';
import { currentToasts, dismissToast } from '../../../toasts/toasts.ts';
import { useStartPaying } from './use-start-paying.ts';

vi.mock(import('../../../app/navigation.ts'), async original => ({ ...(await original()), go: vi.fn() }));

/** What the phone asks, in turn; what the check says; who else has a finger on the bill. */
let asked: string[] = [];
let refusal: { readonly code: string; readonly message: string } | null = null;
let others: readonly string[] = [];

beforeEach(() => {
  asked = [];
  refusal = null;
  others = [];
  vi.mocked(go).mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push(`${path.replace('/api/orders/', '')} ${body}`);
    if (path.includes('/can-pay-for-order/')) {
      return refusal ? Response.json(refusal, { status: 409 }) : Response.json({ data: { can_pay: true } });
    }
    return Response.json({ data: { others_selected: others, user_selected: [] } });
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CAN_PAY = (items: boolean) =>
  `can-pay-for-order/s {"unique_order_number":"bill","pay_for_selected_items":${items}}`;
const OTHERS = 'get-selected-order-items/s {"unique_order_number":"bill"}';
const paying = async (way: 'all' | 'items', before = () => {}) => {
  const screen = await running(useStartPaying, 'bill');
  await screen.does(({ start }) => start({ kind: way, subtotal: 12.5 }, before));
  await screen.leave();
};

it('[PAYGO-09] Pay all goes to Pay only when the bill can be paid', async () => {
  refusal = { code: 'sums_do_not_match', message: 'Unpaid sum and dishes sum does not match' };
  await paying('all');
  expect(asked).toEqual([CAN_PAY(false)]);
  expect(go).not.toHaveBeenCalled();
  refusal = null;
  await paying('all');
  expect(go).toHaveBeenCalledExactlyOnceWith('/pay/s/bill?ref=order&userSubtotalAmount=12.5');
});

it('[PAYGO-09] nor without an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await paying('all');
  expect(go).not.toHaveBeenCalled();
});

it('[PAYGO-15] chosen items need the check as well', async () => {
  refusal = { code: 'precheck_printed', message: 'Precheck already printed, cannot split bill' };
  const kept = vi.fn();
  await paying('items', kept);
  expect(asked).toEqual([CAN_PAY(true)]);
  expect(go).not.toHaveBeenCalled();
  expect(kept).not.toHaveBeenCalled();
});

it('[PAYGO-15] what others choose is asked about for Pay all alone', async () => {
  others = ['soup'];
  await paying('items');
  expect(asked).toEqual([CAN_PAY(true)]);
  expect(go).toHaveBeenCalledOnce();
  await paying('all');
  expect(asked.slice(1)).toEqual([CAN_PAY(false), OTHERS]);
  expect(go).toHaveBeenCalledOnce();
  expect(currentToasts()).toMatchObject([{ id: 'can-pay', tone: 'info' }]);
});
