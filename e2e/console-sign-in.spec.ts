import { expectAccessible } from './support/accessible.ts';
import { openConsole, signIn } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('a wrong password and empty fields are answered in words, and nothing is said about who exists', async ({
  page,
}) => {
  await page.goto('/console/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Type your e-mail')).toBeVisible();
  await expect(page.getByText('Type your password')).toBeVisible();
  await expectAccessible(page);
  for (const email of ['waiter@demo.test', 'nobody@demo.test']) {
    // What the one was told must not be taken for what the other is.
    await page.goto('/console/');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('E-mail or password is not right.');
  }
});

test('staff of several venues choose one, find it again after a reload, and sign out', async ({ page }) => {
  await page.goto('/console/');
  await signIn(page, 'waiter');
  await expect(page.getByRole('heading', { name: 'Choose a venue' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Kavos kampas/ }).click();
  await expect(page.getByRole('heading', { name: 'Kavos kampas' })).toBeVisible();
  await expect(page).toHaveURL(/\/console\/cafe\/orders$/);
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Stock' })
    .first()
    .click();
  await expect(page.getByRole('searchbox', { name: 'Find an item' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Find an item' })).toBeVisible();
  await page.goto('/console/');
  await expect(page).toHaveURL(/\/console\/cafe\/orders$/);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByText('Rūta Jankauskaitė, waiter')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/console/cafe/orders');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('whose session has ended signs in again, and is not left before a lost connection', async ({ page }) => {
  await openConsole(page, 'cafe');
  await page.context().clearCookies();
  // The board is asked for again every quarter of a minute.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 90_000 });
  await signIn(page, 'waiter');
  await expect(page.getByRole('button', { name: /^Taking orders: / })).toBeVisible();
});
