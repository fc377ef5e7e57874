import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

/** What a guest can do without a menu: call the venue, and use its Wi-Fi. Both in sight. */
const expectHelp = async (page: Page): Promise<void> => {
  const phone = page.getByRole('link', { name: '+37052123456' });
  await expect(phone).toHaveAttribute('href', 'tel:+37052123456');
  for (const help of [phone, page.getByText('Senamiestis-sveciai'), page.getByText('skanaus2026')])
    await expect(help).toBeInViewport({ ratio: 1 });
};

test('[SCAN-14][SCAN-15] a venue whose menu is being updated says so', async ({ page }) => {
  await page.goto('/VILNIUS-UPDATING');
  await expect(page.getByRole('heading', { name: 'The menu is being updated' })).toBeVisible();
  await expect(page.getByText('Please come back in a few minutes.')).toBeVisible();
  await expect(page.getByText('Senamiesčio stalas: nauja virtuvė', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Senamiesčio stalas: nauja virtuvė');
  await expectHelp(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The menu is being updated' })).toBeVisible();
  await expectAccessible(page);
});

test('[SCAN-14][SCAN-16] a venue with digital services off sends the guest to the staff', async ({
  page,
}) => {
  await page.goto('/VILNIUS-DISABLED');
  await expect(page.getByRole('heading', { name: 'Not available right now' })).toBeVisible();
  await expect(page.getByText('The staff will gladly help you.')).toBeVisible();
  await expect(page.getByText('Senamiesčio stalas: žiemos terasa', { exact: true })).toBeVisible();
  await expectHelp(page);
  await expectAccessible(page);
});

test('[SCAN-14] a code nobody knows is answered in words, not with a broken page', async ({ page }) => {
  await page.goto('/NO-SUCH-TABLE');
  await expect(page.getByRole('heading', { name: 'We do not know this code' })).toBeVisible();
  await expect(page.getByLabel('Short code')).toHaveValue('');
  await expectAccessible(page);
  await page.goto('/there/is/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await expectAccessible(page);
});

test('[MENU-50][SCAN-17] when the menu cannot be loaded the guest is told and a reload brings it', async ({
  page,
  context,
}) => {
  await openMenu(page, 'VILNIUS-9');
  await page.goto(page.url().replace('/menu/', '/place-order/'));
  await context.route('**/api/get-menu-categories/**', route => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('link', { name: 'Browse the menu' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expectAccessible(page);
  await context.unroute('**/api/get-menu-categories/**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'More information' })).toBeVisible();
});
