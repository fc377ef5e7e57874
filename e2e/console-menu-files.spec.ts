import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-menu-files' });

const FILE = [
  'Our house;;;',
  'Dish;What is in it;What it costs;Allergens',
  'SOUPS;;;',
  'Borscht;beetroot, cream;from 4,50;milk',
  'Lentil soup;lentils;5,00;',
  'SWEETS;;;',
  'Custard;eggs and cream;3,20;egg, dairy',
  'Trifle;eggs and cream;3,90;egg, dairy',
].join('\n');

test("an owner takes a table of somebody's: says which column is which once, mends what is wrong on the page, and the next file is known", async ({
  page,
  staffAs,
}) => {
  await (await staffAs('owner')).discardMenuDraft('cafe');
  await openConsole(page, 'cafe', 'menu', 'owner');
  await page.goto('/console/cafe/menu/files');
  const choose = (name: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await choose('menu.csv');
  await expect(page.getByRole('heading', { name: 'Which column is which?' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'What it costs' })).toHaveValue('price');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'What is in it' }).selectOption({ label: 'Description' });
  await page.getByRole('button', { name: 'Read the file like this' }).click();

  // One tap for both sweets, and a cell that is written anew.
  await page.getByRole('button', { name: 'Take “eggs, milk” in 2 rows' }).first().click();
  const correct = page.getByRole('button', { name: 'Correct it here' });
  await expect(correct).toHaveCount(1);
  await correct.click();
  await page.getByRole('textbox', { name: 'What it costs' }).fill('4,80');
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByText(/problems? in the file/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 4 dishes' }).click();
  await expect(page.getByText('Not published yet')).toBeVisible();

  await choose('menu of next week.csv');
  await expect(page.getByText('3 problems in the file')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read the file like this' })).toHaveCount(0);
  await (await staffAs('owner')).discardMenuDraft('cafe');
});
