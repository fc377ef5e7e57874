import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { expect } from './support/test.ts';

test('an owner changes a price, reads what guests will see, publishes it, and an open phone shows it; undo takes it back', async ({
  page,
  guestAt,
  staffAs,
}) => {
  await (await staffAs('owner')).discardMenuDraft('cafe');
  await openConsole(page, 'cafe', 'menu', 'owner');
  const guest = await guestAt('CAFE-1');
  const price = async () => {
    const { session } = guest;
    const { categories } = await guest.call('GET /get-menu-categories/{session}', { session });
    return categories.flatMap(({ items }) => items).find(({ id }) => id === 'cafe-espresso')?.price;
  };
  expect(await price()).toBe(2);
  const field = page.getByRole('textbox', { name: 'Price of Espresas', exact: true });
  await field.fill('2,60');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  // Typed, and published at once: the tap that leaves the field is the tap on the button.
  await page.getByRole('textbox', { name: 'Price of Americano', exact: true }).fill('3,10');
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByRole('dialog')).toContainText('2,60');
  await expect(page.getByRole('dialog')).toContainText('3,10');
  expect(await price(), 'before it is published').toBe(2);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Everything is published' })).toBeVisible();
  await expect.poll(price).toBe(2.6);
  for (const _ of ['americano', 'espresso']) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible();
  await expect(field).toHaveValue('2,00');
  await expectAccessible(page);

  // Two taps of one finger raise prices once.
  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('checkbox', { name: 'Select Espresas', exact: true }).click();
  await page.getByRole('button', { name: 'Change them' }).click();
  await page.getByRole('button', { name: 'Change the prices' }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(field).toHaveValue('2,20');

  // A new dish waits to be named; a tab that is closed in the middle of typing keeps what was typed.
  await page.getByRole('button', { name: 'Add a dish' }).click();
  const name = page.getByRole('group', { name: 'Name' }).getByRole('textbox').first();
  await expect(name).toBeFocused();
  await page.keyboard.type('Cascara');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Cascara/ })).toBeVisible();
});

test('two people at one dish are told of each other, and what was typed is not lost', async ({
  page,
  staffTablet,
}) => {
  const other = await staffTablet({ viewport: { width: 1280, height: 800 } });
  const describe = (at: Page) => at.getByRole('group', { name: 'Description' }).getByRole('textbox').first();
  const names = ['owner', 'manager'] as const;
  for (const [place, at] of [page, other].entries()) {
    await openConsole(at, 'cafe', 'menu', names[place]);
    await at.getByRole('button', { name: /^Americano/ }).click();
  }
  await describe(other).fill('Typed by the second');
  await describe(page).fill('Typed by the first');
  await describe(page).blur();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await describe(other).blur();
  await expect(other.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible();
  await expect(describe(other)).toHaveValue('Typed by the second');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(describe(page)).toHaveValue('Typed by the second');
});

test('of a category of 120 dishes all are there to be found; the last is renamed and marked in one go', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  const venue = owner.venue('cafe');
  const rows = Array.from(
    { length: 120 },
    (_, number) => `Long list,Dish number ${number + 1},${number + 1}.00`,
  );
  const content = Buffer.from(['category,name,price', ...rows].join('\n')).toString('base64');
  const { revision } = await owner.call('POST /console/{venue}/menu-exchange/preview', {
    venue,
    body: { content },
  });
  const body = { content, revision, leave: [] };
  const idempotencyKey = crypto.randomUUID();
  await owner.call('POST /console/{venue}/menu-exchange/import', { venue, idempotencyKey, body });
  await openConsole(page, 'cafe', 'menu', 'owner');
  await page.getByRole('button', { name: /^Long list/ }).click();
  await expect(page.getByRole('button', { name: /^Dish number/ })).toHaveCount(120);
  const last = page.getByRole('button', { name: /^Dish number 120/ });
  const price = page.getByRole('textbox', { name: 'Price of Dish number 120', exact: true });
  await expect(price, 'far from the screen').toHaveCount(0);
  // What a keyboard reaches comes near, and is whole then.
  await last.focus();
  await expect(price).toHaveValue('120,00');
  await expect(last).toBeFocused();
  await last.press('Enter');
  const name = page.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox').first();
  await name.fill('The very last');
  const popular = page.getByRole('switch', { name: 'Popular' });
  await popular.focus();
  await popular.press('Space');
  await expect(page.getByRole('button', { name: /^The very last/ })).toBeVisible();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  const { draft } = await owner.call('GET /console/{venue}/menu-draft', { venue });
  const saved = draft.document.categories.flatMap(({ items }) => items).at(-1);
  expect([Object.values(saved?.name ?? {}), saved?.popular]).toEqual([['The very last'], true]);
  await owner.discardMenuDraft('cafe');
});
