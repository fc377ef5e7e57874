import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import {
  addDish,
  cartLink,
  closeOrder,
  expectToast,
  openCart,
  openMenu,
  orderNumber,
  orderSheet,
  placeButton,
  scan,
  sheet,
} from './support/guest.ts';
import { orderedBefore } from './support/ordered-before.ts';
import { answerCounter } from './support/pay.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top);

test('[FILTER-04][FILTER-05][FILTER-06][MENU-30][MENU-31] a filter card leads to its part of the menu, and back to the welcome', async ({
  page,
  desk,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-202');
  await scan(page, 'HOTEL-202');
  const welcome = page.getByRole('link', { name: 'View menu and order' });
  await welcome.click();
  const drinks = page.getByRole('button', { name: 'Drinks' });
  await expect(drinks).toBeVisible();
  const photo = page.getByRole('listitem').filter({ has: drinks }).locator('picture');
  // At the first start of a slow machine pictures are still on their way.
  await expect(async () => {
    if ((await photo.count()) === 0) await page.reload();
    await expect(photo).toBeAttached({ timeout: 2_000 });
  }).toPass();
  const shade = await photo.evaluate(shown => getComputedStyle(shown, '::after').backgroundImage);
  expect(shade).toBe('linear-gradient(rgba(0, 0, 0, 0.1), rgba(0, 0, 0, 0.2))');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(welcome).toBeVisible();

  await welcome.click();
  await drinks.click();
  await expect(page.getByRole('heading', { name: 'Coffee, tea, soft drinks', level: 2 })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Breakfast', level: 2 })).toHaveCount(0);
  await expect(cartLink(page)).toHaveCount(0);
  await addDish(page, 'Fresh orange juice');
  await addDish(page, 'Fresh orange juice');
  await expect(cartLink(page)).toHaveAccessibleName(/^View order, 2 items, /);
});

test('[MENU-18][MENU-21][MENU-23][MENU-25][MENU-35][SEARCH-03] a long menu is found through: the bar of categories, the list of all, the way up, search', async ({
  page,
}) => {
  await openMenu(page, 'VILNIUS-12');
  await expect(bar(page)).toBeHidden();
  const up = page.getByRole('button', { name: 'Back to top' });
  await expect(up).toHaveCount(0);
  await scrollPage(page, 850);
  await expect(bar(page)).toBeVisible();
  await expect(up).toHaveCount(0);
  await scrollPage(page, 1_000);
  await expect(up).toBeVisible();
  await expectAccessible(page);

  const top = (name: string) =>
    page.getByRole('heading', { name, level: 2 }).evaluate(heading => {
      const section = heading.closest('section');
      return Math.round(section?.getBoundingClientRect().top ?? 0);
    });
  const entry = bar(page).getByRole('button', { name: 'Desserts' });
  // Whatever flies past on the way is not highlighted.
  const highlighted = await bar(page).evaluateHandle(nav => {
    const names: string[] = [];
    new MutationObserver(() => names.push(nav.querySelector('[aria-current]')?.textContent ?? '')).observe(
      nav,
      { subtree: true, attributeFilter: ['aria-current'] },
    );
    return names;
  });
  await entry.click();
  await expect.poll(() => top('Desserts')).toBe(120);
  await expect(entry).toHaveAttribute('aria-current', 'true');
  expect(new Set(await highlighted.jsonValue())).toEqual(new Set(['Desserts']));
  await page.getByRole('button', { name: 'All categories' }).click();
  await sheet(page, 'All categories').getByRole('button', { name: 'Soups' }).click();
  await expect.poll(() => top('Soups')).toBe(120);
  await scrollPage(page, 1_000);
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(bar(page)).toBeHidden();

  await page.getByRole('button', { name: 'More information' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change language' }).click();
  await expect(sheet(page, 'Choose your language')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'More information' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Search the menu' }).click();
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Search the menu' }).first().click();
  await expect(field).toBeFocused();
});

test('[ONBOARD-01][ONBOARD-04][ONBOARD-07][POPUP-01][POPUP-02][POPUP-03] nothing comes by itself before an order; after it, in a quiet moment, how ordering works, then the popup, each once', async ({
  page,
  context,
}) => {
  // A phone that was never here, until it has seen both.
  await page.addInitScript(() => {
    if (localStorage.getItem('popup-of-visit')) return;
    localStorage.removeItem('popup-shown-autumn');
    // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does
    document.cookie = 'onboarding-orders=; path=/; max-age=0';
  });
  await claim('hotel');
  await page.clock.install();
  await openMenu(page, 'HOTEL-102');
  await page.clock.fastForward(60_000);
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await orderedBefore(page);
  await page.reload();
  const steps = sheet(page, 'How ordering works here');
  const popup = sheet(page, 'Autumn dishes');
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(steps.getByRole('heading', { name: 'Choose what you like' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Next' }).click();
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(popup).toBeHidden();
  await steps.getByRole('button', { name: 'Understood' }).click();
  await expect(steps).toBeHidden();

  await page.clock.fastForward(2_000);
  await expect(popup).toBeVisible();
  await expectAccessible(page);
  const link = popup.getByRole('link', { name: /^Autumn dishes/ });
  await expect(link).toHaveAttribute('href', 'https://upes-viesbutis.example/ruduo');
  await expect(link).toHaveAttribute('target', '_blank');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('popup-shown-autumn'))).toBe('1');
  const kept = (await context.cookies()).find(({ name }) => name === 'onboarding-orders');
  expect(kept?.value).toBe('done');
});

test('[WAITER-04][WAITER-05] while the staff are called the button is off and a message stays; a call that fails says so and can be made again', async ({
  page,
  desk,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-201');
  await openMenu(page, 'HOTEL-201');
  let fail = (): void => undefined;
  const failing = new Promise<void>(resolve => {
    fail = resolve;
  });
  await page.route('**/api/call-waiter/call', async route => {
    await failing;
    await route.fulfill({ status: 500, json: { message: 'Server Error', code: 'server_error' } });
  });
  await page.getByRole('button', { name: 'Call the staff' }).click();
  const call = sheet(page, 'Call the staff').getByRole('button', { name: 'Call now' });
  await call.click();
  await expect(call).toBeDisabled();
  const calling = page.getByRole('status').filter({ hasText: 'Calling the staff…' });
  await expect(calling).toBeVisible();
  await expectToast(page, 'The call did not go through.', async () => fail());
  await expect(calling).toBeHidden();
  await page.unroute('**/api/call-waiter/call');
  await expectToast(page, 'The staff have been told.', () => call.click());
});

/** A wrong code, then a right one that takes its time, then none: what was said of the wrong one does not stay. */
const discountCode = async (page: Page): Promise<void> => {
  const field = page.getByLabel('Discount code');
  const wrong = page.getByText('We do not know this code. Check the spelling.');
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  await field.fill('nonsense');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(wrong).toBeVisible();
  let answer = (): void => undefined;
  const answered = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/apply-discount', async route => {
    await answered;
    await route.continue();
  });
  await field.fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Checking the code…' })).toBeDisabled();
  await expect(wrong).toBeHidden();
  answer();
  await page.getByRole('button', { name: 'Remove the code WELCOME10' }).click();
  await expect(field.or(page.getByRole('button', { name: 'Add a discount code' }))).toBeVisible();
  await expect(wrong).toBeHidden();
};

test('[CART-18][CART-19][CART-36][CART-43][CART-44][EXTRA-04][EXTRA-07][EXTRA-11] the pickup counter asks before an order goes out; one that fails says so and can be sent again', async ({
  page,
}) => {
  await openMenu(page, 'VILNIUS-PICKUP');
  await addDish(page, 'Pumpkin velouté');
  await openCart(page);
  await discountCode(page);
  await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Continue · / }).click();
  await expect(page.getByRole('heading', { name: 'A few details', level: 1 })).toBeVisible();
  const confirm = placeButton(page);
  await expect(page.getByRole('button', { name: /^Still to fill in: / })).toBeVisible();
  // Never dead: what is missing comes into sight and says so.
  await confirm.click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expect(page.getByLabel('When will you pick it up').locator('option:checked')).toHaveText(
    'As soon as possible',
  );
  await expect(page.getByLabel('Name we call out')).toBeFocused();
  await expectAccessible(page);
  await answerCounter(page);
  await page.route(
    '**/place-order',
    route => route.fulfill({ status: 500, json: { message: 'Server Error', code: 'server_error' } }),
    { times: 1 },
  );
  // It lies over the screen for two seconds.
  const failed = 'Nothing was charged. Please try again.';
  await expectToast(page, failed, () => confirm.click());
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeHidden();
  // What may have been placed goes once more under the same key, or not at all.
  await page.getByRole('button', { name: /^Send now · / }).click();
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
});

test('[MENU-06][MENU-38][MENU-39][OFFLINE-05] an address that names an order opens it and forgets it; looking at the tab again asks for news', async ({
  page,
  desk,
}) => {
  await desk.freeTable('cafe', 'CAFE-2');
  const loaded = [
    page.waitForRequest('**/api/cart/*/get'),
    page.waitForRequest('**/api/orders/get-orders/*'),
  ];
  await openMenu(page, 'CAFE-2');
  await Promise.all(loaded);
  const menu = page.url();
  await addDish(page, 'Fresh mint tea');
  await openCart(page);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Being prepared' })).toBeVisible();
  const said = await orderNumber(page);
  await closeOrder(page);
  for (const query of [`order=${said}`, `orderNumber=${said}`]) {
    await page.goto(`${menu}?${query}`);
    await expect(orderSheet(page)).toHaveAccessibleName(`Order ${said}`);
    await expect(page).toHaveURL(menu);
    await closeOrder(page);
  }
  const forced = page.waitForResponse('**/api/orders/get-orders/**');
  await page.goto(`${menu.replace('/menu/', '/view-order-headless/')}/${said}?force=1`);
  await expect(page.getByRole('heading', { name: `Order ${said}`, level: 1 })).toBeVisible();
  await forced;
  // Who looks again while an answer is still being read is told by that answer: no further question goes out.
  await expect(() =>
    Promise.all([
      page.waitForRequest('**/api/orders/get-orders/**', { timeout: 2_000 }),
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ]),
  ).toPass();
});

test('[OFFLINE-03][THEME-06] tapping the message of a lost connection loads the page again; on a wide screen the menu stays narrow', async ({
  page,
}) => {
  await openMenu(page, 'VILNIUS-12');
  await page.setViewportSize({ width: 1400, height: 900 });
  const width = await page.getByRole('main').evaluate(main => main.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(800);
  await page.route(/\/(healthz|api\/(cart|realtime)\/)/, route => route.abort());
  await addDish(page, 'Pumpkin velouté');
  const toast = page.getByRole('alert').filter({ hasText: 'No internet connection' });
  await expect(toast).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  // Not before: the message goes by itself as soon as the connection is back.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(toast).toBeHidden();
});
