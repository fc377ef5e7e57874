import type { Page } from '@playwright/test';
import { type BillLine, balance, chooseItems, knowsBills, openBill, piece, TableBill } from './bill.ts';
import { sheet } from './guest.ts';
import type { StaffDesk } from './staff-desk.ts';
import { take } from './take.ts';
import { takeLooks } from './take-looks.ts';
import { expect } from './test.ts';

const DINNER: readonly BillLine[] = [
  ['Potato dumplings with meat and crackling sauce', 950, 2],
  ['Švyturys Extra 0,5', 480, 3],
  ['Pizza Quattro Formaggi', 1640],
  ['Espresso', 290, 2],
  ['Rib-eye steak', 2950],
];

type Table = { readonly slug: string; readonly hash: string; readonly prefix: string };

/** The bill and how it is split, while a friend at the same table chooses and somebody pays in cash. */
export const takeBill = async (
  page: Page,
  friend: Page,
  desk: StaffDesk,
  { slug, hash, prefix }: Table,
): Promise<void> => {
  const bill = await TableBill.open(desk, slug, hash, { lines: [], guests: 4 });
  await openBill(page, hash);
  await take(page, `${prefix}bill-empty`);
  const intro = sheet(page, 'How paying works here');
  await expect(intro).toBeVisible();
  await take(page, `${prefix}bill-introduction`);
  await intro.getByRole('button', { name: 'Close' }).click();
  await bill.write(DINNER);
  await knowsBills(friend);
  await openBill(friend, hash);
  await chooseItems(friend);
  await piece(friend, 'Rib-eye steak').check();
  await bill.takeCash(1900);
  await expect(balance(page)).toContainText('19,00 €');
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(page.getByText('Guest 2', { exact: true })).toBeVisible();
  await (prefix ? take : takeLooks)(page, `${prefix}bill`);
  await page.getByRole('button', { name: 'Equally' }).click();
  await take(page, `${prefix}bill-equally`);
  await sheet(page, 'Split equally').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'An amount' }).click();
  await page.getByLabel('You pay').fill('20');
  await take(page, `${prefix}bill-amount`);
  await sheet(page, 'Pay an amount').getByRole('button', { name: 'Close' }).click();
  await chooseItems(page);
  const help = sheet(page, 'How choosing works');
  await take(page, `${prefix}bill-help`);
  await help.getByRole('button', { name: 'Understood' }).click();
  await piece(page, 'Pizza').check();
  await page.getByRole('button', { name: 'Share Pizza Quattro Formaggi' }).click();
  await (prefix ? take : takeLooks)(page, `${prefix}bill-share`);
  await page.getByRole('button', { name: 'Share between 2' }).click();
  await piece(page, 'Espresso').first().check();
  await expect(page.getByRole('button', { name: 'Pay my items · 11,10 €' })).toBeEnabled();
  await (prefix ? take : takeLooks)(page, `${prefix}bill-choose`);
};
