import type { Locator, Page } from '@playwright/test';
import { cartLink, placeButton, scan } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts taps as a guest makes them: each is one touch of something that can be seen. */
const tapping = () => {
  const tapped: string[] = [];
  return {
    tapped,
    tap: async (control: Locator): Promise<void> => {
      tapped.push((await control.getAttribute('aria-label')) ?? (await control.innerText()));
      await control.click();
    },
  };
};
const addButton = (page: Page): Locator => page.getByRole('button', { name: /^Add .+ to the cart$/ }).first();

/** Words that stand in the page before the first dish that can be added, category names included. */
const wordsBefore = (page: Page): Promise<string[]> =>
  addButton(page).evaluate(button => {
    const row = button.closest('li');
    const root = document.querySelector('#root');
    if (!row || !root) return ['no row'];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node && !row.contains(node); node = walker.nextNode()) {
      const shown = node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const hidden = node.parentElement?.closest('.visually-hidden, aside, [data-toast]');
      if (shown && !hidden)
        words.push(...(node.textContent ?? '').split(/[^\p{L}\p{N}’'-]+/u).filter(Boolean));
    }
    return words;
  });

test('from the scan to an order that is paid later are three taps, with the price on the last', async ({
  page,
  desk,
}) => {
  await desk.freeTable('cafe', 'CAFE-2');
  const { tap, tapped } = tapping();
  await scan(page, 'CAFE-2');
  await tap(page.getByRole('button', { name: 'Add Fresh mint tea to the cart' }).first());
  await tap(cartLink(page));
  await expect(placeButton(page)).toHaveText(/^Place order · \d+,\d\d\s€$/);
  await tap(placeButton(page));
  await expect(page.getByRole('heading', { name: 'Being prepared' })).toBeVisible();
  expect(tapped).toHaveLength(3);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`a dish with its + stands on the first screen of ${width} by ${height}, behind few words`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height });
    await desk.freeTable('vilnius', 'VILNIUS-12');
    await scan(page, 'VILNIUS-12');
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    const words = await wordsBefore(page);
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(30);
  });
}
