import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { balance, knowsBills, openBill, TableBill, toast } from './support/bill.ts';
import { scan } from './support/guest.ts';
import { CARDS, method, onPay, payButton, typeCard } from './support/pay.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const TABLE = 'VILNIUS-9';
const LINES = [
  ['Baltic fish soup', 850, 2],
  ['House lager', 480, 3],
] as const;

test('[PAY-12][PAY-28][PAY-53][TIPCHIP-02][TIPCHIP-20][TIPCHIP-21][RESULT-03][RESULT-04][RESULT-05][HIST-02][HIST-04] a bill is paid with a tip; the guest sees what was paid and finds it again', async ({
  page,
  desk,
}) => {
  test.slow();
  await TableBill.open(desk, 'vilnius', TABLE, { lines: LINES, guests: 3 });
  await knowsBills(page);
  await openBill(page, TABLE);
  await page.getByRole('button', { name: /^Pay all/ }).click();
  await onPay(page);
  await expect(page.getByText('The bill of your table')).toBeVisible();
  await expectAccessible(page);
  // Nothing that costs money is chosen for the guest, who gives what they like.
  await expect(page.getByRole('radio', { name: '10 % 3,14 €' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No tip' })).toBeChecked();
  await page.getByRole('button', { name: 'Other amount' }).click();
  const sheet = page.getByRole('dialog', { name: 'Other amount' });
  await sheet.getByLabel('Tip amount').fill('0,2');
  await expect(sheet.getByText('Please enter an amount. Between 0,50 € and 200,00 €.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Save/ })).toBeDisabled();
  await expectAccessible(page);
  await sheet.getByLabel('Tip amount').fill('2,6');
  await sheet.getByRole('button', { name: 'Save · 2,60 €' }).click();
  await method(page, 'From your bank').check();
  await payButton(page).click();
  const warning = page.getByRole('dialog', { name: 'Your bank opens next' });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Close' }).click();
  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.good);
  await expect(payButton(page)).toHaveText('Pay · 34,00 €');
  const visited: string[] = [];
  page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname));
  await payButton(page).click();
  await expect(page).toHaveURL(/\/success\//);
  // A card is confirmed where the guest is: only banks send them to the status screen.
  await expect.poll(() => visited.some(path => path.startsWith('/success/'))).toBe(true);
  expect(visited.filter(path => path.startsWith('/payment-status/'))).toEqual([]);
  await expect(page.getByText('Payment received')).toBeVisible();
  await expect(page.getByText('34,00 €').first()).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByText('The whole bill is paid')).toBeVisible();
  await expectAccessible(page);

  await page.goto(page.url().replace(/\/success\/([^?]+).*/, '/payments/history/$1'));
  await expect(page.getByRole('heading', { name: 'Your payments', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Senamiesčio stalas.*34,00 €/ }).click();
  await expect(page.getByText('Payment received')).toBeVisible();
});

test('a bill that somebody else is paying is refused in words, and frees itself when they leave', async ({
  page,
  desk,
  anotherPhone,
}) => {
  await TableBill.open(desk, 'vilnius', TABLE, { lines: LINES });
  const other = await anotherPhone();
  for (const phone of [other, page]) {
    await knowsBills(phone);
    await openBill(phone, TABLE);
  }
  const pay = async (phone: typeof page) => {
    const { pathname } = new URL(phone.url());
    const number = await phone.evaluate(async session => {
      const answer = await fetch(`/api/orders/get-paygo-orders/${session}`);
      return (await answer.json()).data.orders[0].unique_order_number;
    }, pathname.split('/').at(-1));
    await phone.goto(`${pathname.replace('/order/', '/pay/')}/${number}?ref=order`);
  };
  // The answer may be there before the page is: it is listened for first.
  const begun = other.waitForResponse(
    response => response.url().includes('/payments/neopay/') && response.ok(),
    { timeout: 60_000 },
  );
  await pay(other);
  await onPay(other);
  await expect(payButton(other).or(other.getByText('To pay').last())).toBeVisible();
  await begun;
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Somebody else is paying for this' })).toBeVisible();
  await expectAccessible(page);
  await other.getByRole('button', { name: 'Back' }).click();
  await onPay(page);
});

test('[HIST-03] nothing paid yet', async ({ page }) => {
  await scan(page, `${TABLE}?skip_select_screen=true`);
  await expect(page).toHaveURL(/\/(menu|menu-filters)\//);
  await page.goto(page.url().replace(/\/(menu-filters|menu)\/([^?]+).*/, '/payments/history/$2'));
  await expect(page.getByText('No payments yet')).toBeVisible();
  await expectAccessible(page);
});

/** Whether a message lies over something, once it has come to rest; null while one of them is not there. */
const covers = async (message: Locator, place: Locator): Promise<boolean | null> => {
  const [over, box] = await Promise.all([message.boundingBox(), place.boundingBox()]);
  if (!over || !box) return null;
  const apart = over.y >= box.y + box.height || box.y >= over.y + over.height;
  return !apart;
};

test('on a small phone messages lie over neither the sum nor the button', async ({ page, desk }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await TableBill.open(desk, 'vilnius', TABLE, { lines: LINES });
  await knowsBills(page);
  await openBill(page, TABLE);
  const message = toast(page, 'No internet connection');
  const payAll = page.getByRole('button', { name: /^Pay all/ });
  await page.context().setOffline(true);
  await expect(message).toBeVisible();
  for (const place of [balance(page), payAll]) await expect.poll(() => covers(message, place)).toBe(false);
  await page.context().setOffline(false);
  await expect(message).toBeHidden();
  await payAll.click();
  await onPay(page);
  await page.context().setOffline(true);
  await expect(message).toBeVisible();
  const sum = page.getByRole('region', { name: 'Your order' });
  for (const place of [sum, page.getByRole('button', { name: /^(Pay · |Choose)/ })]) {
    await expect.poll(() => covers(message, place)).toBe(false);
  }
});
