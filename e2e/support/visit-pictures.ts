import type { Page, Route } from '@playwright/test';
import { addDish, openCart, openMenu, orderSheet, placeButton, sheet } from './guest.ts';
import { payForDish } from './paid-order.ts';
import { answerCounter } from './pay.ts';
import type { StaffDesk } from './staff-desk.ts';
import { take } from './take.ts';
import { takeLooks } from './take-looks.ts';
import { expect } from './test.ts';

const SOLD_OUT = 'Trinta moliūgų sriuba';

/** What a guest avoids: the choice, the menu without it, and what a dish says of it. */
export const takeDiet = async (page: Page, hash: string): Promise<void> => {
  await openMenu(page, hash);
  await page.getByRole('button', { name: 'Diet & allergens' }).click();
  const choice = sheet(page, 'What should we leave out?');
  await choice.getByRole('button', { name: 'nuts', exact: true }).click();
  await choice.getByRole('button', { name: 'fish', exact: true }).click();
  await takeLooks(page, 'diet');
  await choice.getByRole('checkbox').check();
  await choice.getByRole('button', { name: /^Show \d+ dishes$/ }).click();
  const strip = page.getByRole('region', { name: 'Diet & allergens' });
  await expect(strip).toContainText('Without:');
  await strip.scrollIntoViewIfNeeded();
  await take(page, 'diet-menu');
  await page.getByRole('button', { name: 'Cold beetroot soup with potatoes', exact: true }).click();
  await expect(sheet(page, 'Cold beetroot soup with potatoes')).toContainText('Contains');
  await sheet(page, 'Cold beetroot soup with potatoes')
    .getByRole('button', { name: /note for this dish/ })
    .click();
  await page.getByLabel('Note for this dish').fill('Without dill, please');
  await take(page, 'item-note');
};

/** A cart that is full of words, and the same cart in a cellar. */
export const takeOffline = async (page: Page, hash: string): Promise<void> => {
  await openMenu(page, hash);
  await addDish(page, 'Fresh mint tea');
  await openCart(page);
  await page.getByRole('button', { name: 'Add a note for this dish' }).click();
  await page.getByLabel('Note for this dish').fill('Two cups, please, and honey');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Two cups, please, and honey')).toBeVisible();
  await take(page, 'cart-note');
  await page.context().setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection' })).toBeVisible();
  await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Order when connected · / }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not sent yet' })).toBeVisible();
  await page.getByRole('heading', { name: '1 item' }).scrollIntoViewIfNeeded();
  await takeLooks(page, 'cart-not-sent');
};

/** At the counter: may we tell you, by what way, and that we will. */
export const takeNotify = async (page: Page): Promise<void> => {
  await openMenu(page, 'VILNIUS-PICKUP');
  await addDish(page, 'Pumpkin velouté');
  await openCart(page);
  await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Continue · / }).click();
  await answerCounter(page);
  await placeButton(page).click();
  await page.context().clearCookies({ name: 'allow-notifications' });
  await page.getByRole('radio', { name: /^Cash at the venue/ }).check();
  await placeButton(page).click();
  await orderSheet(page).getByRole('button', { name: 'Tell me when it is ready' }).click();
  const question = sheet(page, 'Go for a walk, we will tell you');
  await expect(question).toBeVisible();
  await expect(question.getByLabel('Country')).toHaveValue('LT');
  await takeLooks(page, 'notify');
  await question.getByLabel('Phone number').fill(`6${String(Date.now()).slice(-7)}`);
  await question.getByRole('button', { name: 'Text me' }).click();
  await expect(question).toBeHidden();
  await expect(orderSheet(page)).toBeVisible();
  await take(page, 'order-pickup');
};

/** The same again, of which something has run out meanwhile. */
export const takeAgain = async (page: Page, desk: StaffDesk, hash: string): Promise<void> => {
  await desk.setStock('vilnius', SOLD_OUT, null);
  const { session, number } = await payForDish(page, hash, 'Pumpkin velouté');
  await desk.setStock('vilnius', SOLD_OUT, 0);
  await page.goto(`/view-order-headless/${session}/${number}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(sheet(page, 'None of this is available right now')).toContainText('Sold out');
  await take(page, 'order-again');
  await desk.setStock('vilnius', SOLD_OUT, null);
};

/** After an order, how ordering works, and the venue's popup: what a new guest is shown once. */
export const takeFirstVisit = async (page: Page, hash: string): Promise<void> => {
  await page.addInitScript(() => {
    localStorage.removeItem('popup-shown-autumn');
    // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does
    document.cookie = 'onboarding-orders=; path=/; max-age=0';
  });
  await openMenu(page, hash);
  const steps = sheet(page, 'How ordering works here');
  await expect(steps).toBeVisible();
  await take(page, 'onboarding');
  await steps.getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page, 'Autumn dishes')).toBeVisible();
  await take(page, 'popup');
};

/** A screen while its answer is on the way, and when there is none. */
const takeWaiting = async (
  page: Page,
  { path, call, name }: { path: string; call: string; name: string },
): Promise<void> => {
  const held: Route[] = [];
  await page.route(call, route => void held.push(route));
  await page.goto(path);
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await take(page, `${name}-loading`);
  await page.unroute(call);
  await page.route(call, route =>
    route.fulfill({ status: 500, json: { message: 'no', code: 'server_error' } }),
  );
  for (const route of held) await route.abort().catch(() => undefined);
  await page.goto(path);
  await expect(page.locator('main [role="alert"], [data-toast]').first()).toBeVisible();
  await take(page, `${name}-failed`);
  await page.unroute(call);
};

/** Screens without what they are about. */
export const takeWaits = async (page: Page, hash: string): Promise<void> => {
  const { session, number } = await payForDish(page, hash, 'Pumpkin velouté');
  await takeWaiting(page, {
    path: `/orders/${session}`,
    call: '**/api/orders/get-orders/**',
    name: 'orders',
  });
  await takeWaiting(page, {
    path: `/order/${session}`,
    call: '**/api/orders/get-paygo-orders/**',
    name: 'bill',
  });
  await takeWaiting(page, { path: `/place-order/${session}`, call: '**/api/cart/*/get', name: 'cart' });
  await takeWaiting(page, {
    path: `/view-order-headless/${session}/${number}`,
    call: '**/api/orders/get-orders/**',
    name: 'order',
  });
};
