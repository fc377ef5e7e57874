import { serveEmpty } from '../tools/e2e/serve.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Europe/Warsaw' });

test('an owner finds an empty installation, makes it theirs with the code that the server wrote, and nobody does so again', async ({
  page,
}) => {
  const { url, output, stop } = await serveEmpty();
  try {
    const written = () => /\S+#setup=\S+/.exec(output())?.[0] ?? '';
    // The server answers before it has said all that it has to say.
    await expect.poll(written).not.toBe('');
    const link = written();
    const code = link.split('=')[1] ?? '';
    await page.goto(`${url}/console/`);
    await expect(page.getByRole('heading', { name: 'Welcome to Tableside' })).toBeVisible();
    await expectAccessible(page);

    // What is missing is said beside it, and a wrong code is asked for again.
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Type your name: colleagues see it.')).toBeVisible();
    await page.getByLabel('Setup code').fill('AAAA AAAA AAAA');
    await page.getByLabel('Your name').fill('Ona Petraitė');
    await page.getByLabel('E-mail').fill('ona@kuku.test');
    await page.getByLabel('Password', { exact: true }).fill('three odd words');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'Your venue' })).toBeFocused();
    await page.getByLabel('Name of the venue').fill('Kukū & sūnūs');
    // The device's zone says where it is; another country brings what is usual there.
    await expect(page.getByLabel('Country')).toHaveValue('PL');
    await expect(page.getByLabel('Currency of your prices')).toHaveValue('PLN');
    await page.getByLabel('Country').selectOption('LT');
    await expect(page.getByLabel('Currency of your prices')).toHaveValue('EUR');
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Vilnius');
    await expect(page.getByLabel('Language of your menu')).toHaveValue('lt');
    await expectAccessible(page);

    // A closed tab keeps the draft, and no secret.
    await page.reload();
    await expect(page.getByLabel('Your name')).toHaveValue('Ona Petraitė');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill('three odd words');
    await page.getByLabel('Setup code').fill('AAAA AAAA AAAA');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Name of the venue')).toHaveValue('Kukū & sūnūs');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('How many tables do you have?').fill('3');
    await page.getByRole('button', { name: 'Open my venue' }).click();
    await expect(page.getByRole('alert')).toContainText('This code is not right.');
    await page.getByLabel('Setup code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open my venue' }).click();

    await expect(page).toHaveURL(/\/console\/kuku-sunus\/first-steps$/);
    await page.getByRole('button', { name: 'Keep it off' }).click();
    await expect(page.getByText('Kukū & sūnūs').first()).toBeVisible();
    const tables = await page.evaluate(async () => {
      const { data } = await (await fetch('/api/console/me')).json();
      return (await (await fetch(`/api/console/${data.venues[0].id}/tables`)).json()).data.tables;
    });
    expect(tables).toHaveLength(3);

    // Somebody else finds nothing to set up.
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  } finally {
    await stop();
  }
});
