import type { Page } from '@playwright/test';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { aNewVenue } from './support/new-venue.ts';
import { CARDS, expectPaidOrder, method, orderAndPay, payButton, typeCard } from './support/pay.ts';
import { expect } from './support/test.ts';

// An owner of a new venue who wants to take cards, and has never heard of any of the words for that.

test.use({ house: 'console-pay-setup' });

const { secretKey, publishableKey, webhookSecret } = SANDBOX_KEYS.main.stripe;
const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
const JARGON = /public_url|webhook|publishable|endpoint|\bapi\b/i;

test('one provider to begin with, three drawn steps, and keys that are tried as they are stored', async ({
  page,
  demo,
}) => {
  const slug = await aNewVenue(demo, 'Terasa');
  await openConsole(page, slug, 'payment-settings', 'owner');
  await expect(page.getByRole('heading', { name: 'Take cards from today' })).toBeVisible();
  await expect(page.getByText('In your country we suggest Stripe')).toBeVisible();
  // Nothing is wrong, so nothing says so; and no word of a developer's is in the way.
  await expect(page.getByText('Works').first()).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-tone="late"]')).toHaveCount(0);
  expect(await page.locator('main').innerText()).not.toMatch(JARGON);
  await expectAccessible(page);

  const begin = section(page, 'Take cards from today');
  await expect(begin.getByRole('button', { name: 'Connect with Stripe' })).toBeVisible();
  await begin.getByRole('button', { name: 'I have keys to copy' }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(page.getByRole('img', { name: /“Developers” › “API keys”/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /“Add endpoint”/ })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save and try' });
  // The two keys taken for each other.
  await field('1. “Publishable key”').fill(secretKey);
  await field('2. “Secret key”').fill(publishableKey);
  await field('3. “Signing secret”').fill(webhookSecret);
  await save.click();
  await expect(page.getByText('This does not look like that key: it begins with pk_live_')).toBeVisible();
  await expect(page.getByText('This does not look like that key: it begins with sk_live_')).toBeVisible();
  // One for trying, one for money.
  await field('1. “Publishable key”').fill('pk_live_1234567890');
  await field('2. “Secret key”').fill(secretKey);
  await save.click();
  await expect(
    page.getByText('One of these is a test key and the other is a real one.').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await field('1. “Publishable key”').fill(publishableKey);
  await save.click();
  const card = section(page, /^Stripe/);
  await expect(card.getByText('These are the demo’s own keys')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Take cards from today' })).toBeHidden();
  // Stored keys are told apart by their ends, and shown no more.
  await card.getByText('Change the keys').click();
  await expect(card.getByText(`Stored …${secretKey.slice(-4)}`)).toBeVisible();
  const shown = await page.content();
  for (const key of [secretKey, publishableKey, webhookSecret]) expect(shown).not.toContain(key);
  await expectAccessible(page);

  // A key that the provider does not know is stored all the same, and said to be wrong.
  await field('2. “Secret key”').fill('sk_test_of_somebody_else');
  await field('1. “Publishable key”').fill('pk_test_of_somebody_else');
  await save.click();
  await expect(card.getByText('Something is wrong')).toBeVisible();
  await expect(card.getByText('Stripe does not know these keys')).toBeVisible();
  await page.reload();
  await expect(card.getByText('Something is wrong')).toBeVisible();
});

test('an owner connects without a key, a guest pays, and the owner gives it back', async ({
  page,
  anotherPhone,
}) => {
  test.slow();
  await openConsole(page, 'vilnius', 'payment-settings', 'owner');
  const card = section(page, /^Stripe/);
  await card.getByText('Change the keys').click();
  await card.getByRole('button', { name: 'Connect with Stripe' }).click();
  await expect(page.getByRole('heading', { name: 'Get paid by Stripe' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page).toHaveURL(/\/console\/vilnius\/payment-settings/);
  await expect(card.getByText('Not finished')).toBeVisible();
  await expect(card.getByText('What you answered is still there.')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Go on at Stripe' }).click();
  await page.getByLabel('Company', { exact: true }).fill('UAB Senamiestis');
  await page.getByLabel('Your name').fill('Ona');
  await page.getByLabel('Account number (IBAN)').fill('LT12 1000 0111 0100 1000');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(card.getByText('Your account at Stripe is connected, and guests can pay.')).toBeVisible();
  await expectAccessible(page);

  const guest = await anotherPhone();
  const begun = guest.waitForResponse('**/api/payments/stripe/payment-intent');
  await orderAndPay(guest, 'VILNIUS-PICKUP');
  await method(guest, 'Card').check();
  const answer = (await (await begun).json()) as {
    data: { uuid: string; next_action: { params: { stripeAccount?: string } } };
  };
  expect(answer.data.next_action.params.stripeAccount).toMatch(/^acct_/);
  await typeCard(guest, CARDS.stripe.good);
  await payButton(guest).click();
  await expectPaidOrder(guest);

  await page.goto(`/console/vilnius/payments/${answer.data.uuid}`);
  await page.getByRole('button', { name: 'Give money back' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Not good' }).click();
  await sheet.getByRole('button', { name: /^Give back/ }).click();
  const refunds = page.getByRole('region', { name: 'Refunds' });
  await expect(refunds.getByText('Given back')).toBeVisible({ timeout: 60_000 });

  await page.goto('/console/vilnius/payment-settings');
  await card.getByRole('button', { name: 'Disconnect' }).click();
  await expect(card.getByText('What they have paid can still be given back.')).toBeVisible();
  await card.getByRole('button', { name: 'Disconnect now' }).click();
  // Its own keys take the money again.
  await expect(card.getByText('These are the demo’s own keys')).toBeVisible();
});
