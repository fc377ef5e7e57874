import type { FrameLocator, Locator, Page } from '@playwright/test';
import { addDish, openCart, openMenu, placeButton } from './guest.ts';
import { expect } from './test.ts';

/** Cards of the sandbox and what comes of them. */
export const CARDS = {
  stripe: { good: '4242424242424242', poor: '4000000000009995', asks: '4000002760003184' },
  solidgate: { good: '4067429974719265', poor: '5151948477715326' },
} as const;

/** Calls that begin a payment, by provider. */
export const BEGINS = {
  stripe: 'stripe/payment-intent',
  neopay: 'neopay/create-transaction',
  montonio: 'montonio/create-order',
} as const;

/** Providers that do not answer this phone: the venue's next one of each way has to step in. */
export const silence = async (page: Page, ...providers: readonly (keyof typeof BEGINS)[]): Promise<void> => {
  for (const provider of providers) {
    await page.route(`**/api/payments/${BEGINS[provider]}`, route =>
      route.fulfill({
        status: 502,
        json: { code: 'payment_provider_silent', message: 'Payment provider does not answer' },
      }),
    );
  }
};

/** What the pickup counter asks before an order goes out. */
export const answerCounter = async (page: Page, name = 'Ona'): Promise<void> => {
  await page.getByLabel('When will you pick it up').selectOption('As soon as possible');
  await page.getByLabel('Name we call out').fill(name);
};

/** From a scan to the Pay screen with one soup to pay for. */
export const orderAndPay = async (page: Page, code: string, dish = 'Pumpkin velouté'): Promise<void> => {
  await openMenu(page, code);
  await addDish(page, dish);
  await openCart(page);
  await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
  const asksMore = page.getByRole('button', { name: /^Continue · / });
  await placeButton(page).or(asksMore).click();
  // The heading tells which screen it is; what stands below it may come a moment later.
  const heading = page.getByRole('heading', { name: /^(A few details|Pay)$/, level: 1 });
  if ((await heading.innerText()) === 'A few details') {
    await answerCounter(page);
    await placeButton(page).click();
  }
  await onPay(page);
};

export const onPay = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
};

/** The provider's form, or its buttons, has come to rest where it stands. */
export const formShown = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-form]').first()).toBeVisible();
  await expect(page.locator('[data-form][aria-busy]')).toHaveCount(0);
};

/** A way to pay by what it is called; a line about it follows the name. */
export const method = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${name}(?= |$)`) });

/** The one action; the total stands on it. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay · / });

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card (sandbox)"]');

/** In whichever language the form is. */
export const typeCard = async (page: Page, number: string): Promise<void> => {
  const frame = cardFrame(page);
  await frame.locator('[autocomplete="cc-number"]').fill(number);
  await frame.locator('[autocomplete="cc-exp"]').fill('1234');
  await frame.locator('[autocomplete="cc-csc"]').fill('123');
};

/** The order lies open over the menu and says that it is paid. */
export const expectPaidOrder = async (page: Page): Promise<void> => {
  // A bank and a backdrop may lie in between.
  await expect(page).toHaveURL(/\/menu\//, { timeout: 60_000 });
  const order = page.getByRole('dialog', { name: /^Order \S+$/ });
  await expect(order).toBeVisible();
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
};
