import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Category } from '../../../data/menu.ts';
import { sectionId } from '../../../features/menu/index.ts';
import { running } from '../../../testing/running.tsx';
import { useActiveCategory } from './use-active-category.ts';

type Told = (entries: { isIntersecting: boolean; target: { id: string } }[]) => void;
let tell: Told = () => undefined;
class Observer {
  constructor(told: Told) {
    tell = told;
  }
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const categories = ['soups', 'mains', 'sweets'].map(id => ({ id })) as Category[];
const reads = (id: string, isIntersecting = true) => ({ isIntersecting, target: { id: sectionId(id) } });

it('[MENU-22] while the page is on its way to a tapped category, and 500 ms from the tap, the tapped one stays; then what is read counts again', async () => {
  vi.stubGlobal('document', undefined);
  const tapped = { current: 0 };
  let active = 'soups';
  const screen = await running(() => {
    Object.assign(document, { getElementById: () => null });
    useActiveCategory(categories, tapped, id => {
      active = id;
    });
  }, null);
  tapped.current = Date.now();
  active = 'sweets';
  await screen.does(() => tell([reads('mains')]));
  expect(active).toBe('sweets');
  await screen.later(499);
  expect(active).toBe('sweets');
  await screen.later(1);
  expect(active).toBe('mains');
  await screen.does(() => tell([reads('mains', false), reads('sweets')]));
  expect(active).toBe('sweets');
  await screen.leave();
});
