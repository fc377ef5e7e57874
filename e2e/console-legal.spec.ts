import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('the owner says who sells and tests a till before it is connected; of a colleague who was quicker they are told', async ({
  page,
  baseURL,
  staffAs,
}) => {
  await openConsole(page, 'cafe', 'payment-settings', 'owner');
  const company = page
    .locator('form')
    .filter({ has: page.getByRole('heading', { name: 'Company and VAT' }) });
  const save = company.getByRole('button', { name: 'Save company and VAT' });
  await company.getByLabel('Registered address').fill('Užupio g. 2, Vilnius');
  await company.getByText('The company pays VAT').click();
  await company.getByLabel('VAT rate, %').fill('nine');
  await save.click();
  await expect(company.getByText('A rate from 0 to 50')).toBeVisible();
  await company.getByLabel('VAT rate, %').fill('9,5');
  const code = company.getByLabel('VAT code');
  await code.fill('LT119511516');
  await save.click();
  await expect(company.getByText('This VAT code does not look right.')).toBeVisible();
  await expectAccessible(page);
  await code.fill('LT119511515');
  await save.click();
  await expect(page.getByText('Saved. The next receipt and invoice say so.')).toBeVisible();
  await page.reload();
  await expect(company.getByLabel('VAT rate, %')).toHaveValue('9,5');
  await expect(code).toHaveValue('LT119511515');

  // A second rate: the menu offers it from now on, until there is only one again.
  await company.getByRole('button', { name: 'Add a rate' }).click();
  await company.getByLabel('Name of rate 1').fill('Food and drink');
  await save.click();
  await expect(company.getByText('Please fill this in.')).toBeVisible();
  await company.getByLabel('Name of rate 2').fill('Books');
  await company.getByLabel('Rate 2, %').fill('5');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Saved. The next receipt and invoice say so.')).toBeVisible();
  await page.goto('/console/cafe/menu');
  await page.getByRole('button', { name: 'Espresas', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'VAT rate' })).toHaveValue(
    'As its category: 9.5 % Food and drink',
  );
  await page.goto('/console/cafe/payment-settings');
  await company.getByRole('button', { name: 'Remove the rate Books' }).click();
  await save.click();
  await expect(page.getByText('Saved. The next receipt and invoice say so.')).toBeVisible();
  await expect(company.getByLabel('VAT rate, %')).toHaveValue('9,5');

  const address = company.getByLabel('Registered address');
  await address.fill('Užupio g. 4, Vilnius');
  const colleague = await staffAs('owner');
  const venue = colleague.venue('cafe');
  const { legal, revision } = await colleague.call('GET /console/{venue}/legal', { venue });
  if (!legal) throw new Error('the café never said who sells');
  const body = { ...legal, company_name: 'UAB Kampas', revision };
  await colleague.call('POST /console/{venue}/legal', { venue, body });
  await expect(company.getByRole('alert')).toContainText('changed this page in the meantime');
  await expect(address).toHaveValue('Užupio g. 4, Vilnius');
  await expectAccessible(page);
  await company.getByRole('button', { name: 'Show the other version' }).click();
  await expect(company.getByLabel('Company', { exact: true })).toHaveValue('UAB Kampas');
  await expect(address).toHaveValue('Užupio g. 2, Vilnius');

  const till = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Till', exact: true }) });
  await till.getByText('Another till').click();
  await till.getByLabel('Address of the till').fill(`${baseURL}`);
  await till.getByLabel('API key').fill('some key');
  await till.getByRole('button', { name: 'Test the connection' }).click();
  await expect(till.getByText("leads into the server's own network")).toBeVisible();
  // Never dead: what is missing is asked for where it is typed.
  await till.getByRole('button', { name: 'Save the till' }).click();
  await expect(till.getByLabel('Webhook secret')).toBeFocused();
  await expectAccessible(page);
});
