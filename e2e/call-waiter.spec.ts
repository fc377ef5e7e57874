import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { openConsole, openTray } from './support/console.ts';
import { expectToast, openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('[WAITER-02][WAITER-06][WAITER-07] a guest calls the waiter with a note, the call rings on the board, and the guest cannot call twice', async ({
  page,
  staffTablet,
  desk,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-102');
  const staff = await staffTablet();
  await openConsole(staff, 'hotel');
  await openMenu(page, 'HOTEL-102');
  await page.getByRole('button', { name: 'Call the staff' }).click();
  const sheet = page.getByRole('dialog', { name: 'Call the staff' });
  await sheet.getByLabel('Add a note').fill('A high chair, please');
  await expectAccessible(page);
  const now = sheet.getByRole('button', { name: 'Call now' });
  await expectToast(page, 'The staff have been told.', () => now.click());
  const comes = page.getByText('Somebody is on the way.');
  await expect(comes).toHaveCount(0);

  const tray = await openTray(staff);
  await expect(tray.getByRole('listitem', { name: 'Call from Room 102' })).toContainText(
    'A high chair, please',
  );
  await tray.getByRole('button', { name: 'Close' }).click();
  await staff
    .getByRole('link', { name: /^Calls/ })
    .first()
    .click();
  const call = staff.getByRole('article', { name: 'Call from Room 102' });
  await expect(call).toContainText('A high chair, please');
  await expectAccessible(staff);
  await call.getByRole('button', { name: "I'm going" }).click();
  await expect(call).toContainText('Rūta Jankauskaitė is going');
  await expect(comes).toBeVisible();

  await page.getByRole('button', { name: 'Call the staff' }).click();
  await expect(sheet.getByRole('button', { name: 'The staff have already been called' })).toBeDisabled();
  await expect(sheet.getByRole('paragraph').filter({ hasText: 'Somebody is on the way.' })).toBeVisible();
  await call.getByRole('button', { name: 'Done' }).click();
  await expect(call).toBeHidden();
  await expect(staff.getByRole('heading', { name: 'Answered' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Call now' })).toBeEnabled();
});
