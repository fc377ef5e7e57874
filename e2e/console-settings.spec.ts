import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { openMenu } from './support/guest.ts';
import { expect } from './support/test.ts';

test('the owner turns a switch and an open phone follows; a colleague at the same page is told', async ({
  page,
  staffTablet,
}) => {
  await openMenu(page, 'VILNIUS-7');
  const waiter = page.getByRole('button', { name: 'Call the waiter' });
  await expect(waiter).toBeVisible();

  const owner = await staffTablet();
  await openConsole(owner, 'vilnius', 'settings', 'owner');
  const manager = await staffTablet();
  await openConsole(manager, 'vilnius', 'settings', 'manager');

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
});
