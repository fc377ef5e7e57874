import { ApiFailure } from '@tableside/contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../data/api.ts';
import { running } from '../../testing/running.tsx';
import { useOrderAgain } from './use-order-again.ts';

vi.mock('../../data/api.ts', () => ({ api: vi.fn(), partingWord: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(api).mockReset();
});

const keys = () =>
  vi
    .mocked(api)
    .mock.calls.flatMap(([call, input]) =>
      call === 'POST /orders/order-again/{session}' ? [input.idempotencyKey] : [],
    );

it.each([
  ['the answer was lost', new ApiFailure('timeout', 0, ''), 1],
  ['it was refused', new ApiFailure('not_accepting_orders', 409, ''), 2],
])('a second tap after %s', async (_, failure, different) => {
  vi.mocked(api).mockRejectedValue(failure);
  const hook = await running(() => useOrderAgain({ unique_order_number: 'u' }), null);
  await hook.does(now => now.orderAgain());
  await hook.does(now => now.orderAgain());
  expect([keys().length, new Set(keys()).size]).toEqual([2, different]);
  await hook.leave();
});
