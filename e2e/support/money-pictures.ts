import type { Page } from '@playwright/test';
import { openConsole } from './console.ts';
import { GuestDesk } from './guest-desk.ts';
import { StaffDesk } from './staff-desk.ts';
import { billWith, choosePieces, freshTable, payChosen } from './table-bill.ts';
import { take } from './take.ts';
import { expect } from './test.ts';

const TABLE = 'VILNIUS-7';
const LINES = [
  { name: 'Beef tartare', price: 1450, quantity: 1 },
  { name: 'Baltic fish soup', price: 790, quantity: 2 },
  { name: 'Ribeye steak', price: 2890, quantity: 1 },
  { name: 'House red, glass', price: 650, quantity: 3 },
  { name: 'Birthday cake, brought along', price: 500, quantity: 1 },
];

/** A table of which one guest has paid and another is choosing. */
const dinner = async (address: string | undefined): Promise<string> => {
  const owner = await StaffDesk.signIn(address ?? '', 'owner');
  await freshTable(owner, 'vilnius', TABLE);
  const { id } = await billWith(owner, 'vilnius', TABLE, LINES);
  const [one, two] = [await GuestDesk.scan(address ?? '', TABLE), await GuestDesk.scan(address ?? '', TABLE)];
  await choosePieces(one, ['Beef tartare', 'House red, glass']);
  await payChosen(one, address, 200);
  await choosePieces(two, ['Ribeye steak']);
  return id;
};

/** The money screens of the console: `also` is put behind each picture's name. */
export const takeMoney = async (page: Page, address: string | undefined, also = ''): Promise<void> => {
  const picture = (name: string) => take(page, `console-${name}${also}`);
  const bill = await dinner(address);
  const dialog = page.getByRole('dialog');
  await openConsole(page, 'vilnius', 'bills', 'owner');
  await expect(page.getByRole('link', { name: /^Table 7/ })).toBeVisible();
  await picture('bills');
  await page.goto(`/console/vilnius/bills/${bill}`);
  await expect(page.getByRole('link', { name: /^Card/ })).toBeAttached();
  await picture('bill');
  await page.getByRole('button', { name: 'Add dishes' }).click();
  await dialog.getByRole('searchbox').fill('sriub');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await picture('bill-add');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Birthday cake/ }).click();
  await picture('bill-take-off');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Take payment/ }).click();
  await dialog.getByRole('group', { name: 'The guest gives' }).getByRole('button').nth(2).click();
  await picture('bill-settle');
  await dialog.getByRole('button', { name: 'Items' }).click();
  await dialog.getByRole('checkbox').first().check();
  await picture('bill-settle-items');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Card/ }).click();
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await picture('payment');
  await page.getByRole('button', { name: 'Give money back' }).click();
  await dialog.getByRole('button', { name: 'Items' }).click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Not good' }).click();
  await picture('refund');
  await dialog.getByRole('button', { name: /^Give back/ }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/console/vilnius/payments');
  await expect(page.getByRole('list', { name: 'Payments' }).getByRole('link').first()).toBeVisible();
  await picture('payments');
  await page.goto('/console/vilnius/money-alerts');
  await expect(page.getByRole('link', { name: /^Alerts/ })).toBeVisible();
  await picture('money-alerts');
  await page.goto('/console/vilnius/payment-settings');
  await expect(page.getByRole('heading', { name: 'How guests can pay' })).toBeVisible();
  await picture('payment-settings');
};
