import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectPaidOrder, method, onPay, orderAndPay, payButton, silence } from './support/pay.ts';
import { expect, test } from './support/test.ts';

// Everybody who picks up stands at the same counter: nobody is in the others' way.
const TABLE = 'VILNIUS-PICKUP';
const BANK = 'From your bank';

const toTheBank = async (page: Page): Promise<void> => {
  await orderAndPay(page, TABLE);
  await method(page, BANK).check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  // The bank's own page: what comes next is done there, or starts from there.
  await expect(page.getByRole('button', { name: /^(Approve|Sign) the payment$/ })).toBeVisible();
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('[PAY-27][STATUS-08] a guest confirms at the bank and comes back to a paid order', async ({ page }) => {
  await silence(page, 'neopay');
  await toTheBank(page);
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page).toHaveURL(/\/payment-status\//);
  await expectPaidOrder(page);
});

test('[PAY-27][STATUS-16] a guest signs at the other bank page', async ({ page }) => {
  await toTheBank(page);
  await page.getByRole('button', { name: 'Sign the payment' }).click();
  await expectPaidOrder(page);
});

test('a guest goes to the bank once our server has heard of it, and is told when it does not', async ({
  page,
}) => {
  await orderAndPay(page, TABLE);
  await method(page, BANK).check();
  await page.route('**/api/payments/leaving/**', route => route.abort());
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'An unexpected error occurred' })).toBeVisible();
  await page.unroute('**/api/payments/leaving/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await onPay(page);
  await page.route('**/api/payments/leaving/**', route => route.abort(), { times: 1 });
  await payButton(page).click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  await page.getByRole('button', { name: /^(Approve|Sign) the payment$/ }).click();
  await expectPaidOrder(page);
});

test('[STATUS-10] a guest who breaks off at the bank is back at the start, told that nothing was charged, and pays again', async ({
  page,
}) => {
  await toTheBank(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Nothing was charged' })).toBeVisible();
  await page
    .getByRole('dialog', { name: /^Order \S+$/ })
    .getByRole('link', { name: /^Pay · / })
    .click();
  await onPay(page);
  await method(page, BANK).check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  await page.getByRole('button', { name: 'Sign the payment' }).click();
  await expectPaidOrder(page);
});

test('a guest who comes back from the bank by the browser’s Back finds the choice as it was', async ({
  page,
}) => {
  await toTheBank(page);
  await page.goBack();
  await page.goBack();
  await onPay(page);
  await expect(method(page, BANK)).toBeChecked();
  await expect(payButton(page)).toBeEnabled();
});

test('[STATUS-04][STATUS-05][STATUS-11][STATUS-12][STATUS-17] while the bank is silent the guest waits, reloads, is asked not to pay again, and goes on by itself once it is known', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await toTheBank(page);
  const bank = page.url();
  await page.getByRole('button', { name: 'Leave it pending' }).click();
  await expect(heading(page, 'Confirming your payment')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^Time left: 1:\d\d$/);
  await expectAccessible(page);
  await page.clock.fastForward(30_000);
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  // The countdown goes on where it was.
  await page.reload();
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  await page.clock.fastForward(95_000);
  await expect(heading(page, 'We are still checking')).toBeVisible();
  await expect(page.getByText("Please don't pay again")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call the staff' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay again' })).toHaveCount(0);
  await expectAccessible(page);
  // The bank makes up its mind; nobody touches the phone.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(bank);
  await elsewhere.getByRole('button', { name: 'Sign the payment' }).click();
  await expectPaidOrder(page);
});

test('[STATUS-07] a payment that the bank rejects says so, and can be tried again', async ({ page }) => {
  await toTheBank(page);
  await page.getByRole('button', { name: 'The bank rejects' }).click();
  await expect(page.getByRole('alert')).toContainText(/did not go through|was declined/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay again' }).click();
  await onPay(page);
});
