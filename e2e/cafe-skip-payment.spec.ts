import { expectAccessible } from './support/accessible.ts';
import {
  addDish,
  expectToast,
  openCart,
  openMenu,
  orderNumber,
  orderSheet,
  placeButton,
} from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('[CART-37][CART-41] at the cafe an order goes out without paying first: a success backdrop, then the menu with that order', async ({
  page,
  desk,
}) => {
  await desk.freeTable('cafe', 'CAFE-1');
  await openMenu(page, 'CAFE-1');
  await expectAccessible(page);
  await addDish(page, 'Fresh mint tea');
  await openCart(page);
  await expectAccessible(page);
  await expectToast(page, 'Your order is on its way', () => placeButton(page).click());
  const backdrop = page.getByRole('status').filter({ hasText: 'Your order is on its way' });
  await expect(page.getByRole('heading', { name: 'Being prepared' })).toBeVisible();
  await expect(backdrop).toBeHidden();
  const number = await orderNumber(page);
  await expectAccessible(page);

  await page.goBack();
  await expect(orderSheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\/menu\//);
  await page.getByRole('link', { name: /^Your order, 1 order$/ }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 1 })).toBeVisible();
  await expectAccessible(page);
});
