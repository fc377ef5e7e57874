import { openConsole, orderCard, wholeOrder } from './support/console.ts';
import { addDish, cartLink, openCart, openMenu, orderNumber, placeAndPayInCash } from './support/guest.ts';
import { expect, test } from './support/test.ts';

const SOUP = 'Chicken broth with fresh noodles';

test('[SESSION-12][RT-03] two guests at one table have carts and orders of their own, only the first order of the party is announced as such, and closing the table ends both visits', async ({
  page,
  anotherPhone,
  staffTablet,
  desk,
}) => {
  // Four devices in one test.
  test.slow();
  await desk.freeTable('vilnius', 'VILNIUS-2');
  const friend = await anotherPhone();
  const staff = await staffTablet();
  await openConsole(staff, 'vilnius');

  // What one puts into the cart, the other does not have.
  await openMenu(page, 'VILNIUS-2');
  await openMenu(friend, 'VILNIUS-2');
  await addDish(page, SOUP);
  await addDish(friend, 'Pumpkin velouté');
  await addDish(friend, 'Garden salad with feta');
  await expect(cartLink(page)).toHaveAccessibleName('View order, 1 item, 5,40 €');
  await expect(cartLink(friend)).toHaveAccessibleName('View order, 2 items, 14,80 €');
  await openCart(page);
  await expect(page.getByRole('heading', { name: SOUP })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pumpkin velouté' })).toBeHidden();

  // The first order waits until somebody has looked at the table.
  await placeAndPayInCash(page);
  await expect(page.getByRole('heading', { name: 'Waiting for the staff' })).toBeVisible();
  const first = await orderNumber(page);
  await expect(orderCard(staff, first)).toContainText('Guests there?');
  await (await wholeOrder(staff, first)).getByRole('button', { name: /ready in 20 minutes$/ }).click();
  await expect(page.getByRole('heading', { name: 'Being prepared' })).toBeVisible();

  // The friend's is the second of the same party.
  await openCart(friend);
  await placeAndPayInCash(friend);
  const second = await orderNumber(friend);
  expect(second).not.toBe(first);
  await expect(orderCard(staff, second)).toContainText('Pumpkin velouté');
  await expect(orderCard(staff, second)).not.toContainText('First order');
  await expect(page.getByRole('heading', { name: 'Being prepared' })).toBeVisible();

  // A link somebody was sent opens the table for that phone, not the sender's visit.
  const link = page.url();
  const stranger = await anotherPhone();
  await stranger.goto(link);
  await expect(stranger).not.toHaveURL(link);
  await expect(stranger.getByRole('heading', { name: 'Senamiesčio stalas', level: 1 })).toBeVisible();
  await expect(stranger.getByText(`Order ${first}`)).toBeHidden();

  // Staff close the table: every phone is told, and nothing more can be ordered with it.
  await staff.getByRole('link', { name: 'Tables' }).first().click();
  await staff.getByRole('button', { name: /^Table 2\b/ }).click();
  const table = staff.getByRole('dialog');
  await table.getByRole('button', { name: 'Close table' }).click();
  await staff.getByRole('checkbox', { name: 'Close it all the same' }).check();
  await staff.getByRole('button', { name: 'Close table' }).click();
  for (const phone of [page, friend]) {
    await expect(phone.getByRole('heading', { name: 'This visit has ended' })).toBeVisible();
    await expect(phone.getByText('Scan the code again to open the menu.')).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This visit has ended' })).toBeVisible();
  }
});
