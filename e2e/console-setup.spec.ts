import { readFile } from 'node:fs/promises';
import { pdfDrawings } from '@tableside/testkit/pdf-drawing.ts';
import { readQrCodes } from '@tableside/testkit/read-codes.ts';
import { serveEmpty } from '../tools/e2e/serve.ts';
import { expectAccessible } from './support/accessible.ts';
import { orderCard } from './support/console.ts';
import { addDish, expectToast, openCart, orderNumber, placeButton } from './support/guest.ts';
import { overPlainHttp } from './support/plain-http.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Europe/Warsaw' });

test('an owner finds an empty installation, makes it theirs with the code that the server wrote, prints codes, publishes a menu, gets the first order by a printed code, opens a second venue, and nobody does so again', async ({
  page,
  browser,
}) => {
  // The longest way of an owner, with axe on every page, on a server that starts for it.
  test.slow();
  const { url, output, stop } = await serveEmpty();
  try {
    const written = () => /\S+#setup=\S+/.exec(output())?.[0] ?? '';
    // The server answers before it has said all that it has to say.
    await expect.poll(written).not.toBe('');
    const link = written();
    // Nobody has a certificate in the first half hour.
    await overPlainHttp(page);
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
    // Who swipes back is a page back, with all that was typed.
    await page.goBack();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('three odd words');
    await page.goForward();
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
    await page.getByText('Fixed hours').click();
    await page.getByLabel('To', { exact: true }).fill('11:00');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Two different times, please.')).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Any time').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('How many tables do you have?').fill('3');
    await page.getByRole('button', { name: 'Open my venue' }).click();
    await expect(page.getByRole('alert')).toContainText('This code is not right.');
    await page.getByLabel('Setup code').fill(code);
    for (const _ of ['owner', 'venue', 'hours']) await page.getByRole('button', { name: 'Continue' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open my venue' }).click();

    await expect(page).toHaveURL(/\/console\/kuku-sunus\/first-steps$/);
    await expect(page.getByText('Kukū & sūnūs').first()).toBeVisible();
    await expectAccessible(page);

    // Led on to the codes: more tables at once, a sign for each, and one that a reader reads.
    await page.getByRole('button', { name: 'Print the codes' }).click();
    await page.getByRole('button', { name: 'Add tables' }).click();
    await page.getByLabel('Names of the new tables').fill('Terrace 1–4, 3');
    await expect(page.getByText('There is a table “3” already.')).toBeVisible();
    await page.getByLabel('Names of the new tables').fill('Terrace 1–4');
    await page.getByLabel('Area').fill('Terrace');
    await page.getByRole('button', { name: 'Add 4 tables' }).click();
    await expect(page.getByRole('heading', { name: 'Terrace' })).toBeVisible();
    await page.getByRole('button', { name: 'A6 table signs' }).click();
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save PDF with 7 codes' }).click(),
    ]);
    const signs = pdfDrawings(await readFile(await paper.path()), 2);
    expect(signs).toHaveLength(7);
    await expect(page.getByText(/^Printed \d/)).toHaveCount(7);
    const [address] = await readQrCodes(signs[6] ?? Buffer.of());
    const [kept] = await readQrCodes(signs[0] ?? Buffer.of());
    expect(address).toMatch(new RegExp(`^${url}/[A-Z0-9]{20}$`));

    // A guest who scans it before there is a menu reads so in plain words; staff read what is left to do.
    const guest = await browser.newPage();
    await overPlainHttp(guest);
    await guest.goto(address ?? '');
    await expect(guest.getByText('The menu is not here yet')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'First steps' })).toContainText('4 steps left');

    // Replaced, the old sign says so.
    await page.getByRole('button', { name: /^Terrace 4/ }).click();
    await page.getByRole('button', { name: 'Replace the code…' }).click();
    await page.getByRole('button', { name: 'Replace the code', exact: true }).click();
    await expect(page.getByText('Terrace 4 has a new code. Print it now.')).toBeVisible();
    await guest.goto(address ?? '');
    await expect(guest.getByText('This code is no longer used')).toBeVisible();

    // A menu of one dish, published.
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Close' }).click();
    const firstSteps = page.getByRole('complementary', { name: 'First steps' });
    await firstSteps.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Write the menu' }).click();
    await page.getByRole('button', { name: 'Add a category' }).click();
    const name = sheet.getByRole('group', { name: 'Name' }).getByRole('textbox').first();
    await name.fill('Sriubos');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Add a dish' }).click();
    await name.fill('Šaltibarščiai');
    // As a thumb does it: into the field, and the price; then another, with the old one deleted letter by letter.
    const price = sheet.getByRole('textbox', { name: 'Price', exact: true });
    await price.click();
    await page.keyboard.type('4,80');
    await expect(price).toHaveValue('4,80');
    for (const _ of '4,80') await page.keyboard.press('Backspace');
    await page.keyboard.type('4,50');
    await expect(price).toHaveValue('4,50');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await page.getByRole('button', { name: /^Publish \d/ }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Everything is published')).toBeVisible();

    // A guest scans what was printed, reads the dish and orders it; staff see it.
    await guest.goto(kept ?? '');
    await addDish(guest, 'Šaltibarščiai');
    await openCart(guest);
    await expectToast(guest, 'Your order is on its way', () => placeButton(guest).click());
    const number = await orderNumber(guest);
    await page.goto(`${url}/console/kuku-sunus/orders`);
    await expect(orderCard(page, number)).toContainText('Šaltibarščiai');
    await guest.close();

    // Another venue of the same owner begins with the menu of the first one, and has no orders of it.
    await page.goto(`${url}/console/kuku-sunus/venues/new`);
    await page.getByLabel('Name of the venue').fill('Kukū prie jūros');
    await expect(page.getByLabel('Language of your menu')).toHaveValue('lt');
    await page.getByLabel('Begin with').selectOption('Kukū & sūnūs');
    await page.getByRole('button', { name: 'Add the venue' }).click();
    await expect(page).toHaveURL(/\/console\/kuku-prie-juros\/first-steps$/);
    await page.goto(`${url}/console/kuku-prie-juros/menu`);
    await expect(page.getByRole('textbox', { name: 'Price of Šaltibarščiai' })).toHaveValue('4,50');
    await page.goto(`${url}/console/kuku-prie-juros/orders`);
    await expect(page.getByRole('button', { name: /^Taking orders: / })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.goto(`${url}/console/kuku-prie-juros/venues`);
    await page.getByRole('button', { name: 'Open Kukū & sūnūs' }).click();
    await expect(page).toHaveURL(/\/console\/kuku-sunus\/home$/);
    await page.getByRole('link', { name: 'Orders' }).first().click();
    await expect(orderCard(page, number)).toBeVisible();

    // Somebody else finds nothing to set up.
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  } finally {
    await stop();
  }
});
