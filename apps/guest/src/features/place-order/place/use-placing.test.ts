import { ApiFailure } from '@tableside/contract/client';
import type { ErrorCode } from '@tableside/contract/errors';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { go } from '../../../app/navigation.ts';
import { startFrom } from '../../../boot/start.ts';
import { api } from '../../../data/api.ts';
import { whoTells } from '../../../data/placing/outcome.ts';
import { troubleOf } from '../../../data/placing/trouble.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { running } from '../../../testing/running.tsx';
import { aSession } from '../../../testing/wire-builders.ts';
import { currentToasts, dismissToast } from '../../../toasts/toasts.ts';
import { CART_TOAST, usePlacing } from './use-placing.ts';

vi.mock('../../../data/api.ts', () => ({ api: vi.fn(async () => ({ orders: [] })) }));
vi.mock('../../../data/placing/sender.ts', () => ({ takeUpUnsent: vi.fn(), theSender: vi.fn() }));
vi.mock('../../../app/navigation.ts', async original => ({ ...(await original<object>()), go: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(go).mockClear();
  dismissToast(CART_TOAST);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const placing = async () => {
  const texts = { ...compileGuestSet('en', 'core'), ...compileGuestSet('en', 'more') };
  const session = aSession();
  startFrom('/menu/s', { language: 'en', token: 's', session, failure: null, texts, textFiles: {} }, null);
  return running(usePlacing, undefined, session);
};
const refused = (code: ErrorCode) => {
  const trouble = troubleOf(new ApiFailure(code, 409, ''));
  if (trouble.kind !== 'refused') throw new Error('not refused');
  return { kind: 'refused', trouble } as const;
};

it.each([
  ['[CART-47]', 'menu_item_unavailable', /dish/i],
  ['[CART-48]', 'not_accepting_orders', /order/i],
  ['[CART-49]', 'coupon_not_found', /code/i],
  ['[CART-50]', 'total_too_small', /0,50\s€/],
  ['[CART-51]', 'table_taken', /already ordering here/i],
  ['[CART-54]', 'capacity_exceeded', /kitchen|orders/i],
  ['[CART-43][CART-58]', 'server_error', /\S/],
] as const)('%s %s is told in a message of its own, and over the screen for 2 s', async (_, code, words) => {
  const screen = await placing();
  await screen.does(() => whoTells('s')?.(refused(code)));
  const told = currentToasts().filter(({ id }) => id === CART_TOAST);
  expect(told).toMatchObject([{ tone: 'error', text: expect.stringMatching(words) }]);
  expect(screen.value().phase.kind).toBe('failed');
  await screen.later(1_999);
  expect(screen.value().phase.kind).toBe('failed');
  await screen.later(1);
  expect(screen.value().phase.kind).toBe('idle');
  await screen.leave();
});

it('[CART-41] what is placed and not to be paid is shown for 2 s, then the menu opens with it', async () => {
  const screen = await placing();
  const order = anOrder({ unique_order_number: 'abc' });
  await screen.does(() => whoTells('s')?.({ kind: 'placed', order, next: 'done' }));
  expect(screen.value().phase).toEqual({ kind: 'placed', order });
  await screen.later(1_999);
  expect(go).not.toHaveBeenCalled();
  await screen.later(1);
  expect(vi.mocked(go).mock.calls).toEqual([['/menu/s?order=abc', { replace: true }]]);
  await screen.leave();
});

it('who goes back while it is shown finds a cart without what was ordered', async () => {
  const screen = await placing();
  const asked = () =>
    vi.mocked(api).mock.calls.filter(([call]) => String(call).startsWith('GET /cart')).length;
  await screen.does(() => whoTells('s')?.({ kind: 'placed', order: anOrder(), next: 'done' }));
  const before = asked();
  await screen.leave();
  expect(asked()).toBe(before + 1);
  expect(go).not.toHaveBeenCalled();
});

it('[CART-42] what is to be paid leads to Pay at once', async () => {
  const screen = await placing();
  const order = anOrder({ unique_order_number: 'abc' });
  await screen.does(() => whoTells('s')?.({ kind: 'placed', order, next: 'pay' }));
  expect(vi.mocked(go).mock.calls).toEqual([['/pay/s/abc', { replace: true }]]);
  await screen.leave();
});
