import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { speakConsole } from './support/console-language.ts';
import { test } from './support/demo-of-its-own.ts';
import { settled } from './support/long-tickets.ts';
import { whatIsCut } from './support/nothing-cut.ts';
import { ordersOnScreen } from './support/orders-on-screen.ts';
import { acceptRush, placeRush } from './support/rush.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-rush' });

const ALL = 13;

/** A screen with all orders drawn, in the middle of the rush. */
const onScreen = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(ALL);
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
};

test('thirteen orders at once: how many are read whole on a phone, a tablet and a wall, on the board and in the kitchen', async ({
  page,
  baseURL,
  desk,
}) => {
  test.slow();
  const orders = await placeRush(baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, 'vilnius');
  await onScreen(page, 390, 844);
  expect.soft(await ordersOnScreen(page), 'new orders on a phone').toBeGreaterThanOrEqual(4);
  expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_000);
  await speakConsole(page, 'lt');
  await onScreen(page, 360, 740);
  expect.soft(await ordersOnScreen(page), 'on a small phone, in Lithuanian').toBeGreaterThanOrEqual(4);
  expect.soft(await whatIsCut(page)).toEqual([]);
  await speakConsole(page, 'en');

  await onScreen(page, 1180, 820);
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect.soft(await ordersOnScreen(page), 'new orders on a tablet').toBeGreaterThanOrEqual(8);
  const dish = await page.getByRole('article').getByRole('listitem').first().boundingBox();
  expect.soft(dish?.y, 'the first dish on a tablet').toBeLessThan(300);
  await expectAccessible(page);
  await onScreen(page, 1920, 1080);
  expect.soft(await ordersOnScreen(page), 'new orders on a wall').toBeGreaterThanOrEqual(12);

  await acceptRush(desk, orders);
  await onScreen(page, 1180, 820);
  expect.soft(await ordersOnScreen(page), 'orders in the making on a tablet').toBeGreaterThanOrEqual(10);
  await page.getByRole('link', { name: /^Kitchen/ }).click();
  await expect(page.locator('[data-block="piece"]').first()).toBeVisible();
  await onScreen(page, 1180, 820);
  expect.soft(await ordersOnScreen(page), "tickets on a kitchen's tablet").toBeGreaterThanOrEqual(6);
  expect.soft(await whatIsCut(page)).toEqual([]);
  await expectAccessible(page);
  // The bar has room for the name of what was bumped: the tickets do not move down under a finger.
  const top = async () => (await page.locator('[data-block="piece"]').first().boundingBox())?.y;
  const before = await top();
  await page
    .getByRole('button', { name: /^Done: / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Undo Table/ }).click({ trial: true });
  expect.soft(await top()).toBe(before);
  await page.getByRole('button', { name: /^Undo Table/ }).click();
  await onScreen(page, 1920, 1080);
  expect.soft(await ordersOnScreen(page), 'tickets beside the counts').toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await settled(page);
  expect.soft(await ordersOnScreen(page), "tickets on a kitchen's wall").toBeGreaterThanOrEqual(8);
  await expectAccessible(page);
});

test('three times as many: the kitchen counts all, draws those that are near, and somebody who goes on comes to the last', async ({
  page,
  baseURL,
  desk,
}) => {
  test.slow();
  const orders: string[] = [];
  for (const _ of [1, 2, 3]) orders.push(...(await placeRush(baseURL)));
  await acceptRush(desk, orders);
  await page.setViewportSize({ width: 1180, height: 820 });
  await openConsole(page, 'vilnius');
  await page.getByRole('link', { name: /^Kitchen/ }).click();
  const tickets = page.locator('article[data-order]');
  const newest = page.locator(`article[data-order="${orders.at(-1)}"]`);
  const seen = page.locator('[data-kitchen] fieldset button').first();
  await expect(seen).toHaveText(/\d/);
  const open = Number(/\d+/.exec((await seen.textContent()) ?? '')?.[0]);
  expect(open).toBeGreaterThanOrEqual(orders.length);
  await settled(page);
  expect(await tickets.count()).toBeLessThan(open);
  await expect(newest).toHaveCount(0);
  // What was bumped makes room: the screen stays at the oldest, though a new one is drawn behind the last.
  const oldest = tickets.first();
  await oldest.locator('[data-bump]').click();
  await expect(oldest).not.toHaveAttribute('data-order', orders[0] ?? '');
  await settled(page);
  await expect(oldest.locator('[data-bump]')).toBeInViewport();
  await page.getByRole('button', { name: /^Undo Table/ }).click();
  await settled(page);
  const more = page.getByRole('button', { name: /more to the right/ });
  for (let taps = 0; taps < open && (await more.isVisible()); taps += 1) {
    await more.click();
    await settled(page);
  }
  await expect(newest.locator('[data-bump]').first()).toBeInViewport();
  await expect(tickets).toHaveCount(open);
  await newest.locator('[data-bump]').first().click();
  await expect(newest).toHaveCount(0);
  await expect(tickets).toHaveCount(open - 1);
});
