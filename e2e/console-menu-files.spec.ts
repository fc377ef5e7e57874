import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-menu-files' });

test('a menu comes in from a half-broken table: looked at, its good dishes taken into the draft, not published', async ({
  page,
  guestAt,
  staffAs,
}) => {
  await (await staffAs('owner')).discardMenuDraft('cafe');
  await openConsole(page, 'cafe', 'menu', 'owner');
  await page.getByRole('button', { name: 'Tools', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import and export' }).click();
  const table = ['category;name;price', 'Sweets;Cake;6,50', 'Sweets;Tart;7', 'Sweets;Pie;<b>4,5O</b>'].join(
    '\r\n',
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'sweets.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByRole('listitem').filter({ hasText: 'Pie' })).toContainText(
    'price: “<b>4,5O</b>” is not a price',
  );
  await page.getByRole('checkbox', { name: 'Tart' }).uncheck();
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not published yet' })).toBeVisible();

  const guest = await guestAt('CAFE-1');
  const { categories } = await guest.call('GET /get-menu-categories/{session}', { session: guest.session });
  expect(categories.map(({ name }) => name)).not.toContain('Sweets');
  await page.getByRole('link', { name: 'Look at the menu and publish' }).click();
  await page.getByRole('searchbox', { name: 'Find a dish' }).fill('Cake');
  await expect(page.getByRole('button', { name: /^Cake/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible();
});
