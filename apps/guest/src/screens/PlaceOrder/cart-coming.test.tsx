import { ApiFailure } from '@tableside/contract/client';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { running } from '../../testing/running.tsx';
import { startTexts } from '../../texts/texts.ts';
import { currentToasts } from '../../toasts/toasts.ts';
import { CART_AGAIN_MS, CartComing } from './CartComing.tsx';

afterEach(() => vi.useRealTimers());

it('a cart that could not be read is asked for again, and the guest is told why; once it is there nobody asks', async () => {
  vi.useFakeTimers();
  startTexts('en', compileGuestSet('en', 'core'), {});
  const refetch = vi.fn().mockRejectedValue(new ApiFailure('server_error', 500, ''));
  const screen = await running(() => CartComing({ refetch }), null);
  await vi.advanceTimersByTimeAsync(CART_AGAIN_MS);
  expect(refetch).toHaveBeenCalledOnce();
  expect(currentToasts()).toMatchObject([{ tone: 'error', text: expect.stringMatching(/\S/) }]);
  await vi.advanceTimersByTimeAsync(CART_AGAIN_MS);
  expect(refetch).toHaveBeenCalledTimes(2);
  expect(currentToasts()).toHaveLength(1);
  await screen.leave();
  await vi.advanceTimersByTimeAsync(CART_AGAIN_MS);
  expect(refetch).toHaveBeenCalledTimes(2);
});
