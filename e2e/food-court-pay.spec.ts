import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/demo-of-its-own.ts';
import { cartLink, openCart, placeButton } from './support/guest.ts';
import { fillAtBoth, type HallStall, orderAtBoth, RAMEN, TACO } from './support/hall.ts';
import { CARDS, cardFrame, formShown, method, payButton, typeCard } from './support/pay.ts';
import type { StaffDesk } from './support/staff-desk.ts';
import { expect } from './support/test.ts';

test.use({ house: 'food-court-pay' });

const stallCard = (page: Page, { name }: HallStall): Locator =>
  page.getByRole('article', { name: new RegExp(`^${name}, Order`) });

/** What a kitchen has got of it. */
const boardOf = async (owner: StaffDesk, { slug }: HallStall) => {
  const venue = owner.venue(slug);
  const { orders } = await owner.call('GET /console/{venue}/board', { venue });
  return { venue, orders };
};

test('[PAY-53][STATUS-08][FOOD-05][FOOD-06][FOOD-08][FOOD-39][FOOD-41][FOOD-40][FOOD-42][FOOD-44][FOOD-45][FOOD-46][FOOD-47][FOOD-53][FOOD-71][FOOD-74] a guest orders at two stalls, pays once and leaves a number; both make it, and of the one that cannot its share goes back alone', async ({
  page,
  staffAs,
}) => {
  test.slow();
  await orderAtBoth(page);
  const sums = page.getByRole('region', { name: 'Your order' });
  await expect(sums.getByRole('listitem')).toHaveCount(2);
  await expect(sums.getByRole('listitem').filter({ hasText: RAMEN.name })).toContainText('6,40 €');
  await expect(sums.getByRole('listitem').filter({ hasText: TACO.name })).toContainText('4,80 €');
  await method(page, 'Card').check();
  await expect(payButton(page)).toHaveText('Pay · 11,20 €');
  await expectAccessible(page);

  // A reload goes on with the same payment.
  await formShown(page);
  const begunAnew = async (): Promise<string> => {
    const [answer] = await Promise.all([
      page.waitForResponse(reply => reply.url().includes('/payment-intent-composite') && reply.ok()),
      page.reload(),
    ]);
    return (await answer.json()).data.uuid;
  };
  const uuid = await begunAnew();
  expect(await begunAnew()).toBe(uuid);

  await method(page, 'Card').check();
  await typeCard(page, CARDS.stripe.good);
  const status = page.waitForRequest(
    request => request.isNavigationRequest() && request.url().includes('/payment-status/'),
  );
  await payButton(page).dblclick();
  const { searchParams } = new URL((await status).url());
  expect([searchParams.get('origin'), searchParams.get('paymentUuid')]).toEqual(['food-court', uuid]);
  await expect(page).toHaveURL(
    `/food-court/view/multi-merchant-order/HALL?paymentUuid=${uuid}&origin=foodcourt`,
  );

  const [ramen, taco] = [stallCard(page, RAMEN), stallCard(page, TACO)];
  await expect(ramen).toContainText(RAMEN.dish);
  await expect(taco).toContainText(TACO.dish);
  const paid = page.getByRole('region', { name: 'Payment' });
  await expect(paid).toContainText('11,20 €');
  await expect(paid).toContainText('Card ending in 4242');
  await expectAccessible(page);

  // One number for both, asked for in the dock: in sight, and no number moves when it comes.
  const tellMe = page.getByRole('button', { name: 'Tell me when it is ready' });
  await expect(tellMe).toBeInViewport({ ratio: 1 });
  const [asks, action] = await Promise.all([
    tellMe.boundingBox(),
    page.getByRole('link', { name: 'To all kitchens' }).boundingBox(),
  ]);
  expect((action?.y ?? 0) - (asks?.y ?? 0)).toBeLessThan(80);
  await tellMe.click();
  const asked = page.getByRole('dialog', { name: 'Go for a walk, we will tell you' });
  await asked.getByLabel('Country').selectOption('LT');
  await asked.getByLabel('Phone number').fill('61200123');
  await expectAccessible(page);
  const given = page.waitForRequest('**/food-courts/assign-phone-number');
  await asked.getByRole('button', { name: 'Text me' }).click();
  expect((await given).postDataJSON().sessions).toHaveLength(2);
  await expect(page.getByText(/We will text you at .*61200123/)).toBeVisible();
  await expectAccessible(page);
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === 'food-court-phone');
  expect(kept?.value).toBe('LT-61200123');
  expect(((kept?.expires ?? 0) * 1_000 - Date.now()) / 3_600_000).toBeCloseTo(24, 0);

  const owner = await staffAs('owner');
  const kitchen = await boardOf(owner, RAMEN);
  const other = await boardOf(owner, TACO);
  expect(kitchen.orders).toHaveLength(1);
  expect(other.orders).toHaveLength(1);

  // Both are live.
  const deed = (
    { venue }: typeof kitchen,
    { unique_order_number: order }: (typeof kitchen.orders)[number],
  ) => ({
    venue,
    order,
    idempotencyKey: crypto.randomUUID(),
  });
  for (const order of kitchen.orders) {
    await owner.call('POST /console/{venue}/orders/{order}/deliver', {
      ...deed(kitchen, order),
      body: { items: order.items.map(({ id }) => id), delivered: true },
    });
    await owner.call('POST /console/{venue}/orders/{order}/close', deed(kitchen, order));
  }
  await expect(ramen).toHaveAttribute('data-state', 'completed');
  await expect(ramen).toContainText('Ready to pick up');
  await expect(ramen.getByRole('region', { name: 'How was it?' })).toBeVisible();
  for (const order of other.orders) {
    await owner.call('POST /console/{venue}/orders/{order}/reject', {
      ...deed(other, order),
      body: { reason: 'No more corn' },
    });
  }
  await expect(taco).toHaveAttribute('data-state', 'failed');
  await expect(taco).toContainText('The 4,80 € you paid is going back to you.');
  await expect(taco).toContainText('No more corn');
  await expect(ramen).not.toContainText('back to you');
  await expect(paid).toContainText('4,80 € went back to you');
  await expect(ramen.getByRole('button', { name: 'Get a receipt' })).toBeVisible();
});

const UNPAID = 'Not paid yet: the kitchen has not got it';
const onPayTogether = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/food-court\/pay\/HALL\/[^/]+%2C[^/]+$/);
  await expect(page.getByRole('region', { name: 'Your order' }).getByRole('listitem')).toHaveCount(2);
  // The page is drawn before its scripts are there, which put the basket between.
  await page.waitForFunction(() => history.state?.inside === true);
};

/** The basket as it was before: the dishes of both stalls, and nothing that was ordered. */
const expectFullBasket = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/food-court\/cart\/HALL$/);
  for (const { name, dish } of [RAMEN, TACO]) {
    await expect(page.getByRole('region', { name }).getByRole('heading', { name: dish })).toBeVisible();
  }
  await expect(placeButton(page)).toContainText('11,20');
};

test('whichever way a guest comes back from paying at several stalls, the basket is full again and nothing was ordered', async ({
  page,
}) => {
  test.slow();
  await orderAtBoth(page);
  await onPayTogether(page);
  await page.goBack();
  await expectFullBasket(page);

  await placeButton(page).click();
  await onPayTogether(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectFullBasket(page);

  await placeButton(page).click();
  await onPayTogether(page);
  await page.reload();
  await onPayTogether(page);
  await page.getByRole('button', { name: 'Change the order' }).click();
  await expectFullBasket(page);

  // From a stall, which is another document, one step back leads to the basket as well.
  await page.goto('/food-court/HALL');
  await page.getByRole('button', { name: new RegExp(TACO.name) }).click();
  await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeHidden();
  await openCart(page);
  await placeButton(page).click();
  await onPayTogether(page);
  await page.goBack();
  await expectFullBasket(page);
  await page.goto('/food-court/HALL');
  await expect(cartLink(page)).toBeVisible();
  await expect(page.getByText(UNPAID)).toBeHidden();
  await page.goto('/food-court/orders/HALL');
  await expect(page.getByText(UNPAID)).toBeHidden();
});

test('[FOOD-08][FOOD-46] the wallet of this phone orders at both stalls and pays for both; refused, the orders wait on Pay and Back brings the full basket', async ({
  page,
  staffAs,
}) => {
  test.slow();
  await fillAtBoth(page);
  await openCart(page);
  const wallet = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  const open = wallet.getByRole('button', { name: 'Google Pay (sandbox)' });
  const agree = wallet.getByRole('button', { name: 'Pay with Google Pay' });
  await expect(open).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  // Whoever closes the sheet has ordered nothing.
  await open.click();
  await expect(wallet.getByText('11.20')).toBeVisible();
  await wallet.getByRole('button', { name: 'Cancel' }).click();
  await expect(placeButton(page)).toContainText('11,20');

  await page.route('**/api/payments/stripe/payment-intent-composite', route =>
    route.fulfill({
      status: 502,
      json: { code: 'payment_provider_silent', message: 'Payment provider does not answer' },
    }),
  );
  await open.click();
  await agree.click();
  await onPayTogether(page);
  await page.unroute('**/api/payments/stripe/payment-intent-composite');
  await page.goBack();
  await expectFullBasket(page);

  const owner = await staffAs('owner');
  const counts = () =>
    Promise.all([RAMEN, TACO].map(async stall => (await boardOf(owner, stall)).orders.length));
  const before = await counts();
  await open.click();
  // Two words at once are one order and one payment.
  await agree.dblclick();
  await expect(page).toHaveURL(/\/food-court\/view\/multi-merchant-order\/HALL\?/);
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('11,20 €');
  for (const stall of [RAMEN, TACO]) await expect(stallCard(page, stall)).toContainText(stall.dish);
  await expect.poll(counts).toEqual(before.map(count => count + 1));
  await page.goto('/food-court/HALL');
  await expect(page.getByRole('heading', { level: 1, name: 'Market Hall' })).toBeVisible();
  await expect(cartLink(page)).toBeHidden();
});

test('[FOOD-25][FOOD-43][FOOD-51] who left the payment reads everywhere that it is not paid, finds it among the orders, pays at the bank, and reads each receipt', async ({
  page,
}) => {
  test.slow();
  await orderAtBoth(page);
  const payment = page.url();
  const said = page.getByRole('complementary', { name: UNPAID });
  const pay = said.getByRole('link', { name: /^Pay · 11,20/ });
  await page.goto('/food-court/HALL');
  await expect(pay).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await pay.click();
  await onPayTogether(page);
  await page.goto('/food-court/HALL');
  // A stall at which nothing was ordered knows of it, too.
  await page
    .getByRole('list')
    .getByRole('button', { name: /Žalia lėkštė/ })
    .click();
  await expect(pay).toBeVisible();
  await pay.click();
  await onPayTogether(page);
  await page.goto('/food-court/orders/HALL');
  await page.getByRole('link', { name: /^Pay for all together · / }).click();
  await expect(page.getByRole('region', { name: 'Your order' }).getByRole('listitem')).toHaveCount(2);
  await method(page, 'From your bank').check();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Swedbank' }).click();
  await page.getByRole('button', { name: 'Sign the payment' }).click();
  await expect(page).toHaveURL(/\/food-court\/view\/multi-merchant-order\/HALL\?/, { timeout: 60_000 });
  const view = page.url();
  await stallCard(page, TACO).getByRole('button', { name: 'Get a receipt' }).click();
  await expect(page.getByRole('dialog')).toContainText(TACO.name);

  // Paid is paid: the address of the payment leads to what it was for, and so does an order in the list.
  await page.goto(payment);
  await expect(page).toHaveURL(view);
  await page.goto('/food-court/orders/HALL');
  await page.getByRole('button').filter({ hasText: TACO.dish }).click();
  await expect(page).toHaveURL(view);
  await expect(stallCard(page, RAMEN)).toBeVisible();
});

test('[FOOD-39][FOOD-48][FOOD-49][FOOD-52] a guest reads which stall cannot be paid with the others, and why, and pays for the rest while there is time', async ({
  page,
}) => {
  test.slow();
  await orderAtBoth(page);
  const rows = page.getByRole('region', { name: 'Your order' }).getByRole('listitem');
  const order = await rows.filter({ hasText: TACO.name }).getAttribute('data-order');
  const details = { order, restaurant_id: 'x', restaurant_name: TACO.name };
  await page.route('**/api/payments/stripe/payment-intent-composite', route =>
    route.fulfill({
      status: 409,
      json: {
        code: 'payments_of_other_type',
        message: 'Order already has payments of other type',
        details,
      },
    }),
  );
  await page.reload();
  const wall = page.getByRole('alert').filter({ hasText: `${TACO.name} can't be paid here right now` });
  await expect(wall).toContainText('already paid through the staff');
  await expect(payButton(page)).toHaveCount(0);
  await expect(wall.getByRole('link', { name: `Pay ${TACO.name} separately` })).toHaveAttribute(
    'href',
    new RegExp(`^/pay/[^/]+/${order}$`),
  );
  await expectAccessible(page);
  await page.unroute('**/api/payments/stripe/payment-intent-composite');
  await wall.getByRole('button', { name: /^Pay for the others · 6,40/ }).click();
  await expect(rows).toHaveCount(1);
  await method(page, 'Card').check();
  await expect(payButton(page)).toHaveText('Pay · 6,40 €');

  // Whoever comes back to the page too late is told, and stands a step before.
  await page.route('**/api/payments/expiration-check/*', route =>
    route.fulfill({ json: { data: { expired: true, expires_at: new Date().toISOString() } } }),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('The payment session has expired. Please start over.')).toBeVisible();
  await expect(page).not.toHaveURL(/\/food-court\/pay\//);
});

test('[FOOD-50] a guest whose card has not enough money reads so, gets a new payment for both stalls, and pays it with another card', async ({
  page,
}) => {
  test.slow();
  // The first provider of the card does not answer this phone: the next one steps in, whose code for it is 3.02.
  await page.route('**/api/payments/stripe/payment-intent-composite', route =>
    route.fulfill({
      status: 502,
      json: { code: 'payment_provider_silent', message: 'Payment provider does not answer' },
    }),
  );
  const begun = () =>
    page.waitForResponse(
      reply => reply.url().includes('/payments/solidgate/payment-intent-composite') && reply.ok(),
    );
  const uuidOf = async (answer: ReturnType<typeof begun>): Promise<string> =>
    (await (await answer).json()).data.uuid;
  const first = begun();
  await orderAtBoth(page);
  await method(page, 'Card').check();
  const declined = await uuidOf(first);
  await typeCard(page, CARDS.solidgate.poor);
  await payButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Not enough money on this card' });
  await expect(sheet).toContainText('Nothing was charged');
  await expectAccessible(page);
  const second = begun();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet).toBeHidden();
  const renewed = await uuidOf(second);
  expect(renewed).not.toBe(declined);

  // Its form is made for one payment: the new one has a form of its own.
  await expect(cardFrame(page).getByLabel('Card number')).toHaveValue('');
  await typeCard(page, CARDS.solidgate.good);
  await payButton(page).click();
  await expect(page).toHaveURL(
    `/food-court/view/multi-merchant-order/HALL?paymentUuid=${renewed}&origin=foodcourt`,
    { timeout: 60_000 },
  );
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('11,20 €');
});
