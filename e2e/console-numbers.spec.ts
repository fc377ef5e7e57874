import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
// Its own: what others sell at the same cafe would be in its figures.
import { test } from './support/demo-of-its-own.ts';
import type { StaffDesk } from './support/staff-desk.ts';
import { billWith, freshTable } from './support/table-bill.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-numbers' });

/** A bill of 27.00 at a table of the cafe, of which the waiter took 24.00 and a tip of 2.00 in cash. */
const sell = async (owner: StaffDesk, waiter: StaffDesk): Promise<void> => {
  await freshTable(owner, 'cafe', 'CAFE-3');
  const lines = [
    { name: 'Soup of the day', price: 1200, quantity: 2 },
    { name: 'Mint tea', price: 300, quantity: 1 },
  ];
  const bill = await billWith(waiter, 'cafe', 'CAFE-3', lines);
  await waiter.call('POST /console/{venue}/bills/{bill}/settle', {
    venue: waiter.venue('cafe'),
    bill: bill.id,
    idempotencyKey: crypto.randomUUID(),
    body: { method: 'cash', amount: 2400, tip: 200 },
  });
};

const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd').first();
const shown = (cents: number): string =>
  `${(cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '\u00a0')}\u00a0€`;

test('the owner sees the day at a glance, takes it along, closes it, and nobody closes it twice', async ({
  page,
  staffAs,
  staffTablet,
}) => {
  const owner = await staffAs('owner');
  await sell(owner, await staffAs('waiter'));
  const venue = owner.venue('cafe');
  const { figures } = await owner.call('GET /console/{venue}/numbers', { venue });

  await openConsole(page, 'cafe', 'numbers', 'owner');
  await expect(fact(page, 'Sales').getByText(shown(figures.net))).toBeVisible();
  await expect(fact(page, 'Tips').getByText(shown(figures.tips - figures.tips_refunded))).toBeVisible();
  const dishes = page.getByRole('region', { name: 'Dishes' }).first();
  await expect(dishes.getByRole('row', { name: /^Soup of the day/ })).toBeVisible();
  const hours = page.getByRole('region', { name: 'Sales by hour' }).first();
  await hours.getByText('As a table').click();
  await expect(hours.getByRole('columnheader', { name: 'Received' })).toBeVisible();
  await expectAccessible(page);

  const file = await page.getByRole('link', { name: 'Download Dishes as CSV' }).getAttribute('href');
  const csv = await page.request.get(file ?? '');
  expect(csv.headers()['content-type']).toContain('text/csv');
  const total = (await csv.text()).trimEnd().split('\r\n').at(-1)?.split(',') ?? [];
  expect(Math.round(Number(total.at(-1)) * 100)).toBe(figures.net - figures.fees);

  await page.getByRole('button', { name: 'This week' }).click();
  await expect(page).toHaveURL(/period=week/);
  await page.getByRole('button', { name: 'From … to' }).click();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-02');
  await expect(page.getByText('Nothing was sold')).toBeVisible();
  await expectAccessible(page);

  const next = await owner.call('GET /console/{venue}/z-reports/next', { venue });
  const other = await staffTablet();
  await openConsole(other, 'cafe', 'numbers', 'owner');
  for (const tablet of [page, other]) {
    await tablet.getByRole('link', { name: 'Close the day' }).click();
    await tablet.getByRole('button', { name: 'Close the day' }).click();
  }
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('In the drawer at the beginning').fill('100');
  await sheet
    .getByLabel('Counted in the drawer now')
    .fill(String((10_000 + next.content.cash.moved - 50) / 100));
  await expect(sheet.getByText(`${shown(50)} is missing.`)).toBeVisible();
  await expectAccessible(page);
  const number = next.after + 1;
  await sheet.getByRole('button', { name: `Close and make report ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/numbers/${number}$`));
  const report = page.getByRole('article');
  await expect(report.getByText(`${shown(50)} is missing.`)).toBeVisible();
  await expect(report.getByRole('row', { name: /^Cash/ })).toBeVisible();
  await expectAccessible(page);
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '',
  );
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(report).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // The other tablet still shows the day as open.
  await other
    .getByRole('dialog')
    .getByRole('button', { name: `Close and make report ${number}` })
    .click();
  await expect(other.getByText(/^The owner closed at|closed at .* nothing was closed twice/)).toBeVisible();
  await expect(other).toHaveURL(new RegExp(`/numbers/${number}$`));
  const { reports } = await owner.call('GET /console/{venue}/z-reports', { venue });
  expect(reports[0]?.number).toBe(number);
});

test('a waiter sees what they took and were tipped, and nothing of the house', async ({ page, staffAs }) => {
  const waiter = await staffAs('waiter');
  await sell(await staffAs('owner'), waiter);
  const { own } = await waiter.call('GET /console/{venue}/numbers/own', { venue: waiter.venue('cafe') });
  await openConsole(page, 'cafe', 'numbers');
  await expect(fact(page, 'Your tips').getByText(shown(own.tips))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Close the day' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/console/cafe/numbers/1');
  await expect(page.getByText('Your tips')).toBeVisible();
});

test('the owner says where things are booked, and takes the month to the adviser', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await sell(owner, await staffAs('waiter'));
  await openConsole(page, 'cafe', 'numbers', 'owner');
  await page.getByRole('link', { name: 'For the accountant' }).click();
  const months = page.getByLabel('Month');
  await months.selectOption({ index: 0 });
  await expect(page.getByText('This month has not ended')).toBeVisible();
  // The country's own format comes first; others are folded until they are used.
  const adviser = page.getByText("type the adviser's number below");
  await expect(adviser).toBeHidden();
  await page.getByText('For other countries').click();
  await expect(adviser).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Accounts for DATEV').click();
  await page.getByLabel(/Beraternummer/).fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('A number from 1001 to 9999999')).toBeVisible();
  await page.getByLabel(/Beraternummer/).fill('29098');
  await page.getByLabel(/Mandantennummer/).fill('55003');
  await page.getByLabel('Sales without VAT').fill('8450');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const download = page.getByRole('link', { name: /^Download/ });
  await expect(download.first()).toBeVisible();
  await expectAccessible(page);

  const file = await page.request.get((await download.first().getAttribute('href')) ?? '');
  const lines = (await file.body()).toString('latin1').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/);
  expect(lines.filter(line => line.includes(';8450;')).length).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByLabel(/Beraternummer/)).toHaveValue('29098');
  await page.getByLabel('Back to the numbers').click();
  await expect(page).toHaveURL(/\/numbers$/);
});

test('the owner begins with the day at a glance, and is led to what needs a person', async ({
  page,
  staffAs,
}) => {
  const [owner, waiter] = [await staffAs('owner'), await staffAs('waiter')];
  await sell(owner, waiter);
  const venue = owner.venue('cafe');
  const { drawer } = await waiter.call('POST /console/{venue}/own-drawer/open', {
    venue,
    body: { float: 5_000 },
  });
  await owner.call('POST /console/{venue}/drawers/{drawer}/count', {
    venue,
    drawer: drawer?.id ?? '',
    body: { counted: 3_760, expected_total: 5_000, note: '' },
  });
  const { takings } = await owner.call('GET /console/{venue}/home', { venue });

  await openConsole(page, 'cafe', 'home', 'owner');
  const today = page.getByRole('region', { name: /, until \d\d:\d\d$/ });
  await expect(today.getByText(shown(takings.now), { exact: true }).first()).toBeVisible();
  await today.getByText('As a table').click();
  await expect(today.getByRole('columnheader', { name: 'Most before' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'All venues now' }).getByRole('row', { name: /^Together/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Look: Drawer ${shown(1_240)} short` }).click();
  await expect(page).toHaveURL(/\/cafe\/numbers\/closing$/);
  // Who answers for the house begins here the next time.
  await page.goto('/console/');
  await expect(page).toHaveURL(/\/cafe\/home$/);
});
