import { ApiFailure } from '@tableside/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { go } from '../../app/navigation.ts';
import { api } from '../../data/api.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { aPayment } from '../../testing/payment-builders.ts';
import { running } from '../../testing/running.tsx';
import { usePhonePaying } from '../pay/by-phone/use-phone-paying.ts';
import { usePaying } from '../pay/intent/use-paying.ts';
import { usePlacing } from '../place-order/place/use-placing.ts';

vi.mock('../../app/navigation.ts', () => ({ go: vi.fn(), goBack: vi.fn(), useBackCloses: () => undefined }));
vi.mock('../../data/api.ts', () => ({ api: vi.fn(), partingWord: vi.fn(async () => ({})) }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const held = new Map<string, string>();
  const store = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('sessionStorage', store);
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(api).mockReset();
  vi.mocked(go).mockReset();
  vi.unstubAllGlobals();
});

const answers = (of: string, answer: () => Promise<unknown>): void => {
  vi.mocked(api).mockImplementation((key =>
    key === of ? answer() : new Promise(() => undefined)) as typeof api);
};

it('[APP-11] [PAY-26] the backdrop of success stays for two seconds, then the guest is led on', async () => {
  answers('POST /payments/cash/activate-cash-order', async () => ({ order: anOrder() }));
  const intents = { keeper: { leave: () => undefined }, keep: () => undefined, slots: {} };
  const paying = await running(usePaying, {
    payable: { number: 'order', kind: 'order' as const },
    ref: null,
    method: { id: 'cash', kind: 'cash', promise: 'cash' } as const,
    intents: intents as unknown as Parameters<typeof usePaying>[0]['intents'],
    form: { current: null },
  });
  await paying.does(now => now.press());
  expect(paying.value().phase.kind).toBe('promised');
  await paying.later(1_999);
  expect(go).not.toHaveBeenCalled();
  await paying.later(1);
  expect(go).toHaveBeenCalledExactlyOnceWith('/menu/s?order=order', { replace: true });
  await paying.leave();
});

it('[TIPCARD-22] [FOOD-47] so it does where no visit is paid at: for a gift, and at several stalls of a hall', async () => {
  vi.mocked(api).mockResolvedValue(aPayment({ uuid: 'p' }));
  const follow = vi.fn();
  const intents = { keeper: { leave: () => undefined }, keep: () => undefined, slots: {} };
  const paying = await running(usePhonePaying, {
    method: undefined,
    intents: intents as unknown as Parameters<typeof usePhonePaying>[0]['intents'],
    form: { current: null },
    follow,
    noteAs: null,
  });
  await paying.does(now => now.hear('p', { kind: 'done' }));
  await paying.later(0);
  expect(paying.value().phase.kind).toBe('paid');
  await paying.later(1_999);
  expect(follow).not.toHaveBeenCalled();
  await paying.later(1);
  expect(follow).toHaveBeenCalledExactlyOnceWith('p', 'paid');
  await paying.leave();
});

it('[APP-11] the backdrop of failure stays for two seconds, then the cart is there again', async () => {
  const refusal = new ApiFailure('not_accepting_orders', 409, 'Restaurant is not accepting orders');
  answers('POST /cart/{session}/place-order', () => Promise.reject(refusal));
  const placing = await running(usePlacing, undefined);
  await placing.does(now => now.place({ comment: '', tipAmount: 0, extra_details: {} } as never));
  // What sends is fetched first, which takes its own time.
  while (placing.value().phase.kind === 'placing') {
    await placing.does(() => new Promise<void>(resolve => setImmediate(resolve)));
  }
  expect(placing.value().phase.kind).toBe('failed');
  await placing.later(1_999);
  expect(placing.value().phase.kind).toBe('failed');
  await placing.later(1);
  expect(placing.value().phase.kind).toBe('idle');
  await placing.leave();
});
