import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/accessible.ts';
import { openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

/** Browsers make passkeys for names alone, and the journeys' server is called by its number. */
test.use({
  baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('//127.0.0.1', '//localhost')),
});

test('a guest adds a passkey, names it, signs in by two taps without the password, and removes it', async ({
  page,
}) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send('WebAuthn.enable');
  const { authenticatorId } = await phone.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // A phone of this kind chooses by itself whatever is offered in the field of the address, where it may.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () =>
      sessionStorage.getItem('offers') === 'yes';
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const alert = page.getByRole('main').getByRole('alert');
  const profile = page.getByRole('heading', { level: 1, name: 'Your profile' });
  await openMenu(page, 'VILNIUS-7');
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const email = `passkey-${randomUUID().slice(0, 8)}@example.test`;

  await page.goto(`/profile/sign-up/${session}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('green bicycle');
  await page.getByLabel('Password once more').fill('green bicycle');
  await page.getByLabel('I agree to the terms').check();
  await button('Create an account').click();
  await expect(profile).toBeVisible();

  await page.getByRole('link', { name: 'Account' }).click();
  await button('Add a passkey').click();
  const row = page.getByRole('listitem').filter({ hasText: 'Added' });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  // The same phone is not given a second one, and says why.
  await button('Add a passkey').click();
  await expect(alert).toContainText('has a passkey for your account already');
  await alert.getByRole('button').click();
  await row.getByRole('button', { name: 'Rename' }).click();
  await row.getByLabel('Name').fill('My phone');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'My phone' })).toBeVisible();

  await page.goto(`/profile/${session}`);
  await button('Sign out').click();
  // A phone whose finger is not its guest's says so, and the way by password stays.
  await phone.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await button('Sign in with a passkey').click();
  await expect(alert).toContainText('No passkey was used');
  await expectAccessible(page);
  await page.goto(`/profile/${session}`);
  await phone.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });

  // Two taps.
  await page.getByRole('link', { name: 'Sign in' }).click();
  await button('Sign in with a passkey').click();
  await expect(profile).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  const { credentials } = await phone.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(({ rpId, isResidentCredential }) => [rpId, isResidentCredential])).toEqual([
    ['localhost', true],
  ]);

  // Where the browser offers it in the field, nothing but the field is tapped.
  await button('Sign out').click();
  await page.evaluate(() => sessionStorage.setItem('offers', 'yes'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('offers'));

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('My phone will no longer sign you in.')).toBeVisible();
  await expectAccessible(page);
  await button('Remove for good').click();
  await expect(row).toHaveCount(0);

  // The phone still has it; here it is nobody's any more.
  await page.goto(`/profile/${session}`);
  await button('Sign out').click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await button('Sign in with a passkey').click();
  await expect(alert).toContainText('This passkey did not work');
});
