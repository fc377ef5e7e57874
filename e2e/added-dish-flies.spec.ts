import { cartLink, scan } from './support/guest.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** How many pieces have flown. */
    flown: number;
  }
}

test('a dish that is added is seen going into the bar, which counts it; with reduced motion it is only counted', async ({
  page,
  desk,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.flown = 0;
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset.flies !== undefined) window.flown += 1;
    }).observe(document, { subtree: true, childList: true });
  });
  await desk.freeTable('vilnius', 'VILNIUS-11');
  await scan(page, 'VILNIUS-11');
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ }).first();
  const flown = () => page.evaluate(() => window.flown);
  // What flies is fetched once the menu stands.
  await expect(async () => {
    await add.click();
    await expect.poll(flown, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator('[data-flies]')).toHaveCount(0);

  // A dish that asks something first opens, and nothing goes anywhere.
  const before = await flown();
  await page.getByRole('button', { name: 'Add Mineral water to the cart' }).first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toBeHidden();
  expect(await flown()).toBe(before);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pieces = Number(await cartLink(page).locator('span').first().innerText());
  await add.click();
  await expect(cartLink(page).locator('span').first()).toHaveText(String(pieces + 1));
  expect(await flown()).toBe(before);
});
