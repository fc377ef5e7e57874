import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addDish, cartLink, sheet } from './support/guest.ts';
import { expect, test } from './support/test.ts';

/** The page's scripts come when the answer is called: until then there is what the server sent. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const late = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async route => {
    await late;
    await route.continue();
  });
  return release;
};

test('[SCAN-03] on a slow network the splash of a venue that has one covers a page that is already there', async ({
  page,
  desk,
}) => {
  const release = await holdScripts(page);
  await desk.freeTable('hotel', 'HOTEL-202');
  await page.goto('/HOTEL-202', { waitUntil: 'commit' });
  const splash = page.getByRole('status', { name: 'Opening the menu' });
  await expect(splash).toBeVisible();
  await expect(page.locator('#root main')).toBeAttached();
  await expectAccessible(page);
  release();
  await expect(splash).toBeHidden();
});

test('[MENU-04][SCAN-07] on a slow network the menu is read before its scripts come, and then works without moving', async ({
  page,
  desk,
}) => {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      /** What follows a tap is what the tap asked for, and counts as no shift. */
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone');
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput)
          shifts.push(`${entry.value} ${entry.sources.map(({ node }) => nameOf(node)).join(' | ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdScripts(page);
  // Nobody has left anything in the cart of the table.
  await desk.freeTable('cafe', 'CAFE-1');
  await page.goto('/CAFE-1', { waitUntil: 'commit' });
  const dish = page.getByRole('button', { name: 'Fresh mint tea', exact: true });
  await expect(dish).toBeVisible();
  await dish.click({ trial: true });
  await expectAccessible(page);
  release();
  // Taps are answered from here on; the network gets slow behind the scripts.
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);

  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  // The cart answers at once, whatever the network does.
  await addDish(page, 'Fresh mint tea');
  await expect(cartLink(page)).toBeVisible();
  const shifted = await page.evaluate(() => (window as typeof window & { shifts: string[] }).shifts);
  expect(shifted).toEqual([]);
});

test('[MENU-33][MENU-51] what is tapped before the scripts are there is shown at once, and done once', async ({
  page,
  desk,
}) => {
  const release = await holdScripts(page);
  await desk.freeTable('cafe', 'CAFE-1');
  await page.goto('/CAFE-1', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.earlyTaps !== undefined && document.readyState !== 'loading');
  const add = page.getByRole('button', { name: 'Add Fresh mint tea to the cart' }).first();
  await add.tap();
  await expect(add).toHaveAttribute('data-pressed');

  // Opened and closed again: nothing of it is left to do.
  await page.getByRole('button', { name: 'Fresh mint tea', exact: true }).first().tap();
  await expect(sheet(page, 'Fresh mint tea')).toBeVisible();
  await sheet(page, 'Fresh mint tea').getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page, 'Fresh mint tea')).toHaveCount(0);

  const espresso = page.getByRole('button', { name: 'Espresso', exact: true }).first();
  await espresso.tap();
  const opened = sheet(page, 'Espresso');
  await expect(opened).toContainText('Short, dense, cocoa on the finish.');
  await expect(opened).toContainText('2,00');
  // A drawing stands small beside the name, before the scripts as after them.
  const picture = opened.locator('picture');
  const { width: early } = (await picture.boundingBox()) ?? {};
  expect(early).toBeLessThan(100);
  await expectAccessible(page);
  const awake = await page.evaluate(() => performance.getEntriesByName('usable').length);
  expect(awake).toBe(0);

  release();
  await expect(opened.getByRole('button', { name: /^Add 1 / })).toBeVisible();
  expect(await picture.boundingBox()).toMatchObject({ width: early });
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await opened.getByRole('button', { name: 'Close' }).tap();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(cartLink(page)).toContainText('1');
  await expect(espresso).toBeFocused();
});

test('[MENU-33] a dish tapped while its page is still coming is not lost: it opens without a script, and once', async ({
  page,
  desk,
}) => {
  const release = await holdScripts(page);
  await desk.freeTable('cafe', 'CAFE-1');
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const dish = document.querySelector<HTMLElement>('main li h3 button');
      if (!dish) return;
      watch.disconnect();
      Object.assign(window, { tapped: { name: dish.textContent, heard: window.earlyTaps !== undefined } });
      dish.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/CAFE-1', { waitUntil: 'commit' });
  const opened = page.locator('dialog[open]');
  await expect(opened.locator('h2')).toBeVisible();
  const tapped = await page.evaluate(
    () => (window as typeof window & { tapped: { name: string; heard: boolean } }).tapped,
  );
  // Nothing that answers taps had come by then.
  expect(tapped.heard).toBe(false);
  await expect(opened).toHaveAccessibleName(tapped.name);
  release();
  await expect(opened.getByRole('button', { name: /^(Add \d+ to the cart|Choose) / })).toBeVisible();
  await expect(opened).toHaveCount(1);
  await opened.getByRole('button', { name: 'Close' }).tap();
  await expect(opened).toHaveCount(0);
});

test('[MENU-33] what a page leaves to files beside it may come late or not at all: words are asked for again, the menu elsewhere', async ({
  page,
  desk,
}) => {
  await desk.freeTable('cafe', 'CAFE-1');
  let words = 0;
  await page.route('**/assets/texts-*-core-*.json', route => {
    words += 1;
    return words > 1 ? route.continue() : route.abort();
  });
  let menus = 0;
  await page.route('**/menus/**', route => {
    menus += 1;
    return route.fulfill({ status: 404, json: { code: 'not_found' } });
  });
  await page.goto('/CAFE-1');
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  await addDish(page, 'Fresh mint tea');
  await expect(cartLink(page)).toContainText('1');
  expect(words).toBeGreaterThan(1);
  expect(menus).toBeGreaterThan(0);
});
