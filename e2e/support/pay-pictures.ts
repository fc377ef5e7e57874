import type { Page } from '@playwright/test';
import { knowsBills, TableBill } from './bill.ts';
import { openMore, scan } from './guest.ts';
import { CARDS, formShown, method, onPay, orderAndPay, payButton, typeCard } from './pay.ts';
import type { StaffDesk } from './staff-desk.ts';
import { take } from './take.ts';
import { takeLooks } from './take-looks.ts';
import { expect } from './test.ts';

/** An order of one's own: each kind of method, a decline, the bank and every way of waiting for it. */
export const takePaying = async (page: Page): Promise<void> => {
  await page.clock.install();
  await orderAndPay(page, 'VILNIUS-PICKUP');
  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.poor);
  await formShown(page);
  await takeLooks(page, 'pay-card', ['bold']);
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Not enough money on this card' })).toBeVisible();
  await take(page, 'pay-declined');
  await page.getByRole('button', { name: 'Try again' }).click();
  await method(page, 'From your bank').check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  await page.getByRole('button', { name: 'Leave it pending' }).click();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(heading('Confirming your payment')).toBeVisible();
  await takeLooks(page, 'payment-status');
  await page.clock.fastForward(40_000);
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  await take(page, 'payment-status-long');
  await page.clock.fastForward(90_000);
  await expect(heading('We are still checking')).toBeVisible();
  await take(page, 'payment-status-still');
};

/** A waiter's bill: the tip, the warning before the bank, what was paid, and the history. */
export const takePayingABill = async (
  page: Page,
  desk: StaffDesk,
  slug: string,
  table: string,
  prefix: string,
): Promise<void> => {
  await TableBill.open(desk, slug, table, {
    lines: [
      ['Baltic fish soup', 850, 2],
      ['House lager', 480, 3],
    ],
    guests: 3,
  });
  await knowsBills(page);
  await scan(page, table);
  await (await openMore(page)).getByRole('button', { name: 'Pay the bill' }).click();
  const history = page.url().replace(/\/order\/([^?]+).*/, '/payments/history/$1');
  await page.goto(history);
  await expect(page.getByText('No payments yet')).toBeVisible();
  await take(page, `${prefix}payments-empty`);
  await page.goBack();
  await page.getByRole('button', { name: /^Pay all/ }).click();
  await onPay(page);
  await formShown(page);
  if (prefix) await take(page, `${prefix}pay-bill`);
  else await takeLooks(page, 'pay-bill', ['bold']);
  await page.getByRole('button', { name: 'Other amount' }).click();
  await page.getByLabel('Tip amount').fill('0,2');
  await take(page, `${prefix}pay-tip`);
  await page.getByLabel('Tip amount').fill('2,6');
  await page.getByRole('button', { name: 'Save · 2,60 €' }).click();
  await method(page, 'From your bank').check();
  await payButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your bank opens next' })).toBeVisible();
  await take(page, `${prefix}pay-bank`);
  await page.getByRole('button', { name: 'Close' }).click();
  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.good);
  if (prefix) {
    await formShown(page);
    await take(page, `${prefix}pay-card`);
  }
  await payButton(page).click();
  await expect(page.getByText('Paid · 34,00 €')).toBeVisible();
  await take(page, `${prefix}paid`);
  await expect(page.getByText('Payment received')).toBeVisible();
  await (prefix ? take : takeLooks)(page, `${prefix}payment-success`);
  await page.goto(history);
  await expect(page.getByRole('button', { name: /34,00 €/ })).toBeVisible();
  await (prefix ? take : takeLooks)(page, `${prefix}payments`);
};
