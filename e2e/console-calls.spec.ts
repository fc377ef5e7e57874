import { expectAccessible } from './support/accessible.ts';
import { openConsole, openTray } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('[WAITER-01] a call rings on every screen of every device until somebody goes, and all see who', async ({
  page,
  staffTablet,
  desk,
  guestAt,
}) => {
  await desk.freeTable('cafe', 'CAFE-4');
  await openConsole(page, 'cafe', 'stock');
  const other = await staffTablet();
  await openConsole(other, 'cafe', 'calls', 'owner');
  await expect(other.getByText('Nobody is calling')).toBeVisible();
  await expectAccessible(other);

  const guest = await guestAt('CAFE-4');
  await guest.callWaiter('The bill, please');
  const counted = page.getByRole('banner').getByRole('button', { name: /\d+ Calling/ });
  await expect(counted).toBeVisible();
  await expectAccessible(page);
  const seen = other.getByRole('article', { name: /^Call from (Table )?4$/ });
  await expect(seen).toContainText('The bill, please');
  const tray = await openTray(page);
  await expectAccessible(page);
  await tray
    .getByRole('listitem', { name: /^Call from (Table )?4$/ })
    .getByRole('button', { name: "I'm going" })
    .click();
  await expect(seen).toContainText('Rūta Jankauskaitė is going');
  // Held up: the call is everybody's again.
  await seen.getByRole('button', { name: 'Hand back' }).click();
  const rung = tray.getByRole('listitem', { name: /^Call from (Table )?4$/ });
  await expect(rung).toContainText('Asks for a waiter');
  await expect(rung).not.toContainText('is going');
  await tray.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('link', { name: /^Calls/ })
    .first()
    .click();
  await seen.getByRole('button', { name: "I'm going" }).click();
  await expect(seen).toContainText('is going');
  await expectAccessible(other);
  await seen.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Nobody is calling')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'answered by ' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nobody is calling')).toBeVisible();
});
