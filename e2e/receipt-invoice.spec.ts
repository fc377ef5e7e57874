import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/accessible.ts';
import { knowsBills, openBill, TableBill } from './support/bill.ts';
import { orderSheet, sheet } from './support/guest.ts';
import { mailTo, payForDish } from './support/paid-order.ts';
import { expect, test } from './support/test.ts';

const DISH = 'Pumpkin velouté';
const address = () => `guest-${randomUUID().slice(0, 8)}@example.test`;

test('[RECEIPT-01] [RECEIPT-02] [RECEIPT-03] [RECEIPT-07] a guest looks at the receipt, has it mailed and keeps the file', async ({
  page,
}) => {
  const { session, uuid } = await payForDish(page, 'VILNIUS-12', DISH);
  await page.goto(`/success/${session}?paymentUuid=${uuid}`);
  await page.getByRole('button', { name: 'Get a receipt' }).click();
  const receipt = sheet(page, 'Receipt');
  await expect(receipt.getByText('UAB „Senamiesčio virtuvė“')).toBeVisible();
  await expect(receipt.getByText(`2 × ${DISH}`)).toBeVisible();
  await expectAccessible(page);

  const field = receipt.getByLabel('E-mail');
  const send = receipt.getByRole('button', { name: 'Send the receipt' });
  await send.click();
  await expect(receipt.getByText('Please fill this in.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('ruta@');
  await send.click();
  await expect(receipt.getByText('This e-mail address does not look right')).toBeVisible();

  // The server fails once: it is said beside the button and can be tried again.
  await page.route('**/request-receipt-v2', route => route.abort(), { times: 1 });
  const email = address();
  await field.fill(email);
  await send.click();
  await expect(
    receipt
      .locator('p', { hasText: 'connection' })
      .or(receipt.getByText(/internet|offline/i))
      .first(),
  ).toBeVisible();
  await send.click();
  await expect(receipt.getByText(`On its way to ${email}`)).toBeVisible();
  await expectAccessible(page);
  const mail = await mailTo(page, email);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    `receipt-${uuid.slice(0, 8).toUpperCase()}.pdf`,
  ]);

  const download = page.waitForEvent('download');
  await receipt.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-.*\.pdf$/);
  await page.goBack();
  await expect(receipt).toBeHidden();
  await expect(page).toHaveURL(/\/success\//);
});

test('[RECEIPT-01] a guest who gave the staff cash finds the receipt on the bill', async ({ page, desk }) => {
  const bill = await TableBill.open(desk, 'vilnius', 'VILNIUS-6', { lines: [['Baltic fish soup', 850, 2]] });
  await knowsBills(page);
  await openBill(page, 'VILNIUS-6');
  await expect(page.getByRole('button', { name: 'Get a receipt' })).toHaveCount(0);
  await bill.takeCash(1700);
  await page.getByRole('button', { name: 'Get a receipt' }).click();
  const receipt = sheet(page, 'Receipt');
  await expect(receipt.getByText('2 × Baltic fish soup')).toBeVisible();
  await expect(receipt.getByText('17,00 €').first()).toBeVisible();
  await expectAccessible(page);
  const email = address();
  await receipt.getByLabel('E-mail').fill(email);
  await receipt.getByRole('button', { name: 'Send the receipt' }).click();
  await expect(receipt.getByText(`On its way to ${email}`)).toBeVisible();
  expect((await mailTo(page, email)).text).toContain('Cash');
  await page.goBack();
  await expect(receipt).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The bill', level: 1 })).toBeVisible();
  // From there to the invoice of the same money.
  await page.getByRole('button', { name: 'Get a receipt' }).click();
  await receipt.getByRole('link', { name: 'Get a VAT invoice' }).click();
  await expect(page.getByText(/^For your payment of 17,00/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request the invoice' })).toBeVisible();
});

test('[MENU-43] Back from the invoice of an order is one step: the order lies open over the list again, and over the menu', async ({
  page,
}) => {
  const { session, number } = await payForDish(page, 'VILNIUS-12', DISH);
  for (const [path, heading] of [
    [`/orders/${session}`, 'Your orders'],
    [`/menu/${session}?orderNumber=${number}`, null],
  ] as const) {
    await page.goto(path);
    if (heading) await page.getByRole('button', { name: /Order number/ }).click();
    await orderSheet(page).getByRole('link', { name: 'Get a VAT invoice' }).click();
    await expect(page.getByRole('heading', { name: 'VAT invoice', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(orderSheet(page)).toBeVisible();
    await page.goBack();
    await expect(orderSheet(page)).toBeHidden();
    if (heading) await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    else await expect(page.getByRole('button', { name: 'More information' })).toBeVisible();
  }
});

test('[INVOICE-01] [INVOICE-02] [INVOICE-07] [INVOICE-09] [INVOICE-10] [INVOICE-12] [INVOICE-13] [INVOICE-28] a guest finds the company, requests the invoice, and the next one is filled in', async ({
  page,
}) => {
  const { session, uuid } = await payForDish(page, 'VILNIUS-12', DISH);
  await page.goto(`/success/${session}?paymentUuid=${uuid}`);
  await page.getByRole('link', { name: 'Get a VAT invoice' }).click();
  await expect(page).toHaveURL(new RegExp(`/request-invoice/${uuid}\\?language=en$`));
  await expect(page.getByRole('heading', { name: 'VAT invoice', level: 1 })).toBeVisible();
  await expect(page.getByText('Senamiesčio stalas')).toBeVisible();
  await expectAccessible(page);

  // Nothing is judged before it is sent.
  await expect(page.getByText('Please fill this in.')).toHaveCount(0);
  const send = page.getByRole('button', { name: 'Request the invoice' });
  await send.click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(3);
  await expect(page.getByText('3 fields need your attention')).toBeVisible();
  const search = page.getByLabel('Company name or code');
  await expect(search).toBeFocused();

  await search.fill('UAB');
  await expect(page.getByText('There are too many matches')).toBeVisible();
  await search.fill('nothing like it');
  await expect(page.getByText('We found no such company')).toBeVisible();
  const asked: string[] = [];
  page.on(
    'request',
    request => request.url().includes('company-search') && asked.push(request.postData() ?? ''),
  );
  await search.fill('');
  // Letter by letter, as fast as nobody types: on a busy machine keys of a hand come too far apart to be one word.
  await search.evaluate((_, letters) => {
    for (const letter of letters) document.execCommand('insertText', false, letter);
  }, 'azuolyno');
  await page.getByRole('button', { name: /Ąžuolyno kepykla/ }).click();
  expect(asked).toEqual([JSON.stringify({ country: 'LT', name: 'azuolyno' })]);

  await expect(page.getByLabel('Business name')).toHaveValue(/Ąžuolyno kepykla/);
  await expect(page.getByLabel('Business code')).toHaveValue(/^30\d{7}$/);
  await page.getByLabel('Your name').fill('Rūta Žemaitė');
  const email = address();
  await page.getByLabel('E-mail').fill(email);
  const vat = page.getByRole('switch', { name: 'The company pays VAT' });
  await vat.check();
  await page.getByLabel('VAT code').fill('LT119511516');
  await send.click();
  await expect(page.getByText('This VAT number does not look right')).toBeVisible();
  await expect(page.getByLabel('VAT code')).toBeFocused();
  await page.getByLabel('VAT code').fill('119511515');
  await page.getByText('Remember these details on this phone').click();
  await expectAccessible(page);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your invoice is ready' })).toBeFocused();
  await expectAccessible(page);
  const mail = await mailTo(page, email);
  expect(mail.attachments[0]?.filename).toMatch(/^TS-\d{4}-\d{6}\.pdf$/);
  await expect(page.getByText(mail.attachments[0]?.filename.replace('.pdf', '') ?? '-')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the invoice' }).click();
  expect((await download).suggestedFilename()).toBe(mail.attachments[0]?.filename);

  // What was issued stays, and what was saved is there for the next one.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The invoice was issued before' })).toBeVisible();
  await expect(page.getByText('This invoice can no longer be changed')).toBeVisible();
  const next = await payForDish(page, 'VILNIUS-12', DISH);
  await page.goto(`/request-invoice/${next.uuid}?language=en`);
  await expect(page.getByText('Filled in with what you saved last time.')).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue(/Ąžuolyno kepykla/);
  await expect(page.getByLabel('VAT code')).toHaveValue('LT119511515');
});

test('[INVOICE-08] [INVOICE-11] [INVOICE-27] another country is typed by hand, in the language the address asks for', async ({
  page,
  anotherPhone,
}) => {
  const { uuid } = await payForDish(page, 'VILNIUS-12', DISH);
  await page.goto(`/request-invoice/${uuid}?language=lt`);
  await expect(page.getByRole('heading', { name: 'PVM sąskaita faktūra', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
  await page.getByLabel('Įmonės pavadinimas arba kodas').fill('tarptautinė maisto');
  const long = page.getByRole('button', { name: /Tarptautinė maisto/ });
  await expect(long).toContainText('…');
  await page.getByLabel('Šalis').selectOption('LV');
  await expect(page.getByLabel('Įmonės pavadinimas arba kodas')).toBeHidden();
  await page.getByLabel('Įmonės pavadinimas').fill('SIA Rīgas Maize');
  await page.getByLabel('Įmonės kodas').fill('40003521600');
  await page.getByLabel('Įmonės adresas').fill('Brīvības iela 1, Rīga');
  await page.getByLabel('Jūsų vardas ir pavardė').fill('Ilze');
  await page.getByLabel('El. paštas').fill(address());
  await page.getByRole('button', { name: 'Prašyti sąskaitos' }).click();
  await expect(page.getByRole('heading', { name: 'Jūsų sąskaita paruošta' })).toBeVisible();

  // Somebody else's phone gets nothing by the same link.
  const stranger = await anotherPhone();
  await stranger.goto(`/request-invoice/${uuid}?language=en`);
  await expect(stranger.getByRole('heading', { name: 'There is no invoice for this payment' })).toBeVisible();
});
