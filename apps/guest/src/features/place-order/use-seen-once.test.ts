import { afterEach, expect, it, vi } from 'vitest';
import { running } from '../../testing/running.tsx';
import { useSeenOnce } from './use-seen-once.ts';

type Told = (entries: readonly { isIntersecting: boolean }[]) => void;
afterEach(() => void vi.unstubAllGlobals());

it('[CART-12] the sum counts as seen once it was in view, above the bar that lies over the foot of the page', async () => {
  let tell: Told | undefined;
  let margin = '';
  class Observer {
    constructor(told: Told, { rootMargin }: { rootMargin: string }) {
      tell = told;
      margin = rootMargin;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const sum = await running<boolean, ReturnType<typeof useSeenOnce<HTMLElement>>>(useSeenOnce, false);
  sum.value().ref.current = {} as HTMLElement;
  expect(tell).toBeUndefined();
  await sum.again(true);
  expect([sum.value().seen, margin]).toEqual([false, expect.stringMatching(/^0px 0px -[1-9]/)]);
  await sum.does(() => tell?.([{ isIntersecting: false }]));
  expect(sum.value().seen).toBe(false);
  await sum.does(() => tell?.([{ isIntersecting: true }]));
  await sum.does(() => tell?.([{ isIntersecting: false }]));
  expect(sum.value().seen).toBe(true);
  await sum.leave();
});
