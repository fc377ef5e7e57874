import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  addDishForGood,
  chooseCash,
  closeOrder,
  openCart,
  openMenu,
  orderSheet,
  placeButton,
  scan,
} from './support/guest.ts';
import { onPay } from './support/pay.ts';
import { expect, test } from './support/test.ts';

const UNPAID = 'Not paid yet: the kitchen has not got it';
const NOTE = 'Soup first, please';

const placeAndPay = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
  await placeButton(page).click();
  await onPay(page);
};

/** The cart as it was before: dishes, words to the kitchen, and nothing that was ordered. */
const expectFullCart = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/place-order\/[^?]+$/);
  await expect(page.getByRole('heading', { name: 'Pumpkin velouté' })).toBeVisible();
  await expect(page.getByLabel('Note for the whole order')).toHaveValue(NOTE);
  await expect(page.getByText(UNPAID)).toBeHidden();
};

test('whichever way a guest comes back from Pay, the cart is full again and nothing was ordered', async ({
  page,
  desk,
}) => {
  test.slow();
  await desk.freeTable('vilnius', 'VILNIUS-3');
  await openMenu(page, 'VILNIUS-3');
  const menu = page.url();
  await addDishForGood(page, 'Pumpkin velouté');
  await openCart(page);
  await page.getByRole('button', { name: 'Add a note for the whole order' }).click();
  await page.getByLabel('Note for the whole order').fill(NOTE);

  await placeAndPay(page);
  await page.goBack();
  await expectFullCart(page);

  await placeAndPay(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectFullCart(page);

  await placeAndPay(page);
  await page.reload();
  await onPay(page);
  await page.goBack();
  await expectFullCart(page);

  await placeAndPay(page);
  await page.getByRole('button', { name: 'Change the order' }).click();
  await expectFullCart(page);
  // Each way back left one order behind that nobody has: the guest reads of none.
  await page.goBack();
  await expect(page).toHaveURL(menu);
  await expect(page.getByRole('link', { name: /^View order, / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Your orders?, / })).toBeHidden();
});

test('an order that nobody paid for says so wherever the guest goes, until it is paid', async ({
  page,
  desk,
  staffAs,
}) => {
  test.slow();
  const code = 'VILNIUS-4';
  await desk.freeTable('vilnius', code);
  await openMenu(page, code);
  await addDishForGood(page, 'Pumpkin velouté');
  await openCart(page);
  await placeAndPay(page);
  const number = page.url().split('/').at(-1) ?? '';
  const waiter = await staffAs('waiter');
  const onBoard = async () => {
    const { orders } = await waiter.call('GET /console/{venue}/board', { venue: waiter.venue('vilnius') });
    return orders.some(order => order.unique_order_number === number);
  };

  await scan(page, code);
  const said = page.getByRole('complementary', { name: UNPAID });
  await expect(said).toBeVisible();
  await expectAccessible(page);
  await said.getByRole('link', { name: /^Pay · / }).click();
  await onPay(page);
  await openMenu(page, code);
  await expect(said).toBeVisible();
  await page.getByRole('link', { name: /1 order$/ }).click();
  await expect(page.getByRole('heading', { name: UNPAID })).toBeVisible();
  await expect(page.getByText(/^(In progress|Placed at)/)).toBeHidden();
  await page.getByRole('button', { name: /Order number/ }).click();
  await expect(orderSheet(page)).toContainText('The kitchen has not got it.');
  await expect(orderSheet(page).getByText(/Placed|Being prepared|Progress of the order/)).toBeHidden();
  await expect(orderSheet(page).getByRole('link', { name: /^Pay · / })).toBeVisible();
  expect(await onBoard()).toBe(false);
  await closeOrder(page);

  await page
    .getByRole('listitem')
    .getByRole('link', { name: /^Pay · / })
    .click();
  await onPay(page);
  await chooseCash(page);
  await placeButton(page).click();
  await expect(orderSheet(page)).toContainText('Waiting for the staff');
  expect(await onBoard()).toBe(true);
  await expect(said).toBeHidden();
});
