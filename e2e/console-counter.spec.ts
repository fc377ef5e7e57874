import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { billWith, freshTable } from './support/table-bill.ts';
import { expect, test } from './support/test.ts';

const PRINTER = 'vilnius-counter';

const papers = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get(`/sandbox/printer/${PRINTER}/papers`)).json()) as { text: string }[]).map(
    ({ text }) => text,
  );
const drawer = async (page: Page): Promise<number> =>
  ((await (await page.request.get(`/sandbox/printer/${PRINTER}/drawer`)).json()) as { opened: number })
    .opened;
const steer = (page: Page, state: object) =>
  page.request.post(`/sandbox/printer/${PRINTER}/state`, { data: state });

test('staff print the bill, take cash beside the drawer, print the receipt and read when there is no paper; an owner opens the drawer with a reason', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  const venue = owner.venue('vilnius');
  await freshTable(owner, 'vilnius', 'VILNIUS-11');
  const { printer } = await owner.call('POST /console/{venue}/printers', {
    venue,
    body: {
      name: 'Bar',
      kind: 'epos',
      address: `sandbox:${PRINTER}`,
      columns: 42,
      code_page: 'windows1257',
      stations: [],
      prints: 'papers',
      drawer: true,
    },
  });
  const bill = await billWith(owner, 'vilnius', 'VILNIUS-11', [
    { name: 'Šaltibarščiai', price: 650, quantity: 2 },
  ]);
  await openConsole(page, 'vilnius', 'bills', 'owner');
  await page.goto(`/console/vilnius/bills/${bill.id}`);
  const sheet = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Pre-check' }).click();
  await sheet.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(sheet.getByText('Printed on “Bar”.')).toBeVisible();
  await expectAccessible(page);
  expect((await papers(page)).at(-1)).toMatch(/2 x Šaltibarščiai +13,00 €/);
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Take payment/ }).click();
  await sheet.getByRole('button', { name: '“Bar” opens' }).click();
  await expectAccessible(page);
  const before = await drawer(page);
  await sheet.getByRole('button', { name: /^Took .* in cash$/ }).click();
  await expect(sheet.getByText('The drawer at “Bar” is open.')).toBeVisible();
  expect(await drawer(page)).toBe(before + 1);

  await steer(page, { paper_out: true });
  await sheet.getByRole('button', { name: 'Print the receipt' }).click();
  await expect(sheet.getByText('The printer “Bar” has no paper.')).toBeVisible();
  await expect(sheet.getByText(/It is printed by itself when that is mended, until \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);
  await steer(page, { paper_out: false });
  await expect(sheet.getByText('Printed on “Bar”.')).toBeVisible();
  expect((await papers(page)).at(-1)).toContain('Grynieji');
  await sheet.getByRole('button', { name: 'Print the receipt' }).click();
  await expect(sheet.getByText('Printed on “Bar”, marked as a copy.')).toBeVisible();
  expect((await papers(page)).at(-1)).toMatch(/^KOPIJA/);

  await page.goto('/console/vilnius/bills');
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  await sheet.getByRole('button', { name: 'Change for a note' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Open the drawer' }).click();
  await expect(sheet.getByText('The drawer at “Bar” is open.')).toBeVisible();
  expect(await drawer(page)).toBe(before + 2);
  await owner.call('POST /console/{venue}/printers/{printer}/remove', {
    venue,
    printer: printer.id,
    body: {},
  });
});
