import { expectAccessible } from './support/accessible.ts';
import { chooseCash, expectToast } from './support/guest.ts';
import {
  CARDS,
  cardFrame,
  expectPaidOrder,
  method,
  onPay,
  orderAndPay,
  payButton,
  silence,
  typeCard,
} from './support/pay.ts';
import { expect, test } from './support/test.ts';

// Everybody who picks up stands at the same counter: nobody is in the others' way.
const TABLE = 'VILNIUS-PICKUP';

test('[PAY-05][PAY-22][PAY-33] a guest orders and pays by card, the total always on the button', async ({
  page,
}) => {
  test.slow();
  await orderAndPay(page, TABLE);
  await expectAccessible(page);
  await method(page, 'Card').check();
  await expect(payButton(page)).toBeDisabled();
  await typeCard(page, CARDS.stripe.good);
  await expect(payButton(page)).toHaveText('Pay · 6,20 €');
  await expectAccessible(page);
  await expectToast(page, 'Paid · 6,20 €', () => payButton(page).click());
  await expectPaidOrder(page);
});

test('[PAY-29][PAY-30][PAY-38][PAY-44] a declined guest reads why, pays with another card whose bank asks, and is charged once', async ({
  page,
}) => {
  await orderAndPay(page, TABLE);
  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.poor);
  await payButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Not enough money on this card' });
  await expect(sheet).toContainText('Nothing was charged');
  await expect(sheet).toContainText('Your card has insufficient funds.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet).toBeHidden();
  // What was typed is still there; another number goes in.
  await cardFrame(page).getByLabel('Card number').fill(CARDS.stripe.asks);
  await payButton(page).click();
  const bank = page.frameLocator('iframe[title="Your bank (sandbox)"]');
  await bank.getByRole('button', { name: 'Refuse' }).click();
  const unconfirmed = page.getByRole('dialog', { name: 'The payment was not confirmed' });
  await expect(unconfirmed).toContainText('Nothing was charged');
  await unconfirmed.getByRole('button', { name: 'Try again' }).click();
  await expect(unconfirmed).toBeHidden();
  await payButton(page).click();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expectPaidOrder(page);
});

test('[PAY-29] a guest whose card is declined pays by another way', async ({ page }) => {
  await silence(page, 'stripe');
  await orderAndPay(page, TABLE);
  await method(page, 'Card').check();
  await typeCard(page, CARDS.solidgate.poor);
  await payButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Not enough money on this card' });
  await sheet.getByRole('button', { name: 'Choose another way' }).click();
  await expect(sheet).toBeHidden();
  await method(page, 'From your bank').check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  await page.getByRole('button', { name: 'Sign the payment' }).click();
  await expectPaidOrder(page);
});

test('a guest pays by the other card form', async ({ page }) => {
  await silence(page, 'stripe');
  await orderAndPay(page, TABLE);
  await method(page, 'Card').check();
  await typeCard(page, CARDS.solidgate.good);
  await payButton(page).click();
  await expectPaidOrder(page);
});

test('[PAY-06][PAY-18] each way stands once, the wallet of this phone first, and no provider is named', async ({
  page,
}) => {
  await orderAndPay(page, TABLE);
  const ways = page.getByRole('group', { name: 'How would you like to pay?' });
  await expect(ways.getByRole('radio')).toHaveCount(4);
  await expect(ways.locator('strong')).toHaveText([
    'Google Pay',
    'Card',
    'From your bank',
    'Cash at the venue',
  ]);
  await expect(page.getByRole('main')).not.toContainText(/Stripe|Solidgate|Montonio|Neopay|Apple Pay/);
});

test('[PAY-21] a guest pays by the wallet of the phone; its button takes the place of ours', async ({
  page,
}) => {
  await orderAndPay(page, TABLE);
  await method(page, 'Google Pay').check();
  await expect(payButton(page)).toHaveCount(0);
  const wallets = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  await wallets.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
  await wallets.getByRole('button', { name: 'Cancel' }).click();
  await expect(wallets.getByRole('button')).toHaveCount(1);
  await wallets.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
  await wallets.getByRole('button', { name: 'Pay with Google Pay' }).click();
  await expectPaidOrder(page);
});

test('a guest pays by the other wallet', async ({ page }) => {
  await silence(page, 'stripe');
  await orderAndPay(page, TABLE);
  await method(page, 'Google Pay').check();
  const google = page.frameLocator('iframe[title="Google Pay (sandbox)"]');
  await google.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
  await google.getByRole('button', { name: 'Pay with Google Pay' }).click();
  await expectPaidOrder(page);
});

test('[PAY-24][PAY-25][PAY-26] a guest promises cash', async ({ page }) => {
  await orderAndPay(page, TABLE);
  await chooseCash(page);
  await expectToast(page, 'Your order is on its way', () =>
    page.getByRole('button', { name: 'Place order · 6,20 €' }).click(),
  );
  await expect(page.getByRole('dialog', { name: /^Order \S+$/ })).toContainText('In cash to the staff');
});

test('[PAY-14][PAY-16] a payment session that expired leads back with words', async ({ page }) => {
  await orderAndPay(page, TABLE);
  await page.route('**/api/payments/expiration-check/*', route =>
    route.fulfill({ json: { data: { expired: true, expires_at: new Date().toISOString() } } }),
  );
  await expect(
    page.locator('[data-toast]').filter({ hasText: 'The payment session has expired' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeHidden();
});

test('when a provider is silent the next one of its way steps in', async ({ page }) => {
  await silence(page, 'neopay');
  await orderAndPay(page, TABLE);
  await method(page, 'From your bank You confirm').check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expectPaidOrder(page);
});

test('when all providers of a way are silent the others still work, and words say so', async ({ page }) => {
  await silence(page, 'neopay', 'montonio');
  await orderAndPay(page, TABLE);
  await method(page, 'From your bank Does not answer right now').check();
  await expect(page.getByRole('button', { name: 'Choose how to pay' })).toBeDisabled();
  await expect(page.getByText('Try once more, or choose another way to pay.')).toBeVisible();
  await expectAccessible(page);
  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.good);
  await payButton(page).click();
  await expectPaidOrder(page);
});

test('[PAY-11] going back ends the payments that were begun, a reload keeps them', async ({ page }) => {
  const begun = new Set<string>();
  const canceled: string[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (!/\/payments\/(stripe|montonio|neopay|solidgate)\//.test(pathname)) return;
    response.json().then(
      ({ data }) => begun.add(data.uuid),
      // The page was left before its answer could be read.
      () => undefined,
    );
  });
  page.on('request', request => {
    const uuid = /\/payments\/cancel\/(.+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (uuid) canceled.push(uuid);
  });
  await orderAndPay(page, TABLE);
  await expect.poll(() => begun.size).toBe(2);
  const first = [...begun].sort();
  begun.clear();
  await page.reload();
  await onPay(page);
  await expect.poll(() => [...begun].sort()).toEqual(first);
  expect(canceled).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  // A word of parting that got no answer is said once more.
  await expect.poll(() => [...new Set(canceled)].sort()).toEqual(first);
});
