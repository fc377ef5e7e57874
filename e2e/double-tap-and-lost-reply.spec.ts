import { openConsole, orderCard } from './support/console.ts';
import { addDish, openCart, openMenu, orderNumber, placeButton } from './support/guest.ts';
import { expect, test } from './support/test.ts';

const PLACING = '**/api/cart/*/place-order';

test('[CART-45] two quick taps on the order button place one order', async ({ page, staffTablet, desk }) => {
  await desk.freeTable('cafe', 'CAFE-2');
  const note = `Tapped twice ${crypto.randomUUID()}`;
  await openMenu(page, 'CAFE-2');
  await addDish(page, 'Fresh mint tea');
  await openCart(page);
  await page.getByRole('button', { name: 'Add a note for the whole order' }).click();
  await page.getByLabel('Note for the whole order').fill(note);
  await placeButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Being prepared' })).toBeVisible();
  const number = await orderNumber(page);

  const staff = await staffTablet();
  await openConsole(staff, 'cafe');
  await staff.getByRole('tab', { name: /^In progress/ }).click();
  const orders = staff.getByRole('article').filter({ hasText: note });
  await expect(orders).toHaveCount(1);
  await expect(orderCard(staff, number).filter({ hasText: note })).toBeVisible();
});

test('[CART-45][OFFLINE-04] when the answer to an order is lost on the way, it is sent again by itself and placed once', async ({
  page,
  staffTablet,
  desk,
}) => {
  await desk.freeTable('cafe', 'CAFE-3');
  const note = `Lost on the way ${crypto.randomUUID()}`;
  await openMenu(page, 'CAFE-3');
  await addDish(page, 'Fresh mint tea');
  await openCart(page);
  await page.getByRole('button', { name: 'Add a note for the whole order' }).click();
  await page.getByLabel('Note for the whole order').fill(note);

  // The server gets the order; its answer never arrives.
  let sent = 0;
  const read = Promise.withResolvers<void>();
  await page.route(PLACING, async route => {
    sent += 1;
    // Sent again by itself, it waits on its way until the guest has read what happens.
    if (sent > 1) return read.promise.then(() => route.continue());
    await route.fetch();
    return route.abort('connectionreset');
  });
  await placeButton(page).click();
  await expect(page.getByText('We send your order once when it is back')).toBeVisible();
  read.resolve();
  await expect(page.getByRole('heading', { name: 'Being prepared' })).toBeVisible();
  expect(sent).toBe(2);
  const number = await orderNumber(page);

  const staff = await staffTablet();
  await openConsole(staff, 'cafe');
  await staff.getByRole('tab', { name: /^In progress/ }).click();
  const orders = staff.getByRole('article').filter({ hasText: note });
  await expect(orders).toHaveCount(1);
  await expect(orderCard(staff, number).filter({ hasText: note })).toBeVisible();
});
