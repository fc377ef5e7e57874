import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { addDish, cartLink, openCart, openMenu } from './support/guest.ts';
import { untilKeptWith } from './support/kept.ts';
import type { StaffDesk } from './support/staff-desk.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const DISH = 'Fresh mint tea';
const notSent = (page: Page) => page.getByRole('status').filter({ hasText: 'Not sent yet' });

const placeOffline = async (page: Page, note: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a note for the whole order' }).click();
  await page.getByLabel('Note for the whole order').fill(note);
  await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Order when connected · / }).click();
  await expect(notSent(page)).toBeVisible();
};

/** Orders with these words to the kitchen, as staff have them. */
const ordersWith = async (desk: StaffDesk, note: string): Promise<number> => {
  const { orders } = await desk.call('GET /console/{venue}/board', { venue: desk.venue('cafe') });
  return orders.filter(order => JSON.stringify(order).includes(note)).length;
};

test('[OFFLINE-02][OFFLINE-03][OFFLINE-04] in a cellar the menu opens from the phone; an order waits there, marked, outlives its tab, and is placed once', async ({
  page,
  context,
  desk,
}) => {
  const note = `From the cellar ${crypto.randomUUID()}`;
  await desk.freeTable('cafe', 'CAFE-4');
  await openMenu(page, 'CAFE-4');
  await addDish(page, DISH);
  await untilKeptWith(page, DISH);

  await context.setOffline(true);
  await page
    .getByRole('alert')
    .getByRole('button', { name: 'Reload' })
    .or(page.getByRole('button', { name: 'Reload' }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: DISH, exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection' })).toBeVisible();
  await expect(cartLink(page)).toBeVisible();
  await addDish(page, DISH);
  await openCart(page);
  await placeOffline(page, note);
  await expectAccessible(page);
  await page.reload();
  await expect(notSent(page)).toBeVisible();
  expect(await ordersWith(desk, note)).toBe(0);
  const { href } = new URL(page.url());
  await page.close();

  await context.setOffline(false);
  const [again, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([again.goto(href), other.goto(href.replace('place-order', 'menu'))]);
  await expect.poll(() => ordersWith(desk, note)).toBe(1);
  await expect(notSent(again)).toBeHidden();
  await expect(notSent(other)).toBeHidden();
  await again.reload();
  await expect(again.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await ordersWith(desk, note)).toBe(1);
});

test('[OFFLINE-04] an order whose visit was closed meanwhile is not sent, and the guest is told', async ({
  page,
  context,
  desk,
}) => {
  const note = `Too late ${crypto.randomUUID()}`;
  await desk.freeTable('cafe', 'CAFE-3');
  await openMenu(page, 'CAFE-3');
  await addDish(page, DISH);
  await untilKeptWith(page, DISH);
  await openCart(page);
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection' })).toBeVisible();
  await placeOffline(page, note);
  await desk.freeTable('cafe', 'CAFE-3');
  await context.setOffline(false);
  await expect(page.getByText('Nothing was ordered.')).toBeVisible();
  expect(await ordersWith(desk, note)).toBe(0);
});
