import { expectAccessible } from './support/accessible.ts';
import { openMenu } from './support/guest.ts';
import { untilKept } from './support/kept.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[OFFLINE-02] a menu that was opened without a network takes over in its place what changed meanwhile', async ({
  page,
  context,
  desk,
}) => {
  const lithuanian = 'Juodoji arbata';
  await desk.setStock('cafe', lithuanian, null);
  await desk.freeTable('cafe', 'CAFE-4');
  await openMenu(page, 'CAFE-4');
  const tea = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Black tea', exact: true }) });
  await expect(tea).not.toContainText('Sold out');
  await untilKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(tea).toBeAttached();
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection' })).toBeVisible();
  await desk.setStock('cafe', lithuanian, 0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await context.setOffline(false);
  await expect(tea).toContainText('Sold out');
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection' })).toBeHidden();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await desk.setStock('cafe', lithuanian, null);
});

test('[OFFLINE-02] without a network a table that the phone has never seen has a page that says so, and opens when there is one', async ({
  page,
  context,
  desk,
}) => {
  await desk.freeTable('cafe', 'CAFE-4');
  await openMenu(page, 'CAFE-4');
  await untilKept(page);
  await desk.freeTable('cafe', 'CAFE-2');
  await context.setOffline(true);
  await page.goto('/CAFE-2?skip_select_screen=true');
  await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Reload' }).click();
  const whole = page.getByRole('button', { name: 'See the whole menu' });
  await expect(whole.or(page.getByRole('button', { name: 'More information' }))).toBeVisible();
});
