import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/accessible.ts';
import { addDishForGood, cartLink, openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('[PROFILE-06] [PROFILE-08] [PROFILE-09] [PROFILE-10] [PROFILE-12] [PROFILE-15] [PROFILE-16] [PROFILE-30] [PROFILE-31] a guest makes an account, fills in details, signs out and in again, by password and by Google, and erases it; the cart stays', async ({
  page,
}) => {
  test.slow();
  await openMenu(page, 'VILNIUS-7');
  await addDishForGood(page, 'Pumpkin velouté');
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const email = `guest-${randomUUID().slice(0, 8)}@example.test`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const alert = page.getByRole('main').getByRole('alert');

  // Who opens the profile from the menu is led to sign up, and comes back to it.
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect(page.getByText('You are not signed in.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('green bicycle');
  await page.getByLabel('Password once more').fill('green bicycles');
  await button('Create an account').click();
  // What is wrong stands at its field, and the first such field has the focus.
  await expect(page.getByLabel('Password once more')).toBeFocused();
  await expect(page.getByLabel('Password once more')).toHaveAccessibleDescription(
    'The two passwords are not the same.',
  );
  await expect(page.getByText('Please agree to the terms to go on.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password once more').fill('green bicycle');
  await page.getByLabel('I agree to the terms').check();
  await button('Create an account').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await expectAccessible(page);

  // The details are held against what they are; a failure is told.
  await page.getByRole('link', { name: 'Your details' }).click();
  await page.getByLabel('First name').fill('Rūta');
  await page.getByLabel('City').fill('Vilnius');
  await page.getByLabel('Phone number').fill('12');
  await page.getByLabel('Date of birth').fill('28.02.1990');
  await button('Save').click();
  await expect(page.getByText('This phone number does not look right.')).toBeVisible();
  await expect(page.getByText('This date of birth does not look right.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Phone number').fill('612 34567');
  await page.getByLabel('Date of birth').fill('1990-02-28');
  await page.route('**/api/loyalty/update-user', route => route.fulfill({ status: 500 }));
  await button('Save').click();
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  await page.unroute('**/api/loyalty/update-user');
  await button('Save').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();

  // Signed out, and in again; what is refused stands in a banner until it is dismissed.
  await button('Sign out').click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('red bicycle');
  await button('Sign in').click();
  await expect(alert).toContainText('E-mail or password is not right.');
  await expectAccessible(page);
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill('green bicycle');
  await page.route('**/api/auth/sign-in/email', async route => {
    await expect(button('Signing in…')).toBeDisabled();
    await route.continue();
  });
  await button('Sign in').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();

  await page.getByRole('link', { name: 'Account' }).click();
  await button('Change the password').click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expectAccessible(page);
  await button('Erase my account').click();
  await button('Erase for good').click();
  await expect(page.getByText('You are not signed in.')).toBeVisible();

  // By Google's stand-in: without the terms there is no new account, with them there is.
  await page.goto(`/profile/sign-up/${session}`);
  await button('Continue with Google').click();
  await expect(page.getByText('Please agree to the terms to go on.')).toBeVisible();
  await page.getByLabel('I agree to the terms').check();
  await button('Continue with Google').click();
  // Both pages have a field of that name.
  await page.waitForURL(url => url.pathname.includes('/google'));
  await page.getByLabel('E-mail').fill(`google-${email}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(page.getByText(`google-${email}`).first()).toBeVisible();

  await page.goto(`/menu/${session}`);
  await expect(cartLink(page)).toBeVisible();
});
