import { claim } from './support/claim.ts';
import {
  addDish,
  addDishForGood,
  cartLink,
  chooseCash,
  openCart,
  openMenu,
  orderNumber,
  orderSheet,
  placeButton,
  scan,
  sheet,
  waitForServer,
} from './support/guest.ts';
import { expectPaidOrder, orderAndPay } from './support/pay.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[MENU-43][APP-08] Back closes the dish, then leaves the cart for the place in the menu where the guest was', async ({
  page,
  desk,
}) => {
  await desk.freeTable('vilnius', 'VILNIUS-7');
  await openMenu(page, 'VILNIUS-7');
  const menu = page.url();
  await page.getByRole('button', { name: 'Baltic fish soup', exact: true }).click();
  await expect(sheet(page, 'Baltic fish soup')).toBeVisible();
  await page.goBack();
  await expect(sheet(page, 'Baltic fish soup')).toBeHidden();
  await expect(page).toHaveURL(menu);

  await addDish(page, 'Arrabbiata');
  const add = sheet(page, 'Arrabbiata').getByRole('button', { name: /^Add 1 to the cart/ });
  await waitForServer(page, () => add.click());
  await expect(cartLink(page)).toBeVisible();
  const dish = page.getByRole('button', { name: 'Arrabbiata', exact: true });
  await expect(dish).toBeInViewport();
  await openCart(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Phones throw away pages that nobody looks at: loaded again, the cart still knows where the menu was left.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Arrabbiata' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(menu);
  await expect(dish).toBeInViewport();
  await page.reload();
  await expect(dish).toBeInViewport();
});

test('[MENU-43] Back from the menu of a venue that asks first what a guest is in the mood for leads there, in one step', async ({
  page,
  desk,
}) => {
  await desk.freeTable('hotel', 'HOTEL-203');
  await openMenu(page, 'HOTEL-203');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What are you in the mood for?' })).toBeVisible();
});

test('[MENU-43] Back closes an order that lies over the menu or the list before it leaves them', async ({
  page,
  desk,
}) => {
  await desk.freeTable('cafe', 'CAFE-4');
  await openMenu(page, 'CAFE-4');
  await addDish(page, 'Fresh mint tea');
  await openCart(page);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Being prepared' })).toBeVisible();
  await page.goBack();
  await expect(orderSheet(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'More information' })).toBeVisible();
  // The cart is behind the guest, and the menu does not stand in the history twice.
  const menu = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(menu);
  await page.goForward();
  await expect(page).toHaveURL(menu);
  await page.goto(page.url().replace('/menu/', '/orders/'));
  await page.getByRole('button', { name: /Order number/ }).click();
  await expect(orderSheet(page)).toBeVisible();
  await page.goBack();
  await expect(orderSheet(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your orders', level: 1 })).toBeVisible();
});

test('[APP-09] every screen of a visit opens again after a reload', async ({ page, desk }) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-102');
  await desk.freeTable('vilnius', 'VILNIUS-8');
  await scan(page, 'HOTEL-102');
  const welcome = page.getByRole('link', { name: 'View menu and order' });
  await expect(welcome).toBeVisible();
  await page.reload();
  await welcome.click();
  await page.reload();
  await page.getByRole('button', { name: 'See the whole menu' }).click();
  await expect(page.getByRole('button', { name: 'More information' })).toBeVisible();
  await scan(page, 'VILNIUS-8');
  await expect(page.getByRole('heading', { name: 'Soups', level: 2 })).toBeAttached();
  await page.reload();
  await page.getByRole('button', { name: 'Search the menu' }).first().click();
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('veloute');
  await addDishForGood(page, 'Pumpkin velouté');
  await page.getByRole('button', { name: 'Back' }).click();
  await openCart(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pumpkin velouté' })).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByRole('radio', { name: /Cash at the venue/ })).toBeVisible();
  await page.reload();
  // A page that is being loaded again answers once its scripts are there.
  await chooseCash(page);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the staff' })).toBeVisible();
  const number = await orderNumber(page);
  await page.reload();
  await page.getByRole('link', { name: 'Your orders, 1 order' }).click();
  await expect(page.getByRole('heading', { name: 'Your orders', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Waiting for the staff/ })).toBeVisible();
  await page.goto(page.url().replace('/orders/', '/view-order-headless/').concat(`/${number}`));
  await expect(page.getByRole('heading', { name: 'Waiting for the staff' })).toBeVisible();
});

test('[MENU-43] Back after an order that was asked about and paid leads past the cart, which is empty now', async ({
  page,
}) => {
  await orderAndPay(page, 'VILNIUS-PICKUP');
  const wallets = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  await wallets.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
  await wallets.getByRole('button', { name: 'Pay with Google Pay' }).click();
  await expectPaidOrder(page);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: /^Order \S+$/ })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'More information' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/(?:menu|place-order)\//);
});
