import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { bookedStatus, openShop, publishableKey, solidgateOrder, stripeIntent } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const typeCard = async (frame: FrameLocator, number: string): Promise<void> => {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry').fill('1234');
  await frame.getByLabel('Security code').fill('123');
};

/** What a phone offers to scan or to fill in, by the names of the HTML standard. */
const CARD_FIELDS = [
  ['Card number', 'cc-number'],
  ['Expiry', 'cc-exp'],
  ['Security code', 'cc-csc'],
] as const;

const card = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card (sandbox)"]');
const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Your bank (sandbox)"]');
const outcome = (page: Page) => page.locator('#outcome');

test.describe('the stand-in for Stripe’s script', () => {
  const shop = (secret: string, redirect: string): string => `
    const stripe = window.Stripe('${publishableKey}');
    const secret = '${secret}';
    const elements = stripe.elements({ clientSecret: secret });
    const say = text => { document.getElementById('outcome').textContent = text; };
    const pay = async () => {
      const { error } = await elements.submit();
      if (error) return say(error.type + ' ' + error.message);
      const confirmParams = { return_url: location.origin + '/shop-under-test?back' };
      const done = await stripe.confirmPayment({ elements, clientSecret: secret, confirmParams, redirect: '${redirect}' });
      say(done.error ? done.error.code + ' ' + done.error.message : done.paymentIntent.status);
    };
    if (!location.search) {
      const element = elements.create('payment');
      element.on('change', ({ complete }) => { document.body.dataset.complete = complete; });
      element.mount('#card');
      const wallets = elements.create('expressCheckout');
      wallets.on('click', event => event.resolve());
      wallets.on('confirm', pay);
      wallets.mount('#wallets');
      document.getElementById('pay').onclick = pay;
    }`;

  test('pays by card under our policy, says what is missing and why a card was declined', async ({
    page,
  }) => {
    const { reference, secret } = await stripeIntent(page);
    await openShop(page, 'stripe/stripe.js', shop(secret, 'if_required'));
    await expect(card(page).getByLabel('Card number')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(outcome(page)).toHaveText('validation_error Your card number is incomplete.');
    await typeCard(card(page), '4000000000009995');
    await expect(page.locator('body')).toHaveAttribute('data-complete', 'true');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(outcome(page)).toHaveText('card_declined Your card has insufficient funds.');
    await typeCard(card(page), '4242424242424242');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(outcome(page)).toHaveText('succeeded');
    expect(await bookedStatus(page, 'stripe', reference)).toBe('succeeded');
  });

  test('asks for a card as phones fill it in: three fields in the order of the keyboard, with digits', async ({
    page,
  }) => {
    const { secret } = await stripeIntent(page);
    await openShop(page, 'stripe/stripe.js', shop(secret, 'if_required'));
    await card(page).getByLabel('Card number').focus();
    for (const [label, fills] of CARD_FIELDS) {
      const field = card(page).getByLabel(label);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('autocomplete', fills);
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await page.keyboard.press('Tab');
    }
  });

  test('asks the bank above the page', async ({ page }) => {
    const { reference, secret } = await stripeIntent(page);
    await openShop(page, 'stripe/stripe.js', shop(secret, 'if_required'));
    await typeCard(card(page), '4000002760003184');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await bank(page).getByRole('button', { name: 'Refuse' }).click();
    await expect(outcome(page)).toContainText('payment_intent_authentication_failure');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await bank(page).getByRole('button', { name: 'Approve' }).click();
    await expect(outcome(page)).toHaveText('succeeded');
    expect(await bookedStatus(page, 'stripe', reference)).toBe('succeeded');
  });

  test('pays by wallet, and returns by redirect when asked to', async ({ page }) => {
    const { reference, secret } = await stripeIntent(page);
    await openShop(page, 'stripe/stripe.js', shop(secret, 'always'));
    const wallets = page.frameLocator('iframe[title="Wallets (sandbox)"]');
    await wallets.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
    await wallets.getByRole('button', { name: 'Cancel' }).click();
    await wallets.getByRole('button', { name: 'Apple Pay (sandbox)' }).click();
    await wallets.getByRole('button', { name: 'Pay with Apple Pay' }).click();
    await page.waitForURL(/redirect_status=succeeded/);
    expect(new URL(page.url()).searchParams.get('payment_intent_client_secret')).toBe(secret);
    expect(await bookedStatus(page, 'stripe', reference)).toBe('succeeded');
  });
});

test.describe('the stand-in for Solidgate’s script', () => {
  const shop = (merchantData: object): string => `
    const form = window.PaymentFormSdk.init({
      merchantData: ${JSON.stringify(merchantData)},
      iframeParams: { containerId: 'card' },
      formParams: { submitButtonText: 'Pay 12.50' },
      applePayButtonParams: { enabled: true, containerId: 'apple' },
      googlePayButtonParams: { enabled: true, containerId: 'google' },
    });
    const seen = [];
    const say = text => { seen.push(text); document.getElementById('outcome').textContent = seen.join(' '); };
    form.on('mounted', () => { document.body.dataset.mounted = 'true'; });
    form.on('card', ({ data }) => say(data.card.brand));
    form.on('success', ({ data }) => say('success ' + data.order.status));
    form.on('fail', ({ data }) => say('fail ' + data.code));
    form.on('error', ({ data }) => say('error ' + data.details.code));
    form.on('verify', () => say('verify'));`;

  test('pays by card, after its bank has been asked', async ({ page }) => {
    const { reference, merchantData } = solidgateOrder();
    await openShop(page, 'solidgate/js/solid-form.js', shop(merchantData));
    await expect(page.locator('body')).toHaveAttribute('data-mounted', 'true');
    await typeCard(card(page), '4000002760003184');
    await card(page).getByRole('button', { name: 'Pay 12.50' }).click();
    await bank(page).getByRole('button', { name: 'Approve' }).click();
    await expect(outcome(page)).toHaveText('VISA verify success settle_ok');
    expect(await bookedStatus(page, 'solidgate', reference)).toBe('succeeded');
  });

  test('says that the funds do not suffice', async ({ page }) => {
    const { reference, merchantData } = solidgateOrder();
    await openShop(page, 'solidgate/js/solid-form.js', shop(merchantData));
    await typeCard(card(page), '5151948477715326');
    await card(page).getByRole('button', { name: 'Pay 12.50' }).click();
    await expect(outcome(page)).toHaveText('MASTERCARD fail 3.02');
    await expect(card(page).getByRole('alert')).toHaveText('Try another card.');
    expect(await bookedStatus(page, 'solidgate', reference)).toBe('failed');
  });

  test('pays by wallet', async ({ page }) => {
    const { reference, merchantData } = solidgateOrder();
    await openShop(page, 'solidgate/js/solid-form.js', shop(merchantData));
    const google = page.frameLocator('iframe[title="Google Pay (sandbox)"]');
    await google.getByRole('button', { name: 'Google Pay (sandbox)' }).click();
    await google.getByRole('button', { name: 'Pay with Google Pay' }).click();
    await expect(outcome(page)).toHaveText('success settle_ok');
    expect(await bookedStatus(page, 'solidgate', reference)).toBe('succeeded');
  });

  test('refuses merchant data that somebody changed', async ({ page }) => {
    const { merchantData } = solidgateOrder();
    await openShop(page, 'solidgate/js/solid-form.js', shop({ ...merchantData, signature: 'bm8=' }));
    await expect(outcome(page)).toContainText('error 1.01');
  });
});

// Ten times the same news does no harm to a test that runs beside this one and happens to take it: then it is set again.
test('the steering page sets what happens to the next payment, and everybody can use it', async ({
  page,
}) => {
  await page.goto('/sandbox');
  await expect(page).toHaveURL(/\/sandbox\/$/);
  const stripe = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Stripe' }) });
  await expect(async () => {
    await stripe.getByLabel('What happens to the next payment').selectOption('Each webhook comes ten times');
    await stripe.getByRole('button', { name: 'Make it so' }).click();
    await expect(page).toHaveURL(/\/sandbox\/$/);
    await expect(stripe).toContainText('"times":10', { timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await stripeIntent(page);
  await page.reload();
  await expect(stripe).not.toContainText('"times":10');
  await stripe.getByRole('button', { name: /^Send \d+ waiting webhooks? now/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/$/);
  for (const path of ['stripe/element/card', 'stripe/element/express', 'solidgate/form']) {
    await page.goto(`/sandbox/${path}`);
    await expectAccessible(page);
  }
});
