import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goBack } from '../../app/navigation.ts';
import { startFrom } from '../../boot/start.ts';
import { api } from '../../data/api.ts';
import { type PhonePayment, usePhonePayment } from '../../features/pay/index.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { running } from '../../testing/running.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { currentToasts, dismissToast } from '../../toasts/toasts.ts';
import { usePayTogether } from './use-pay-together.ts';

vi.mock('../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../app/navigation.ts', async original => ({ ...(await original<object>()), goBack: vi.fn() }));
vi.mock('../../features/pay/index.ts', async original => ({
  ...(await original<object>()),
  usePhonePayment: vi.fn(),
}));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.mocked(api).mockResolvedValue({ expired: false });
  for (const { id } of currentToasts()) dismissToast(id);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Props = Parameters<typeof usePayTogether>[0];
const pays = (kind: string, ready = true) =>
  vi.mocked(usePhonePayment).mockReturnValue({
    phase: { kind },
    trouble: null,
    intent: ready ? { uuid: 'p' } : null,
    intents: { slots: {} },
  } as unknown as PhonePayment);

const paying = async (kind = 'open', ready = true) => {
  const texts = Object.assign({}, ...(['core', 'more'] as const).map(set => compileGuestSet('en', set)));
  const session = aSession();
  startFrom('/', { language: 'en', token: 's', session, failure: null, texts, textFiles: {} }, null);
  pays(kind, ready);
  const money = { currency: { code: 'EUR', symbol: '€', decimals: 2 }, locale: { locale_code: 'lt-LT' } };
  const props = {
    hash: 'HALL',
    hall: { session: 'visit', court: { payment_providers: ['stripe-card'] } },
    orders: [{ ...anOrder({ unique_order_number: 'a' }), ...money }],
    name: 'a',
    backTo: '/food-court/cart/HALL',
  } as unknown as Props;
  return running(usePayTogether, props, session);
};
const asked = () => vi.mocked(api).mock.calls.filter(([call]) => call.includes('expiration-check')).length;

it('[FOOD-48] whether it can still be paid is asked every 10 s and when the page is looked at again, not while nobody looks', async () => {
  const screen = await paying();
  await screen.later(9_999);
  expect(asked()).toBe(0);
  await screen.later(1);
  expect(asked()).toBe(1);
  await screen.look('hidden');
  await screen.later(60_000);
  expect(asked()).toBe(1);
  await screen.look('visible');
  expect(asked()).toBe(2);
  await screen.leave();
});

it.each([
  ['while the payment is being made ready', 'open', false],
  ['under a backdrop', 'confirming', true],
  ['once it is paid', 'paid', true],
])('[FOOD-48] it is not asked %s', async (_, kind, ready) => {
  const screen = await paying(kind, ready);
  await screen.later(60_000);
  expect(asked()).toBe(0);
  await screen.leave();
});

it('[FOOD-49] where it is over the guest goes back, and a toast says why', async () => {
  vi.mocked(api).mockResolvedValue({ expired: true });
  const screen = await paying();
  await screen.later(10_000);
  expect(goBack).toHaveBeenCalledWith('/food-court/cart/HALL');
  expect(currentToasts().map(({ text }) => text)).toEqual([
    'The payment session has expired. Please start over.',
  ]);
  await screen.leave();
});
