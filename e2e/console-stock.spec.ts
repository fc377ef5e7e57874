import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('the kitchen finds a dish without its accents, counts it, sells it out and brings it back, and every screen follows', async ({
  page,
  staffTablet,
  desk,
}) => {
  await desk.setStock('cafe', 'Niujorko sūrio pyragas', null);
  await openConsole(page, 'cafe', 'stock', 'kitchen');
  const other = await staffTablet();
  await openConsole(other, 'cafe', 'stock');
  await expectAccessible(page);
  const row = (of: typeof page) => of.getByRole('listitem').filter({ hasText: 'Niujorko sūrio pyragas' });
  await page.getByRole('searchbox', { name: 'Find an item' }).fill('niujorko surio');
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Set a count for / }) });
  await expect(rows).toHaveCount(1);
  await row(page).getByRole('button', { name: 'Set a count for Niujorko sūrio pyragas' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Pieces left').fill('3');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(row(page)).toContainText('3 left');
  await row(page).getByRole('button', { name: 'Mark Niujorko sūrio pyragas sold out' }).click();
  await expect(row(page)).toContainText('Sold out');
  await row(page)
    .getByRole('button', { name: /^Say until when Niujorko/ })
    .click();
  await sheet.getByRole('button', { name: 'In an hour' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(row(page)).toContainText(/Sold out until (\w{3} )?\d\d:\d\d/);
  await page.reload();
  await expect(row(page)).toContainText('Sold out until');
  await page
    .getByRole('button', { name: /^Sold out/ })
    .first()
    .click();
  await expect(row(page)).toBeVisible();
  await row(page).getByRole('button', { name: 'Put Niujorko sūrio pyragas back on sale' }).click();
  await expect(row(page)).toBeHidden();
  await other.reload();
  await expect(row(other)).toContainText('Plenty');
});
