import type { Page } from '@playwright/test';
import { formOf } from '@tableside/contract/form';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-menu' });

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
  // Typed, and published at once: the tap that leaves the field is the tap on the button.
  await field.fill('2,60');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('2,60');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('textbox', { name: 'Price of Americano', exact: true }).fill('3,10');
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByRole('dialog')).toContainText('2,60');
  await expect(page.getByRole('dialog')).toContainText('3,10');
  expect(await price(), 'before it is published').toBe(2);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Everything is published')).toBeVisible();
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
  await page.keyboard.type('Tonikas');
  // The next one is a tap away, and one language is written at a time: what the others lack is counted.
  await page.getByRole('button', { name: 'Add another' }).click();
  await expect(name).toHaveValue('New dish');
  await page.getByRole('radio', { name: /^English: 1 text/ }).click();
  await expect(name).toHaveValue('');
  await name.fill('Cascara');
  await page.getByRole('radio', { name: 'Lietuvių' }).click();
  await name.fill('Cascara');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Tonikas/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cascara/ })).toBeVisible();
});

test('who gives a dish a picture that is too small to be shown large is told; a photograph in its place is large', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await owner.discardMenuDraft('cafe');
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, 'cafe', 'menu', 'owner');
  await page
    .getByRole('button', { name: /^Espresas/ })
    .first()
    .click();
  const field = page.getByRole('group', { name: 'Photo' });
  const picture = field.locator('img');
  const told = field.getByText('at least 600 px wide');
  await expect(told).toBeVisible();
  const { width = 0 } = (await picture.boundingBox()) ?? {};
  await expectAccessible(page);
  const create = { width: 1200, height: 900, channels: 3, background: '#7a2f22' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  // On a phone the sheet of the picture covers the dish's, its foot too.
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(told).toBeHidden();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(width * 2);
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await owner.discardMenuDraft('cafe');
});

test('two people at one dish are told of each other, and what was typed is not lost', async ({
  page,
  staffTablet,
}) => {
  const other = await staffTablet({ viewport: { width: 1280, height: 800 } });
  const describe = (at: Page) => at.getByRole('group', { name: 'Description' }).getByRole('textbox').first();
  // What the page says of saving may still be about what was saved before.
  const leave = (at: Page) =>
    Promise.all([
      at.waitForResponse(answer => answer.url().endsWith('/menu-draft/edit') && answer.ok()),
      describe(at).blur(),
    ]);
  const names = ['owner', 'manager'] as const;
  for (const [place, at] of [page, other].entries()) {
    await openConsole(at, 'cafe', 'menu', names[place]);
    await at.getByRole('button', { name: /^Americano/ }).click();
  }
  await describe(other).fill('Typed by the second');
  await describe(page).fill('Typed by the first');
  await leave(page);
  await describe(other).blur();
  await expect(other.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible();
  await expect(describe(other)).toHaveValue('Typed by the second');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(describe(page)).toHaveValue('Typed by the second');

  // Typed without a network in a tab that is then closed, while somebody else was quicker.
  const edits = '**/menu-draft/edit';
  await other.route(edits, route => route.abort());
  await describe(other).fill('Typed underground');
  await describe(other).blur();
  await expect(other.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await describe(page).fill('Typed above');
  await leave(page);
  await other.unroute(edits);
  await other.reload();
  const left = other.getByRole('alert').filter({ hasText: 'What you typed is still here' });
  await expect(left).toContainText('Americano');
  await expectAccessible(other);
  await left.getByRole('button', { name: 'Keep mine' }).click();
  await expect(describe(page)).toHaveValue('Typed underground');
  await expect(left).toBeHidden();
});

test('a price that cannot be read stays as it was typed and is not called saved; without a price nothing is published; free is said', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await owner.discardMenuDraft('cafe');
  await openConsole(page, 'cafe', 'menu', 'owner');
  const field = page.getByRole('textbox', { name: 'Price of Espresas', exact: true });
  const type = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  const saved = page.getByText('Everything is saved');
  await type('8..9');
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be read as a price' })).toBeVisible();
  await expect(field).toHaveValue('8..9');
  await expect(saved).toBeHidden();
  await expectAccessible(page);
  await type('€8.9');
  await expect(saved).toBeVisible();
  await expect(field).toHaveValue('8,90');
  await type('3.-');
  await expect(field).toHaveValue('3,00');

  // A 0 gives nothing away by itself; emptied, there is no price, and nothing is published.
  await type('0');
  const wrong = page.getByRole('alert').filter({ hasText: 'A 0 gives it away' });
  await expect(wrong).toBeVisible();
  await expect(field).toHaveValue('0');
  await type('');
  await expect(saved).toBeVisible();
  await expect(field).toHaveValue('');
  const row = page.getByRole('listitem').filter({ has: field });
  await expect(row).toContainText('no price');
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toContainText('1 dish has no price');
  await expect(sheet).toContainText(/\d,\d\d\s€ → no price/);
  await expect(sheet.getByRole('alert').getByRole('button', { name: 'Espresas' })).toBeVisible();
  await expectAccessible(page);
  // Nothing is published: the tap leads to the dish that has no price.
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();

  // In the form an amount that cannot be read does not become none.
  const form = page.locator('form');
  await form.getByText('Discounted and member prices').click();
  const lower = form.getByRole('textbox', { name: 'Discounted price' });
  await form.getByRole('textbox', { name: 'Price', exact: true }).fill('4,-');
  await lower.fill('two');
  await lower.blur();
  await expect(form).toContainText('cannot be read as a price');
  await expect(lower).toHaveValue('two');
  await expect(saved).toBeHidden();
  await lower.fill('');
  await lower.blur();
  await expect(saved).toBeVisible();
  await expect(field).toHaveValue('4,00');
  await form.getByRole('checkbox', { name: 'Free of charge' }).click();
  await expect(saved).toBeVisible();
  await expect(row).toContainText('free');
  await expect(field).toHaveValue('0,00');
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(sheet).toContainText(/\d,\d\d\s€ → free/);
  await expect(sheet.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await sheet.getByRole('button', { name: 'Close' }).click();

  // An answer adds nothing, as most do, or stays as it was typed; one that had a price is named before it is published.
  await page.getByRole('button', { name: /^Kapučinas/ }).click();
  const name = form.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox').first();
  await expect(name).toHaveValue('Kapučinas');
  await form.getByText(/^Questions to guests/).click();
  const adds = form.getByRole('textbox', { name: 'Adds to the price' });
  await expect(adds).toHaveCount(11);
  const shot = adds.nth(7);
  await expect(shot).toHaveValue('0,70');
  await shot.fill('0.7O');
  await shot.blur();
  await expect(form).toContainText('cannot be read as a price');
  await expect(shot).toHaveValue('0.7O');
  await expect(saved).toBeHidden();
  await shot.fill('');
  await shot.blur();
  await expect(saved).toBeVisible();
  await expect(shot).toHaveValue('');
  await page.getByRole('button', { name: 'Publish 2 changes' }).click();
  const named = sheet.getByRole('note');
  await expect(named).toContainText('1 answer had a price and adds nothing from now on');
  await expect(named).toContainText(/Kapučinas, Papildomas espresas: 0,70\s€ → adds nothing/);
  await expect(sheet.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await expectAccessible(page);
  await owner.discardMenuDraft('cafe');
});

test('of a category of 200 dishes those on the screen are drawn, all are found; the last is renamed and marked in one go', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  const venue = owner.venue('cafe');
  const rows = Array.from(
    { length: 200 },
    (_, number) => `Long list,Dish number ${number + 1},${number + 1}.00`,
  );
  const content = new Blob([['category,name,price', ...rows].join('\n')], { type: 'text/csv' });
  const { revision } = await owner.call('POST /console/{venue}/menu-exchange/preview', {
    venue,
    body: formOf({ answers: {} }, content),
  });
  const body = formOf({ revision, leave: [], answers: {} }, content);
  const idempotencyKey = crypto.randomUUID();
  await owner.call('POST /console/{venue}/menu-exchange/import', { venue, idempotencyKey, body });
  await openConsole(page, 'cafe', 'menu', 'owner');
  await page.getByRole('button', { name: /^Long list/ }).click();
  const dishes = page.getByRole('listitem').filter({ hasText: /Dish number/ });
  await expect(dishes.first()).toHaveAttribute('aria-setsize', '200');
  expect(await dishes.count(), 'drawn').toBeLessThan(60);
  const last = page.getByRole('button', { name: /^Dish number 200/ });
  await expect(last, 'far from the screen').toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Find a dish' });
  await search.fill('number 200');
  await expect(last).toBeVisible();
  await search.fill('');
  await expect(last).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: 'Price of Dish number 200', exact: true })).toHaveValue(
    '200,00',
  );
  await last.focus();
  await last.press('Enter');
  const name = page.getByRole('group', { name: 'Name', exact: true }).getByRole('textbox').first();
  await name.fill('The very last');
  const popular = page.getByRole('switch', { name: 'Popular' });
  await popular.focus();
  await popular.press('Space');
  await expect(page.getByRole('button', { name: /^The very last/ })).toBeVisible();
  const saved = async () => {
    const { draft } = await owner.call('GET /console/{venue}/menu-draft', { venue });
    const last = draft.document.categories.flatMap(({ items }) => items).at(-1);
    return [Object.values(last?.name ?? {}), last?.popular];
  };
  await expect.poll(saved).toEqual([['The very last'], true]);
  await owner.discardMenuDraft('cafe');
});
