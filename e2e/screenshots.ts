import type { Page } from '@playwright/test';
import { test } from './support/demo-of-its-own.ts';
import { walkScreens } from './support/every-screen.ts';
import { takeGifts, takeReview } from './support/gift-pictures.ts';
import { addDish, openCart, openMenu, orderSheet, placeButton, sheet } from './support/guest.ts';
import { anotherLook, keepLooks } from './support/guest-looks.ts';
import { aParty } from './support/party.ts';
import { composeSheets, forgetSheets, GUEST } from './support/sheets.ts';
import { setLanguage, textsIn } from './support/speak.ts';
import { listPictures, settled, take } from './support/take.ts';
import { expect } from './support/test.ts';

// Makes docs/screenshots anew: `npm run screenshots`. What guests see is one sheet a screen, with all its looks beside each
// other, and a picture of its own where a page of the docs shows one.

test.use({
  house: 'screenshots',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
});
test.setTimeout(1_200_000);

/** What a visit does not lead past. */
const BESIDE = [
  ['code unknown', '/NO-SUCH-TABLE'],
  ['menu being updated', '/VILNIUS-UPDATING'],
  ['code switched off', '/VILNIUS-DISABLED'],
  ['no such page', '/there/is/no/such/page'],
  ['hall', '/food-court/HALL'],
  ['tip card', '/tip/RUTA?lang=en'],
  ['donation', '/donation/SHELTER?lang=en'],
  ['reservation', '/reserve/vilnius?lang=en'],
  ['room', '/HOTEL-101'],
  ['cafe', '/CAFE-1'],
] as const;

const takeCompany = async (page: Page, uuid: string): Promise<void> => {
  await page.goto(`/request-invoice/${uuid}`);
  await page.getByLabel('Company name or code').fill('baltic');
  await expect(page.getByText('3 companies')).toBeVisible();
  await take(page, 'invoice-found');
};

test('what README shows: the menu, a dish, the cart and an order of an ordinary evening', async ({
  page,
  desk,
}) => {
  await openMenu(page, 'VILNIUS-1');
  await take(page, 'menu');
  await page.getByRole('button', { name: 'Ribeye steak', exact: true }).click();
  await expect(sheet(page, 'Ribeye steak')).toBeVisible();
  await take(page, 'item');
  await page.keyboard.press('Escape');
  for (const dish of ['Pumpkin velouté', 'Baltic fish soup']) await addDish(page, dish);
  await openCart(page);
  const wallet = page.frameLocator('iframe[title="Wallets (sandbox)"]');
  await expect(wallet.getByRole('button', { name: 'Google Pay (sandbox)' })).toBeVisible();
  await take(page, 'cart');
  await openMenu(page, 'VILNIUS-GARDEN');
  for (const dish of ['Pumpkin velouté', 'Baltic fish soup']) await addDish(page, dish);
  await openCart(page);
  await placeButton(page).click();
  await expect(orderSheet(page)).toBeVisible();
  const venue = desk.venue('vilnius');
  const [order] = (await desk.call('GET /console/{venue}/board', { venue })).orders;
  await desk.call('POST /console/{venue}/orders/{order}/accept', {
    venue,
    order: order?.unique_order_number ?? '',
    idempotencyKey: crypto.randomUUID(),
    body: { wait_minutes: 15 },
  });
  await expect(orderSheet(page).getByRole('heading', { name: 'Being prepared' })).toBeVisible();
  await take(page, 'order');
});

test('the screens of a visit, in every size and look', async ({ page, desk }) => {
  await forgetSheets(GUEST);
  const speaking = await setLanguage(page);
  const party = await aParty(page, desk, 'VILNIUS-12');
  await page.goto(`/menu/${party.session}`);
  const t = textsIn('en');
  const still = async (name: string) => {
    // Whoever comes back to the menu stands where it was read.
    if (name === 'menu') await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
  };
  const stop = async (name: string) => {
    await still(name);
    if (name === 'receipt') await take(page, name);
    await keepLooks(page, name);
  };
  await walkScreens({ page, party, t, stop });
  await takeCompany(page, party.paid.uuid);
  speaking('ar');
  await page.goto(`/menu/${party.session}`);
  const arabic = async (name: string) => {
    await still(name);
    await anotherLook(page, name, 'ar');
  };
  await walkScreens({ page, party, t: textsIn('ar'), stop: arabic });
  // The pages beside speak for themselves.
  await page.unrouteAll();
  for (const [name, path] of BESIDE) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: t('scan.loading') })).toBeHidden();
    await stop(name);
  }
  await composeSheets(GUEST);
});

test('cards of tips and donations, and how it was', async ({ page, desk }) => {
  await takeGifts(page);
  await takeReview(page, desk, 'VILNIUS-1');
});

test('the list of the pictures', () => listPictures());
