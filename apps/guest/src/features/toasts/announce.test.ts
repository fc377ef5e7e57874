import { ApiFailure } from '@tableside/contract/client';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../texts/texts.ts';
import { currentToasts, dismissToast } from '../../toasts/toasts.ts';
import { announceFailure, announceRefusal } from './announce.ts';

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  startTexts('en', compileGuestSet('en', 'core'), {});
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const only = () => {
  const [toast, ...others] = currentToasts();
  expect(others).toEqual([]);
  return toast;
};

describe('a change of the cart that was refused', () => {
  it.each([
    ['[ITEM-20] for a dish that is gone', 'menu_item_unavailable', /run out/],
    ['[ITEM-22] for a venue that takes no orders now', 'not_accepting_orders', /orders/],
    ['[ITEM-23] for a fault of ours', 'server_error', /wrong on our side/],
    ['[ITEM-23] for another reason', 'unavailable', /not available right now/],
  ] as const)('%s says so and offers to reload', (_, code, words) => {
    announceRefusal(new ApiFailure(code, 500, ''));
    expect(only()).toMatchObject({
      tone: 'error',
      text: expect.stringMatching(words),
      action: { label: 'Reload' },
    });
    only()?.action?.run();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[ITEM-21] for lack of stock says how many are left and needs no reload', () => {
    const wire = { message: '', code: 'not_enough_stock' as const, details: { remaining: 2 } };
    announceRefusal(new ApiFailure('not_enough_stock', 409, '', wire), 'Margherita');
    expect(only()?.title).toBe('Margherita');
    expect(only()?.text).toContain('2');
    expect(only()?.action).toBeUndefined();
  });
});

describe('a failed call', () => {
  it('[APP-12] is told by the one handler, once for each kind of failure', () => {
    announceFailure(new ApiFailure('rate_limited', 429, ''));
    announceFailure(new ApiFailure('rate_limited', 429, ''));
    announceFailure(new Error('our own fault'));
    expect(currentToasts().map(({ tone }) => tone)).toEqual(['error', 'error']);
  });

  it('is not told twice while the phone is offline: that has a message of its own', () => {
    announceFailure(new ApiFailure('offline', 0, ''));
    expect(currentToasts()).toEqual([]);
  });
});
