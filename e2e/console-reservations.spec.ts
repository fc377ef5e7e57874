import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-reservations' });

test('a guest reserves on the phone, staff see it come in and seat them, and whoever scans there is theirs', async ({
  page,
  anotherPhone,
  guestAt,
}) => {
  await openConsole(page, 'vilnius', 'reservations');
  await expect(page.getByRole('heading', { name: 'Waiting list' })).toBeVisible();
  await expectAccessible(page);

  const phone = await anotherPhone();
  await phone.goto('/reserve/vilnius?lang=en');
  await phone.locator('#times').getByRole('radio', { disabled: false }).first().check({ force: true });
  // Before the business day ends the first time that is free is of the next one.
  await page.getByLabel('Day', { exact: true }).fill(await phone.locator('input[type=date]').inputValue());
  await phone.getByLabel('Your name').fill('Greta');
  await phone.getByLabel('Phone').fill('861234567');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: /^Reserve · / }).click();
  await expect(phone.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible();
  await expectAccessible(phone);

  const row = page.getByRole('listitem').filter({ hasText: 'Greta' });
  const seat = row.getByRole('button', { name: /^Seat: / });
  const table = /(\d+)$/.exec((await seat.textContent()) ?? '')?.[1] ?? '';
  await seat.click();
  await expect(row.getByText('Seated')).toBeVisible();
  await guestAt(`VILNIUS-${table}`);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Welcome! You have a table.' })).toBeVisible();
  await page.goto('/console/vilnius/tables');
  await expect(page.getByRole('button').filter({ hasText: 'Greta' })).toContainText('2');
});
