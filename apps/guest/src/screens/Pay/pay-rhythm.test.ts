import { minor } from '@tableside/domain/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedOf, type Payable } from '../../features/pay/index.ts';
import { running } from '../../testing/running.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { usePayScreen } from './use-pay-screen.ts';

/** Calls of this phone, in turn; `tips` of those that begin a payment. */
let calls: { readonly path: string; readonly tips: number | null }[] = [];
/** Whether our server answers those that begin a payment. */
let silent = false;

const intentOf = (tips: number) => ({
  uuid: `payment-${tips}`,
  expires_at: '2026-03-18T11:00:00.000Z',
  subtotal: 31.4,
  small_order_fee: 0,
  discount: 0,
  tips: tips / 100,
  donation: 0,
  transaction_fee: 0,
  amount: 31.4,
  total: 31.4 + tips / 100,
  coupon: null,
  unique_order_number: 'bill',
  method: 'montonio',
  next_action: { kind: 'none' },
});
const answerTo = async (path: string, body: { tips?: number }): Promise<unknown> => {
  if (path.startsWith('/api/personnel/')) return { personnel: [{ id: 'w', name: 'Rūta', photo: null }] };
  if (path.endsWith('/create-order')) return silent ? new Promise(() => undefined) : intentOf(body.tips ?? 0);
  if (path.includes('/expiration-check/')) return { expired: false, expires_at: '2026-03-18T11:00:00.000Z' };
  if (path.endsWith('/activate-cash-order')) return new Promise(() => undefined);
  return {};
};

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  silent = false;
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    const sent = body ? JSON.parse(body) : {};
    calls.push({ path, tips: typeof sent.tips === 'number' ? sent.tips : null });
    return Response.json({ data: await answerTo(path, sent) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bill: Payable = {
  kind: 'bill',
  number: 'bill',
  label: null,
  lines: [],
  sums: {
    dishes: minor(3140),
    discount: minor(0),
    loyalty: minor(0),
    smallOrderFee: minor(0),
    fee: minor(0),
    tips: minor(0),
    paid: minor(0),
  },
  amount: minor(3140),
  guests: 2,
  personnelId: null,
  holds: '',
  returns: false,
};

const onPay = async (payable: Payable = bill) => {
  const session = aSession({
    restaurant: { functionalities: ['pay-go', 'tips'], payment_providers: ['montonio', 'cash'] },
  });
  const asked = askedOf(new URLSearchParams('ref=order'));
  const screen = await running(() => usePayScreen(payable, asked), undefined, session);
  await screen.later(1_000);
  return screen;
};
const begun = () => calls.filter(({ path }) => path.endsWith('/create-order')).map(({ tips }) => tips);
const checks = () => calls.filter(({ path }) => path.includes('/expiration-check/')).length;

it('[PAY-13] payments follow the tip once it has rested for 200 ms and everything together for 300 ms', async () => {
  const screen = await onPay();
  expect(begun()).toEqual([0]);
  for (const index of [1, 2, 3]) {
    await screen.does(({ tip }) => tip({ kind: 'chip', index }));
    await screen.later(190);
  }
  // The last tap was 190 ms ago; the taps before it begin nothing.
  await screen.later(10);
  await screen.later(299);
  expect(begun()).toEqual([0]);
  await screen.later(1);
  expect(begun()).toEqual([0, 471]);
  await screen.leave();
});

it('[PAY-15] asks whether a payment expired every 10 s, and not while nobody looks', async () => {
  const screen = await onPay();
  await screen.later(20_000);
  expect(checks()).toBe(2);
  await screen.look('hidden');
  await screen.later(60_000);
  expect(checks()).toBe(2);
  await screen.look('visible');
  expect(checks()).toBe(3);
  await screen.leave();
  await screen.later(60_000);
  expect(checks()).toBe(3);
});

it('[PAY-15] nor while payments are on their way', async () => {
  silent = true;
  const screen = await onPay();
  await screen.later(20_000);
  expect(begun()).toEqual([0]);
  expect(checks()).toBe(0);
  await screen.leave();
});

it('[PAY-15] nor while something lies over the screen', async () => {
  const screen = await onPay();
  await screen.does(({ choose }) => choose('montonio'));
  await screen.does(({ hear }) => hear('payment-0', { kind: 'busy' }));
  await screen.does(({ hear }) => hear('payment-0', { kind: 'done' }));
  expect(screen.value().phase.kind).toBe('confirming');
  await screen.later(5_000);
  const before = checks();
  await screen.look('visible');
  expect([before, checks()]).toEqual([0, 0]);
  await screen.leave();
});
