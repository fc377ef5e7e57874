import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { addDish, openCart, openMenu, placeButton, sheet } from './support/guest.ts';
import { expect, test } from './support/test.ts';

const SOUP = 'Chicken broth with fresh noodles';
const tag = (page: Page, table: string) => page.getByRole('button', { name: `Your table: ${table}` });
const wrong = (page: Page) => sheet(page, 'Wrong table?');
const say = async (page: Page, code: string) => {
  await wrong(page).getByLabel('Short code').fill(code);
  await wrong(page).getByRole('button', { name: 'Go to this table' }).click();
};

test('a guest at the wrong table says the short code of the right one: the cart comes along, the old table is free, and with an order open the staff move them', async ({
  page,
  desk,
}) => {
  await claim('VILNIUS-11');
  await desk.freeTable('vilnius', 'VILNIUS-10');
  await desk.freeTable('vilnius', 'VILNIUS-11');
  // Without a camera: the address on the sign is typed, and opens the table when the guest says so.
  await page.goto('/sen10');
  await expect(page.getByRole('heading', { name: 'Is this your code?' })).toBeVisible();
  await expect(page.getByLabel('Short code')).toHaveValue('SEN10');
  await expectAccessible(page);
  await page.getByLabel('Short code').fill('ZZ9ZZ');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByText('We do not know this code.').first()).toBeVisible();
  await page.getByLabel('Short code').fill('sen-10');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page).toHaveURL(/\/(select|menu|filters)/);
  await openMenu(page, 'VILNIUS-10');
  await addDish(page, SOUP);
  await tag(page, 'Table 10').click();
  await expect(wrong(page).getByText('Table 10', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(wrong(page)).toBeHidden();

  // In the cart it stands above the button that orders.
  await openCart(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(tag(page, 'Table 10')).toHaveCount(1);
  await tag(page, 'Table 10').click();
  await expectContrast(page);
  await say(page, 'ZZ9ZZ');
  await expect(wrong(page).getByText('We do not know this code.').first()).toBeVisible();
  await expectAccessible(page);
  await say(page, 'sen10');
  await expect(wrong(page).getByText('You are at this table already.').first()).toBeVisible();
  // Heard wrong: letters for digits, small ones, with a dash.
  await say(page, 'sen-ll');
  await expect(tag(page, 'Table 11').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: SOUP })).toBeVisible();
  const { tables } = await desk.call('GET /console/{venue}/tables', { venue: desk.venue('vilnius') });
  expect(tables.find(({ hash }) => hash === 'VILNIUS-10')).toMatchObject({ state: 'free', guests: 0 });

  await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
  await tag(page, 'Table 11').click();
  await say(page, 'SEN10');
  await expect(wrong(page).getByText('Ask the staff to move you.').first()).toBeVisible();
});
