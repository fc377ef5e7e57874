import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TIMINGS } from '../../app/timings.ts';
import { track } from '../../data/analytics/analytics.ts';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { aCategory, aSession } from '../../testing/wire-builders.ts';
import { CategoryBar } from './category/CategoryBar.tsx';
import { MenuPage } from './MenuPage.tsx';

vi.mock('../../data/analytics/analytics.ts', () => ({ track: vi.fn(), countFor: vi.fn() }));
vi.mock('../../data/api.ts', () => ({ api: () => new Promise(() => undefined), partingWord: vi.fn() }));

/** Nothing comes into view on a page that draws nothing. */
class NoObserver {
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', NoObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(track).mockReset();
  vi.unstubAllGlobals();
});
const menu = {
  version: 1,
  language: 'en',
  categories: [aCategory({ id: 'soups' }), aCategory({ id: 'drinks' })],
};
const opened = () =>
  running(() => MenuPage({ menu }), null, aSession({ restaurant: { name: 'Senamiesčio stalas' } }));

it('[MENU-05] the menu gives the page the name of the venue', async () => {
  const page = await opened();
  expect(document.title).toBe('Senamiesčio stalas');
  await page.leave();
});

it('[ANALYTICS-05] a category chosen in the bar is counted', async () => {
  const page = await opened();
  // The bar comes once the page has come to rest.
  await page.later(TIMINGS.latePart);
  await act(() => vi.dynamicImportSettled());
  const bar = drawn(page.value()).find(({ type }) => type === CategoryBar);
  const choose = bar?.props.onChoose as (id: string) => void;
  expect(track).not.toHaveBeenCalled();
  await page.does(() => choose('drinks'));
  expect(vi.mocked(track).mock.calls).toEqual([['category_slider_selected']]);
  await page.leave();
});
