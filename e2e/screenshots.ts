import type { Page } from '@playwright/test';
import { takeBill } from './support/bill-pictures.ts';
import { takeGifts, takeReview } from './support/gift-pictures.ts';
import {
  addDish,
  closeOrder,
  openCart,
  openMenu,
  orderNumber,
  placeAndPayInCash,
  placeButton,
  scan,
  sheet,
} from './support/guest.ts';
import { takePapers } from './support/paper-pictures.ts';
import { formShown } from './support/pay.ts';
import { takePaying, takePayingABill } from './support/pay-pictures.ts';
import { listPictures, take } from './support/take.ts';
import { takeLooks } from './support/take-looks.ts';
import { test as base, expect } from './support/test.ts';
import {
  takeAgain,
  takeDiet,
  takeFirstVisit,
  takeNotify,
  takeOffline,
  takeWaits,
} from './support/visit-pictures.ts';

// Makes docs/screenshots anew: `npm run screenshots`.

const SIZES = [
  { width: 390, height: 844, table: 'VILNIUS-1', cafe: 'CAFE-1', room: 'HOTEL-101' },
  { width: 360, height: 640, table: 'VILNIUS-2', cafe: 'CAFE-2', room: 'HOTEL-102' },
] as const;
const test = base.extend({ deviceScaleFactor: 1 });
test.setTimeout(240_000);

/** The splash as long as the scripts are on their way. */
const takeSplash = async (page: Page, table: string): Promise<void> => {
  let release = () => {};
  const late = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async route => {
    await late;
    await route.continue();
  });
  await page.goto(`/${table}`, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeVisible();
  // Animations brought to their end would take the splash away, as they do when scripts never arrive.
  await take(page, 'splash', 'allow');
  release();
};

for (const { width, height, table, cafe, room } of SIZES) {
  test.describe(`on a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`welcome, menu, dishes and search at ${width}`, async ({ page, desk }) => {
      // A venue that welcomes its guests, and asks them what they are in the mood for.
      await desk.freeTable('hotel', room);
      await takeSplash(page, room);
      await expect(page.getByRole('link', { name: 'View menu and order' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeHidden();
      await takeLooks(page, 'select');
      await page.getByRole('link', { name: 'View menu and order' }).click();
      await expect(page.getByRole('heading', { name: 'What are you in the mood for?' })).toBeVisible();
      await take(page, 'menu-filters');
      await desk.freeTable('vilnius', table);
      await openMenu(page, table);
      await takeLooks(page, 'menu');
      await page.getByRole('button', { name: 'Call the waiter' }).click();
      await sheet(page, 'Call the waiter').getByLabel('Add a note').fill('A high chair, please');
      await take(page, 'waiter');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'More information' }).click();
      await take(page, 'info');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Language', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Choose your language' })).toBeVisible();
      await take(page, 'language');
      await page.keyboard.press('Escape');
      await addDish(page, 'Pumpkin velouté');
      await addDish(page, 'Baltic fish soup');
      await takeLooks(page, 'menu-list');
      await page.getByRole('button', { name: 'All categories' }).click();
      await expect(page.getByRole('dialog', { name: 'All categories' })).toBeVisible();
      await take(page, 'categories');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Ribeye steak', exact: true }).click();
      await expect(sheet(page, 'Ribeye steak')).toBeVisible();
      await takeLooks(page, 'item');
      await sheet(page, 'Ribeye steak').getByRole('radio', { name: /350 g/ }).check();
      await sheet(page, 'Ribeye steak').getByRole('group').last().scrollIntoViewIfNeeded();
      await takeLooks(page, 'item-options');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Potato pancakes', exact: true }).click();
      await expect(sheet(page, 'Potato pancakes')).toBeVisible();
      await take(page, 'item-missing');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Eggs Benedict', exact: true }).click();
      await expect(sheet(page, 'Eggs Benedict')).toBeVisible();
      await take(page, 'item-not-now');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'I am 20 or older' }).first().scrollIntoViewIfNeeded();
      await takeLooks(page, 'age-gate');
      await page.getByRole('button', { name: 'Search the menu' }).first().click();
      await take(page, 'search-start');
      await page.getByRole('searchbox').fill('soup');
      await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
      await takeLooks(page, 'search');
      await page.getByRole('searchbox').fill('qqqq');
      await expect(page.getByRole('heading', { name: /^Nothing found/ })).toBeVisible();
      await take(page, 'search-nothing');
    });

    test(`cart, payment and order at ${width}`, async ({ page, desk, context }) => {
      await desk.freeTable('vilnius', table);
      await desk.setStock('vilnius', 'Šiltos salotos su antiena', null);
      await openMenu(page, table);
      await page.goto(page.url().replace('/menu/', '/orders/'));
      await expect(page.getByText('No orders yet')).toBeVisible();
      await take(page, 'orders-empty');
      await page.goto(page.url().replace('/orders/', '/place-order/'));
      await expect(page.getByText('Your cart is empty')).toBeVisible();
      await take(page, 'cart-empty');
      await page.getByRole('link', { name: 'Browse the menu' }).click();
      await addDish(page, 'Warm duck salad');
      await addDish(page, 'Pumpkin velouté');
      await addDish(page, 'House meat dumplings');
      const dish = sheet(page, 'House meat dumplings');
      await dish.getByRole('button', { name: 'One more: House meat dumplings' }).click();
      await dish.getByRole('button', { name: /^Add 2/ }).click();
      await desk.setStock('vilnius', 'Šiltos salotos su antiena', 0);
      await openCart(page);
      await page.reload();
      await expect(page.getByText('No longer available').first()).toBeVisible();
      await take(page, 'cart-unavailable');
      await page.getByRole('button', { name: 'Remove what is sold out' }).click();
      await desk.setStock('vilnius', 'Šiltos salotos su antiena', null);
      await page.getByRole('button', { name: 'Dismiss message' }).first().click();
      await expect(
        placeButton(page)
          .or(page.getByRole('button', { name: 'Look over the total first' }))
          .first(),
      ).toBeVisible();
      await takeLooks(page, 'cart');
      await page.getByRole('button', { name: 'Add a note for the whole order' }).click();
      await page.getByLabel('Note for the whole order').fill('No onions, please');
      await page.getByRole('button', { name: 'Add a discount code' }).click();
      await page.getByLabel('Discount code').fill('SUMMER');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('We do not know this code.')).toBeVisible();
      await take(page, 'cart-wrong-code');
      await page.getByLabel('Discount code').fill('WELCOME10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('Code WELCOME10 applied')).toBeVisible();
      await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
      await takeLooks(page, 'cart-discount');
      await context.setOffline(true);
      await expect(page.getByRole('alert').filter({ hasText: 'No internet connection' })).toBeVisible();
      await take(page, 'cart-offline');
      await context.setOffline(false);
      await expect(page.getByRole('alert').filter({ hasText: 'No internet connection' })).toBeHidden();
      await placeButton(page).click();
      await expect(page.getByRole('radio', { name: /Cash/ })).toBeVisible();
      await formShown(page);
      await takeLooks(page, 'pay', ['bold']);
      await page.getByRole('radio', { name: /^Cash at the venue/ }).check();
      await placeButton(page).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your order is on its way' })).toBeVisible();
      await take(page, 'placed');
      const status = (name: string) => page.getByRole('heading', { name, exact: true });
      await expect(status('Waiting for the staff')).toBeVisible();
      await take(page, 'order-waiting');
      const venue = desk.venue('vilnius');
      const said = await orderNumber(page);
      const { orders } = await desk.call('GET /console/{venue}/board', { venue });
      const order = orders.find(each => each.order_id === said)?.unique_order_number ?? '';
      const key = () => ({ venue, order, idempotencyKey: crypto.randomUUID() });
      await desk.call('POST /console/{venue}/orders/{order}/accept', {
        ...key(),
        body: { wait_minutes: 15 },
      });
      await expect(status('Being prepared')).toBeVisible();
      await takeLooks(page, 'order');
      const items = (await desk.call('GET /console/{venue}/board', { venue })).orders.find(
        each => each.unique_order_number === order,
      )?.items;
      await desk.call('POST /console/{venue}/orders/{order}/deliver', {
        ...key(),
        body: { items: [items?.[0]?.id ?? ''], delivered: true },
      });
      await expect(status('Partly served')).toBeVisible();
      await take(page, 'order-partly');
      await page.getByText('Unique ID').scrollIntoViewIfNeeded();
      await take(page, 'order-details');
      await closeOrder(page);
      await take(page, 'menu-with-order');

      await addDish(page, 'Pumpkin velouté');
      await openCart(page);
      await placeAndPayInCash(page);
      const second = await orderNumber(page);
      const rejected = (await desk.call('GET /console/{venue}/board', { venue })).orders.find(
        each => each.order_id === second,
      );
      await desk.call('POST /console/{venue}/orders/{order}/reject', {
        ...key(),
        order: rejected?.unique_order_number ?? '',
        body: { reason: 'The kitchen is closed' },
      });
      await expect(status('The order was cancelled')).toBeVisible();
      await take(page, 'order-rejected');
      await closeOrder(page);
      await page.getByRole('link', { name: /^Your orders/ }).click();
      await expect(status('Completed')).toBeVisible();
      await takeLooks(page, 'orders');
      await page.goto(`${page.url().replace('/orders/', '/view-order-headless/')}/unknown`);
      await expect(page.getByText('We could not find this order.')).toBeVisible();
      await take(page, 'order-not-found');
      await desk.freeTable('vilnius', table);
      await expect(status('This visit has ended')).toBeVisible();
      await take(page, 'visit-ended');
    });

    test(`other venues and failing scans at ${width}`, async ({ page, desk }) => {
      await desk.freeTable('cafe', cafe);
      await openMenu(page, cafe);
      await take(page, 'cafe-menu');
      await desk.freeTable('hotel', room);
      await desk.setStatus('hotel', 'open');
      await openMenu(page, room);
      await take(page, 'hotel-menu');
      await addDish(page, 'Crème brûlée');
      await openCart(page);
      await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /^Continue · / }).click();
      await expect(page.getByText('Still to fill in')).toBeVisible();
      await take(page, 'extra-details');
      for (const [code, name] of [
        ['VILNIUS-UPDATING', 'scan-updating'],
        ['VILNIUS-DISABLED', 'scan-disabled'],
        ['NO-SUCH-TABLE', 'scan-unknown'],
        ['there/is/no/such/page', 'not-found'],
      ] as const) {
        await page.goto(`/${code}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await take(page, name);
      }
    });

    test(`paying at ${width}`, async ({ page }) => takePaying(page));

    test(`paying a bill at ${width}`, async ({ page, desk }) => {
      await takePayingABill(page, desk, 'vilnius', table, '');
    });

    test(`paying a bill in the dark bar at ${width}`, async ({ page, desk }) => {
      await takePayingABill(page, desk, 'vilnius-bar', 'VILNIUS-BAR', 'bar-');
    });

    test(`receipt and invoice at ${width}`, async ({ page, desk }) => {
      await desk.freeTable('vilnius', table);
      await takePapers(page, table);
    });

    test(`tips, donations and reviews at ${width}`, async ({ page, desk }) => {
      await takeGifts(page);
      await takeReview(page, desk, table);
    });

    test(`what a guest avoids at ${width}`, async ({ page, desk }) => {
      await desk.freeTable('vilnius', table);
      await takeDiet(page, table);
    });

    test(`a cart in a cellar at ${width}`, async ({ page, desk }) => {
      await desk.freeTable('cafe', cafe);
      await takeOffline(page, cafe);
    });

    test(`a guest who is told at ${width}`, async ({ page }) => takeNotify(page));

    test(`the same again at ${width}`, async ({ page, desk }) => {
      await desk.freeTable('vilnius', table);
      await takeAgain(page, desk, table);
    });

    test(`a first visit at ${width}`, async ({ page, desk }) => {
      await desk.freeTable('vilnius', table);
      await takeFirstVisit(page, table);
    });

    test(`screens that wait at ${width}`, async ({ page, desk }) => {
      await desk.freeTable('vilnius', table);
      await takeWaits(page, table);
    });

    test(`a bill at ${width}`, async ({ page, anotherPhone, desk }) => {
      await takeBill(page, await anotherPhone(), desk, { slug: 'vilnius', hash: table, prefix: '' });
    });

    test(`the dark bar at ${width}`, async ({ page, anotherPhone, desk }) => {
      await scan(page, 'VILNIUS-BAR');
      await take(page, 'bar-select');
      await page.getByRole('link', { name: /^View menu/ }).click();
      await expect(page.getByRole('button', { name: 'More information' })).toBeVisible();
      await take(page, 'bar-menu');
      await page.getByRole('button', { name: 'Chicken wings', exact: true }).click();
      await expect(sheet(page, 'Chicken wings')).toBeVisible();
      await take(page, 'bar-item');
      const bar = { slug: 'vilnius-bar', hash: 'VILNIUS-BAR', prefix: 'bar-' };
      await takeBill(page, await anotherPhone(), desk, bar);
    });

    for (const { locale, language, dish, add } of [
      {
        locale: 'lt-LT',
        language: 'lt',
        dish: 'Jautienos antrekoto kepsnys',
        add: /: Vištienos sultinys/,
      },
      { locale: 'uk-UA', language: 'uk', dish: 'Стейк рибай', add: /Курячий бульйон/ },
    ] as const) {
      test.describe(`in ${language}`, () => {
        test.use({ locale });
        test(`long texts in ${language} at ${width}`, async ({ page, desk }) => {
          await desk.freeTable('vilnius', table);
          await page.goto(`/${table}`);
          await page.getByRole('link').filter({ hasText: /\S/ }).last().waitFor();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page).toHaveURL(/\/select\//);
          await take(page, `select-${language}`);
          await page.goto(page.url().replace('/select/', '/menu/'));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await take(page, `menu-${language}`);
          await page.getByRole('button', { name: add }).last().click();
          await page.getByRole('button', { name: dish, exact: true }).click();
          await expect(page.getByRole('dialog', { name: dish })).toBeVisible();
          await take(page, `item-${language}`);
          await page.goto(page.url().replace('/menu/', '/place-order/'));
          // The second is of what goes well with it, which comes a moment later.
          await expect(page.getByRole('heading', { level: 3 }).nth(1)).toBeVisible();
          await take(page, `cart-${language}`);
        });
      });
    }
  });
}

test('the list of the pictures', () => listPictures());
