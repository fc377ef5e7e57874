import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signIn } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import type { StaffDesk } from './support/staff-desk.ts';
import { expect } from './support/test.ts';

test.use({ house: 'kiosk' });

const SIZES = [
  { width: 1080, height: 1920 },
  { width: 820, height: 1180 },
] as const;
const DEMO_CODE = '123456789';

const steer = async (page: Page, data: Record<string, unknown>): Promise<void> => {
  expect((await page.request.post('/sandbox/terminal/kiosk/state', { data })).ok()).toBe(true);
};

/** What came out of the kiosk's printer, the latest last. */
const papers = async (page: Page): Promise<readonly string[]> => {
  const all: { text: string }[] = await (await page.request.get('/sandbox/printer/kiosk/papers')).json();
  return all.map(({ text }) => text);
};

/** Staff have nothing of it left, and say so. */
const refuse = (desk: StaffDesk, order: string) =>
  desk.call('POST /console/{venue}/orders/{order}/reject', {
    venue: desk.venue('vilnius'),
    order,
    idempotencyKey: crypto.randomUUID(),
    body: { reason: 'Sold out' },
  });

/** A device that the code of the demo makes the kiosk, in front of its attract screen. */
const aKiosk = async (
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number } = SIZES[0],
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`/kiosk#${DEMO_CODE}`);
  await page.getByRole('button', { name: 'Make it the kiosk' }).click();
  await page.getByRole('button', { name: 'Open the kiosk' }).click();
  await expect(page.getByRole('button', { name: 'Eat here' })).toBeVisible();
  return { context, page };
};

/** Eats here, one dish, the cart: three taps. */
const fillCart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Eat here' }).click();
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^View order, / }).click();
};

/** Eats here, one dish, cart, place: four taps. */
const order = async (page: Page): Promise<void> => {
  await fillCart(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/pay-in-person\//);
};

test('an owner makes a device the kiosk by a code; a phone at its address looks at the menu, and what was ended orders nothing [KIOSK-01]', async ({
  page,
  browser,
  baseURL,
  anotherPhone,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/console/vilnius/settings/kiosks');
  await signIn(page, 'owner');
  await expect(page.getByText('123 456 789')).toBeVisible();
  await page.getByRole('button', { name: 'Add a kiosk' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('Terrace');
  await sheet.getByRole('button', { name: 'Make a code' }).click();
  const code = (await page.locator('[data-code]').getAttribute('data-code')) ?? '';
  expect(code).toMatch(/^\d{9}$/);
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL, viewport: SIZES[1], hasTouch: true });
  const device = await context.newPage();
  await device.goto(`/kiosk#${code}`);
  // The code is in no address any more.
  await expect(device).toHaveURL(/\/kiosk$/);
  await expectAccessible(device);
  await device.getByRole('button', { name: 'Make it the kiosk' }).click();
  await expect(device.getByText('This device is “Terrace”')).toBeVisible();
  await expect(page.getByText('The device is “Terrace” now.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Terrace' });
  await expect(row.getByText(/^A device since /)).toBeVisible();

  const phone = await anotherPhone();
  await phone.goto('/VILNIUS-KIOSK');
  await expect(phone.getByText('You are looking at the menu. Order and pay at the kiosk.')).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Add .* to the cart$/ })).toHaveCount(0);
  await expect(phone.getByRole('button', { name: 'Eat here' })).toHaveCount(0);
  await expectAccessible(phone);

  await device.getByRole('button', { name: 'Open the kiosk' }).click();
  await device.getByRole('button', { name: 'Take away' }).click();
  await row.getByRole('button', { name: 'End this device' }).click();
  await row.getByRole('alert').getByRole('button', { name: 'Yes' }).click();
  await expect(row.getByText('no device yet')).toBeVisible();
  await device.reload();
  await expect(device.getByText('You are looking at the menu. Order and pay at the kiosk.')).toBeVisible();
  await context.close();
});

for (const size of SIZES) {
  test(`[PERSON-01] [PERSON-02] [PERSON-03] [PERSON-04] [PERSON-05] [PERSON-06] [PERSON-10] [CART-42] at ${size.width}x${size.height} a guest orders and pays by card in four taps; a reload is at the same sale; the next guest finds nothing of it`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const { context, page } = await aKiosk(browser, baseURL, size);
    await expectAccessible(page);
    for (const button of await page.locator('dialog[open] button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(64);
    }
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('button', { name: 'Hier essen' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await steer(page, { card_at_once: false });
    await order(page);
    await expect(page.getByRole('heading', { name: 'Hold or insert your card at the reader' })).toBeVisible();
    await expect(page.locator('[data-display]')).toHaveText('INSERT CARD');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('[data-display]')).toHaveText('INSERT CARD');
    await steer(page, { hand: 'card' });
    await expect(page).toHaveURL(/\/pay-in-person-success\/.*orderNumber=/);
    await expect(page.getByText('Your order number')).toBeVisible();
    await expect(page.locator('[data-number]')).toHaveText(/^\d+$/);
    await expect(page.getByRole('button', { name: 'Receipt by email' })).toBeVisible();
    await expectAccessible(page);
    const before = page.url().match(/success\/([^/]+)\//)?.[1] ?? '';
    const { ledger } = await (await page.request.get('/sandbox/terminal/kiosk/state')).json();
    expect(ledger.at(-1)).toMatchObject({ state: 'approved' });
    // By itself, after ten seconds.
    await expect(page.getByRole('button', { name: 'Eat here' })).toBeVisible();
    await expect(page).toHaveURL(/\/menu\//);
    expect(page.url()).not.toContain(before);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.getByRole('button', { name: 'Take away' }).click();
    await expect(page.getByRole('link', { name: /^View order, / })).toHaveCount(0);
    await steer(page, { card_at_once: true });
    await context.close();
  });
}

test('[PERSON-18] [PERSON-20] [PERSON-22] [PERSON-24] [PERSON-27] [PERSON-28] what went wrong at the reader is said in words, with what can be done', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { context, page } = await aKiosk(browser, baseURL);
  await steer(page, { next_code: '116', card_at_once: true });
  await order(page);
  const sheet = page.getByRole('dialog');
  const says = (title: string) => expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await says('There is not enough money on the card');
  await expect(sheet.getByText('Your card was not charged.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Starts over in \d+ s$/ })).toBeVisible();
  await expectAccessible(page);
  const again = async (steering: Record<string, unknown>): Promise<void> => {
    await steer(page, steering);
    await sheet.getByRole('button', { name: 'Try again' }).click();
  };
  await again({ next_code: 'BS' });
  await says('The card reader is busy');
  await again({ next_code: '100' });
  await says('The payment did not work');
  await expect(sheet.getByRole('button', { name: 'Start over', exact: true })).toBeVisible();
  await again({ card_at_once: false });
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await says('You cancelled the payment');
  // The cart is full again, and what is ordered from it is another order.
  const given = page.url();
  await sheet.getByRole('button', { name: 'Change the order' }).click();
  await expect(page).toHaveURL(/\/place-order\/[^?]+$/);
  await page.getByRole('button', { name: /^One more: / }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/pay-in-person\//);
  expect(page.url()).not.toBe(given);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await says('You cancelled the payment');
  // The cable is out: nobody is there, and there is nothing to try again.
  await again({ off: true });
  await says('The card reader was not found');
  await expect(sheet.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await steer(page, { off: false, card_at_once: true });
  await sheet.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Eat here' })).toBeVisible();
  await context.close();
});

test('[KIOSK-13] [KIOSK-05] who is gone is asked for and forgotten; controls move down; two kiosks share a terminal in turn', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { context, page } = await aKiosk(browser, baseURL);
  await page.getByRole('button', { name: 'Eat here' }).click();
  await page.getByRole('button', { name: 'Controls lower down' }).click();
  const cut = SIZES[0].height * 0.4;
  await expect
    .poll(async () => (await page.getByRole('button', { name: 'Diet & allergens' }).boundingBox())?.y)
    .toBeGreaterThan(cut);
  await expectAccessible(page);

  const other = await aKiosk(browser, baseURL, SIZES[1]);
  await steer(page, { card_at_once: false });
  await order(other.page);
  await expect(other.page.locator('[data-display]')).toHaveText('INSERT CARD');
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^View order, / }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('dialog', { name: 'Somebody is paying' })).toBeVisible();
  await steer(page, { hand: 'card' });
  await expect(other.page).toHaveURL(/\/pay-in-person-success\//);
  // It is its turn by itself.
  await expect(page.locator('[data-display]')).toHaveText('INSERT CARD');
  await steer(page, { hand: 'card' });
  await expect(page).toHaveURL(/\/pay-in-person-success\//);
  await steer(page, { card_at_once: true });
  await other.context.close();
  await expect(page.getByRole('button', { name: 'Eat here' })).toBeVisible();

  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Eat here' }).click();
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page.clock.runFor(61_000);
  const still = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(still).toBeVisible();
  await still.getByRole('button', { name: 'Yes, go on' }).click();
  await expect(still).toBeHidden();
  await page.clock.runFor(61_000);
  await expect(still).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByRole('button', { name: 'Eat here' })).toBeVisible();
  await context.close();
});

test('[CART-40] [ORDER-07] an order that is paid elsewhere goes to its own page; what becomes of it is there at once, without asking', async ({
  browser,
  baseURL,
  desk,
}) => {
  const { context, page } = await aKiosk(browser, baseURL);
  await fillCart(page);
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  await page.getByLabel('Discount code').fill('FREELUNCH');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Code FREELUNCH applied')).toBeVisible();
  // Whatever the page asks for from here on, it is not told: only what is sent to it counts.
  await page.route('**/api/orders/get-orders/**', route => route.abort());
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/view-kiosk-order\//);
  await expect(page.locator('[data-number]')).toHaveText(/^\d+$/);
  await refuse(desk, decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? ''));
  const sheet = page.getByRole('dialog', { name: 'The order could not be taken' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText('Your card was not charged.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Eat here' })).toBeVisible();
  await context.close();
});

test('[PERSON-11] [PERSON-12] [PERSON-13] [PERSON-14] [PERSON-15] a paid order: taken, its slip is printed; refused, the screen and a slip say so, and the card is not charged', async ({
  browser,
  baseURL,
  desk,
}) => {
  test.slow();
  const { context, page } = await aKiosk(browser, baseURL);
  await steer(page, { card_at_once: true });
  await page.request.post('/sandbox/printer/kiosk/state', { data: { off: false, paper_out: false } });
  await order(page);
  await expect(page).toHaveURL(/\/pay-in-person-success\//);
  const number = await page.locator('[data-number]').innerText();
  const slipOf = (called: string, says: RegExp) => async () =>
    (await papers(page)).filter(text => text.includes(`\n${called}\n`) && says.test(text)).length;
  await expect.poll(slipOf(number, /\(Sumokėta\)/), { timeout: 20_000 }).toBe(1);
  await expect.poll(async () => (await papers(page)).join('\n')).toContain('CARDHOLDER COPY');
  await expect(page.getByRole('button', { name: 'Eat here' })).toBeVisible({ timeout: 20_000 });

  // The page hears late of what became of the order.
  await page.route('**/api/orders/get-orders/**', route => route.abort());
  await page.route('**/api/realtime/**', route => route.abort());
  await page.reload();
  await order(page);
  await expect(page.getByRole('heading', { name: 'Paid. Sending your order to the kitchen' })).toBeVisible();
  const key = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await refuse(desk, key);
  await page.unroute('**/api/orders/get-orders/**');
  await page.unroute('**/api/realtime/**');
  const sheet = page.getByRole('dialog', { name: 'The order could not be taken' });
  await expect(sheet).toBeVisible({ timeout: 40_000 });
  await expect(sheet.getByText('Your money goes back to your card by itself.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const { orders } = await desk.call('GET /console/{venue}/board', { venue: desk.venue('vilnius') });
  const called = orders.find(each => each.unique_order_number === key)?.order_id ?? '';
  await expect.poll(slipOf(called, /Užsakymo priimti nepavyko/), { timeout: 20_000 }).toBe(1);
  const ledger = async () =>
    (await (await page.request.get('/sandbox/terminal/kiosk/state')).json()).ledger.at(-1);
  await expect.poll(ledger, { timeout: 40_000 }).toMatchObject({ state: 'voided' });
  await context.close();
});

test('[KIOSK-06] [TERM-02] six quick taps on a hidden spot lead to the back office, five do not', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await aKiosk(browser, baseURL);
  const spot = page.locator('[data-hidden-spot]').first();
  const tap = () => spot.dispatchEvent('pointerdown');
  for (let taps = 0; taps < 5; taps += 1) await tap();
  await expect(page.getByRole('button', { name: 'Eat here' })).toBeVisible();
  await expect(page).toHaveURL(/\/menu\//);
  await tap();
  await expect(page).toHaveURL(/\/terminal-commands\//);
  await expect(page.getByRole('heading', { name: 'Terminal and printer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'X report' })).toBeVisible();
  await context.close();
});
