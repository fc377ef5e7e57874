import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './support/accessible.ts';
import { toast } from './support/bill.ts';
import {
  addDish,
  cartLink,
  closeOrder,
  openCart,
  openMenu,
  orderNumber,
  orderSheet,
  placeButton,
} from './support/guest.ts';
import { expect, test } from './support/test.ts';

const TEA = 'Fresh mint tea';
const line = (page: Page, owner: string) =>
  page.getByRole('listitem').filter({ hasText: TEA }).filter({ hasText: owner });

test('two phones fill the cart of a table together, one sends it, and the other reads who did and sees the order', async ({
  page,
  anotherPhone,
  desk,
}) => {
  await desk.freeTable('cafe', 'CAFE-5');
  const friend = await anotherPhone({ viewport: { width: 360, height: 640 }, colorScheme: 'dark' });
  await openMenu(page, 'CAFE-5');
  await openMenu(friend, 'CAFE-5');
  await addDish(page, TEA);
  await expect(cartLink(friend)).toHaveAccessibleName(/^View order, 1 item, /);
  await addDish(friend, TEA);
  await openCart(page);
  await openCart(friend);
  for (const phone of [page, friend]) {
    await expect(phone.getByText('Everyone at the table fills this cart together.')).toBeVisible();
    await expectAccessible(phone);
  }
  await expectContrast(friend);
  await expect(line(page, 'You')).toBeVisible();
  await expect(line(friend, 'Guest 1')).toBeVisible();

  // Both change the same line: neither's change is lost.
  const more = (phone: Page, owner: string) =>
    line(phone, owner).getByRole('button', { name: `One more: ${TEA}` });
  await Promise.all([more(page, 'You').click(), more(friend, 'Guest 1').click()]);
  for (const [phone, owner] of [
    [page, 'You'],
    [friend, 'Guest 1'],
  ] as const) {
    await expect(line(phone, owner).getByText('3', { exact: true })).toBeVisible();
  }

  await friend.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
  await placeButton(friend).click();
  const sent = toast(page, 'Guest 2 has already sent this order');
  await sent.getByRole('button', { name: 'Show' }).click();
  await expect(orderSheet(page)).toBeVisible();
  await expect(orderSheet(page)).toContainText('Sent by');
  await expect(orderSheet(friend)).toBeVisible();
  expect(await orderNumber(page)).toBe(await orderNumber(friend));
  await expectAccessible(page);
  await closeOrder(page);
  await expect(cartLink(page)).toHaveCount(0);
});
