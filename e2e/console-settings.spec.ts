import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { openMenu } from './support/guest.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-settings' });

test('the owner turns a switch and an open phone follows; a colleague at the same page is told', async ({
  page,
  staffTablet,
}) => {
  await openMenu(page, 'VILNIUS-7');
  const waiter = page.getByRole('button', { name: 'Call the waiter' });
  await expect(waiter).toBeVisible();

  const owner = await staffTablet();
  await openConsole(owner, 'vilnius', 'settings', 'owner');
  await owner.getByRole('link', { name: 'What guests can do' }).click();
  const manager = await staffTablet();
  await openConsole(manager, 'vilnius', 'settings', 'manager');
  // Found by its own words, and brought to: the cursor is in it.
  await expect(manager.getByRole('link', { name: 'Staff', exact: true })).toBeHidden();
  await manager.getByLabel('Find a setting').fill('note kitch');
  await manager.getByLabel('Find a setting').press('Enter');
  await expect(manager.getByLabel('Note to the kitchen')).toBeFocused();

  const box = owner.getByLabel('Call a waiter');
  await box.uncheck();
  await manager.getByLabel('Note to the kitchen').uncheck();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved. Guests see it from now on.')).toBeVisible();
  await expect(waiter).toBeHidden();

  await expect(manager.getByText(/changed this page in the meantime/)).toBeVisible();
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Show the other version' }).click();
  await expect(manager.getByLabel('Call a waiter')).not.toBeChecked();
  await expect(manager.getByLabel('Note to the kitchen')).toBeChecked();

  // Back as it was: other journeys may come to this server.
  await box.check();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(waiter).toBeVisible();
});

test('the owner invites a colleague, who chooses a password, works, gets another role and is let go', async ({
  staffTablet,
}) => {
  const owner = await staffTablet();
  await openConsole(owner, 'vilnius', 'settings', 'owner');
  await owner.getByRole('link', { name: 'Staff', exact: true }).click();
  await owner.getByRole('button', { name: 'Invite somebody' }).click();
  const sheet = owner.getByRole('dialog');
  await sheet.getByLabel('Name').fill('Austėja');
  await sheet.getByLabel('E-mail').fill('austeja@kitchen.test');
  await sheet.getByRole('radio', { name: /^Kitchen/ }).check();
  await expectAccessible(owner);
  await sheet.getByRole('button', { name: 'Make the link' }).click();
  const link = await sheet.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(owner);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(owner.getByRole('heading', { name: 'Invited, not here yet' })).toBeVisible();

  const cook = await staffTablet();
  await cook.goto(link);
  await expect(cook.getByRole('heading', { name: 'Welcome to Senamiesčio stalas' })).toBeVisible();
  await expectAccessible(cook);
  await cook.getByLabel('Choose a password', { exact: true }).fill('a long enough one');
  await cook.getByRole('button', { name: 'Join' }).click();
  await expect(cook).toHaveURL(/\/console\/vilnius\/orders$/);

  await owner.reload();
  await owner.getByRole('button', { name: 'Change Austėja' }).click();
  await sheet.getByRole('radio', { name: /^Waiter/ }).check();
  await sheet.getByRole('button', { name: 'Save the role' }).click();
  await expect(owner.getByText(/Waiter · austeja@kitchen\.test/)).toBeVisible();
  await owner.getByRole('button', { name: 'Change Austėja' }).click();
  await sheet.getByRole('button', { name: 'No longer works here' }).click();
  await sheet.getByRole('button', { name: 'Take off the staff' }).click();
  await expect(owner.getByText('austeja@kitchen.test')).toBeHidden();
  await cook.reload();
  await expect(cook.getByLabel('E-mail')).toBeVisible();
});
