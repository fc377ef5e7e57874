import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { TableBill } from './support/bill.ts';
import { signIn } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-change-of-waiters' });

const PIN = { Anna: '4071', Boris: '8259' } as const;

const takeOver = async (tablet: Page, name: keyof typeof PIN) => {
  await tablet.getByRole('button', { name }).click();
  for (const digit of PIN[name]) await tablet.getByRole('button', { name: `Digit ${digit}` }).click();
  await tablet.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(tablet.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
};
const account = async (tablet: Page) => {
  await tablet.getByRole('button', { name: 'Menu', exact: true }).click();
  await tablet.getByRole('button', { name: 'Account and security' }).click();
};
const lock = async (tablet: Page) => {
  await tablet.getByRole('button', { name: 'Menu', exact: true }).click();
  await tablet.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(tablet.getByRole('heading', { name: 'Who is there?' })).toBeVisible();
};

test('one tablet, two waiters: a payment on its way stays with who took it, the drawer is counted, and the tables go to the colleague', async ({
  page,
  desk,
  staffAs,
  staffTablet,
}) => {
  const owner = await staffAs('owner');
  const venue = owner.venue('vilnius');
  for (const [name, pin] of Object.entries(PIN)) {
    const body = { name, pin, role: 'waiter' as const };
    await owner.call('POST /console/{venue}/team/add', { venue, body });
  }
  const bill = await TableBill.open(desk, 'vilnius', 'VILNIUS-4', { lines: [['Cake', 2000]] });
  const { id, table_name: table } = await bill.look();
  const tablet = await staffTablet({ viewport: { width: 390, height: 844 } });
  await tablet.goto('/console/vilnius/settings/security');
  await signIn(tablet, 'owner');
  await tablet.getByLabel('Name of this device').fill('Bar tablet');
  await tablet.getByRole('button', { name: 'Share this device' }).click();

  await takeOver(tablet, 'Anna');
  await account(tablet);
  await tablet.getByRole('button', { name: 'Open your cash drawer' }).click();
  await tablet.getByLabel('Change in it now').fill('50');
  await tablet.getByRole('button', { name: /^Open with 50,00/ }).dblclick();
  await expect(tablet.getByText('Must be in it')).toBeVisible();
  await expectAccessible(tablet);

  // Anna took the money; Boris has typed his PIN before the answer is there, which was on its way for a while.
  let answer = () => {};
  const held = new Promise<void>(done => {
    answer = done;
  });
  await tablet.route('**/bills/*/settle', async route => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await tablet.goto(`/console/vilnius/bills/${id}`);
  await tablet.getByRole('button', { name: /^Take payment/ }).click();
  const sheet = tablet.getByRole('dialog');
  const sent = tablet.waitForRequest('**/bills/*/settle');
  await sheet.getByRole('button', { name: /^Took 20,00\s€ in cash$/ }).click();
  await sent;
  await expect.poll(async () => (await bill.look()).payments.length).toBe(1);
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await lock(tablet);
  await takeOver(tablet, 'Boris');
  const answered = tablet.waitForResponse('**/bills/*/settle');
  answer();
  await answered;
  // It is nobody's but hers: no sheet says that he took it, and he is not thrown out.
  await tablet.goto(`/console/vilnius/bills/${id}`);
  await expect(tablet.getByText('Anna').first()).toBeVisible();
  await expect(tablet.getByRole('button', { name: /^Take payment/ })).toHaveCount(0);
  await expect(tablet.getByRole('dialog')).toHaveCount(0);
  expect((await bill.look()).payments.map(({ taken_by: by }) => by)).toEqual(['Anna']);
  await account(tablet);
  await expect(tablet.getByRole('button', { name: 'Open your cash drawer' })).toBeVisible();
  await lock(tablet);

  await takeOver(tablet, 'Anna');
  await tablet.goto('/console/vilnius/tables');
  await tablet.getByRole('button', { name: /^All/ }).click();
  await tablet
    .getByRole('button', { name: new RegExp(`${table}(?!\\d)`) })
    .first()
    .click();
  await tablet.getByRole('dialog').getByRole('button', { name: 'Take this table' }).click();
  await expect(tablet.getByText('Served by Anna')).toBeVisible();
  await tablet.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await account(tablet);
  await expect(tablet.getByText(/^70,00\s€$/)).toBeVisible();
  await tablet.getByRole('button', { name: 'Cash in or out' }).click();
  await sheet.getByLabel('How much').fill('71');
  await expect(sheet.getByText(/^There is 70,00\s€ in it\.$/)).toBeVisible();
  await sheet.getByLabel('How much').fill('5');
  await sheet.getByRole('button', { name: 'From the shop' }).click();
  await expectAccessible(tablet);
  await sheet.getByRole('button', { name: /^Paid out: 5,00/ }).dblclick();
  await expect(tablet.getByText(/^65,00\s€$/)).toBeVisible();
  await tablet.getByRole('button', { name: 'Hand over my table' }).click();
  await expectAccessible(tablet);
  await sheet.getByRole('button', { name: 'Boris' }).click();
  await expect(tablet.getByText('1 table is now with Boris.')).toBeVisible();
  const { tables } = await owner.call('GET /console/{venue}/tables', { venue });
  expect(tables.find(({ name }) => name === table)?.waiter?.name).toBe('Boris');
  await tablet.getByRole('button', { name: 'Count and close' }).click();
  await sheet.getByLabel('Counted').fill('64,50');
  await expect(sheet.getByText(/^0,50\s€ is missing\.$/)).toBeVisible();
  await expectAccessible(tablet);
  await sheet.getByRole('button', { name: 'Close the drawer' }).dblclick();
  await expect(tablet.getByRole('button', { name: 'Open your cash drawer' })).toBeVisible();

  await page.goto('/console/vilnius/numbers/closing');
  await signIn(page, 'owner');
  const drawers = page.getByRole('region', { name: 'Drawers of today' });
  await expect(drawers.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await expect(drawers.getByText(/0,50\s€ is missing/)).toBeVisible();
  await expectAccessible(page);
});

test('the line is lost between the tap and the answer: over Back and a reload the money is asked about, and booked once; two who take the rest take it once', async ({
  desk,
  staffTablet,
}) => {
  const bill = await TableBill.open(desk, 'vilnius', 'VILNIUS-6', { lines: [['Cake', 2000, 2]] });
  const { id } = await bill.look();
  const tablet = await staffTablet({ viewport: { width: 390, height: 844 } });
  await tablet.goto(`/console/vilnius/bills/${id}`);
  await signIn(tablet, 'waiter');
  await tablet.getByRole('button', { name: 'Keep it off' }).click();
  const sheet = tablet.getByRole('dialog');
  const open = tablet.getByRole('button', { name: /^Take payment/ });
  const unsure = sheet.getByText(/^No answer came: 20,00\s€ may be booked already/);
  await open.click();
  await sheet.getByRole('button', { name: 'A sum' }).click();
  await sheet.getByLabel('Sum', { exact: true }).fill('20');
  await tablet.route('**/bills/*/settle', async route => {
    await route.fetch();
    await route.abort();
  });
  await sheet.getByRole('button', { name: /^Took 20,00\s€ in cash$/ }).click();
  await expect(unsure).toBeVisible();
  await expectAccessible(tablet);
  await tablet.goBack();
  await expect(sheet).toBeHidden();
  await expect(open).toBeVisible();
  await tablet.route('**/realtime?*', route => route.abort());
  await tablet.reload();
  await open.click();
  await expect(unsure).toBeVisible();
  await tablet.unroute('**/bills/*/settle');
  await sheet.getByRole('button', { name: /^Ask again about 20,00/ }).click();
  await expect(sheet.getByText(/^20,00\s€ is left on the bill\.$/)).toBeVisible();
  expect((await bill.look()).payments_sum).toBe(20);

  // A colleague takes the rest while this one counts the change, and nothing tells of it.
  await sheet.getByRole('button', { name: 'Next payment' }).click();
  await tablet.route('**/bills/*', route => route.abort());
  const confirm = sheet.getByRole('button', { name: /^Took 20,00\s€ in cash$/ });
  await expect(confirm).toBeVisible();
  await bill.takeCash(2000);
  await confirm.click();
  await expect(sheet.getByText('The bill was paid meanwhile. Give the guest the money back.')).toBeVisible();
  expect((await bill.look()).payments_sum).toBe(40);
});
