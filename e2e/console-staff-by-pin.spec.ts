import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-staff-by-pin' });

test('the owner adds a waiter by name and PIN; she takes the tablet over, chooses her own PIN, starts her shift, and the owner reads her hours', async ({
  page,
  staffTablet,
}) => {
  await page.goto('/console/vilnius/settings/team');
  await signIn(page, 'owner');
  await page.getByRole('button', { name: 'Add without e-mail' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('Ieva');
  await sheet.getByLabel('PIN, 4 to 6 digits').fill('1234');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This PIN is too easy to guess.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('PIN, 4 to 6 digits').fill('9053');
  await sheet.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(page.getByText('Waiter · by PIN on shared tablets')).toHaveCount(2);

  const tablet = await staffTablet();
  await tablet.goto('/console/vilnius/settings/security');
  await signIn(tablet, 'owner');
  await tablet.getByLabel('Name of this device').fill('Bar tablet');
  await tablet.getByRole('button', { name: 'Share this device' }).click();
  const takeOver = async (pin: string) => {
    await tablet.getByRole('button', { name: 'Ieva' }).click();
    for (const digit of pin) await tablet.getByRole('button', { name: `Digit ${digit}` }).click();
    await tablet.getByRole('button', { name: 'Enter', exact: true }).click();
  };
  await takeOver('9053');
  const menu = tablet.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await tablet.getByRole('button', { name: 'Account and security' }).click();
  await expect(tablet.getByText('An owner made this PIN and knows it.')).toBeVisible();
  await tablet.getByLabel('Your PIN now').fill('9053');
  await tablet.getByLabel('New PIN, 4 to 6 digits').fill('7301');
  await tablet.getByRole('button', { name: 'Save PIN' }).click();
  await expect(tablet.getByText('Your PIN is all that you sign in with here.')).toBeVisible();
  await tablet.getByRole('button', { name: 'Start shift' }).dblclick();
  await expect(tablet.getByText(/^At work since/)).toBeVisible();
  await expectAccessible(tablet);
  await tablet.reload();
  await expect(tablet.getByText(/^At work since/)).toBeVisible();
  await menu.click();
  await tablet.getByRole('button', { name: 'Lock', exact: true }).click();
  await takeOver('7301');

  await page.goto('/console/vilnius/settings/hours-worked');
  await expect(page.getByRole('button', { name: /^Correct the shift of Ieva/ })).toHaveCount(1);
  await expectAccessible(page);
  // Let go, she is out at once: the tablet asks who is there.
  await page.goto('/console/vilnius/settings/team');
  await page.getByRole('button', { name: 'Change Ieva' }).click();
  await page.getByRole('button', { name: 'No longer works here' }).click();
  await page.getByRole('button', { name: 'Take off the staff' }).click();
  await expect(tablet.getByRole('heading', { name: 'Who is there?' })).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Ieva' })).toBeHidden();
  // Where hours are kept, whoever has none yet is asked for them.
  await page.goto('/console/vilnius/orders');
  await expect(page.getByText('Your shift has not started.')).toBeVisible();
});
