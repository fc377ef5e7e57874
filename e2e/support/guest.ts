import type { Locator, Page } from '@playwright/test';
import { claim } from './claim.ts';
import { expect } from './test.ts';

/** Scans a table's code and waits for what the splash covers. */
export const scan = async (page: Page, code: string): Promise<void> => {
  await claim(code.split('?', 1)[0] ?? code);
  await page.goto(`/${code}`);
  await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeHidden();
};

/** The menu's sheet with what the venue offers beside its dishes: the bill, payments, languages, its address. */
export const openMore = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'More information' }).click();
  const more = page.locator('dialog[open]');
  await expect(more).toBeVisible();
  return more;
};

/** From a scan of a demo table of the restaurant to its whole menu. */
export const openMenu = async (page: Page, code: string): Promise<void> => {
  await scan(page, `${code}?skip_select_screen=true`);
  const whole = page.getByRole('button', { name: 'See the whole menu' });
  const menu = page.getByRole('button', { name: 'More information' });
  await expect(whole.or(menu)).toBeVisible();
  if (await whole.isVisible()) await whole.click();
  await expect(menu).toBeVisible();
};

/** The sheet that is open; its name is the dish or the title. */
export const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Puts one piece of a dish without choices into the cart, from the menu. */
export const addDish = async (page: Page, dish: string): Promise<void> => {
  await page
    .getByRole('button', { name: `Add ${dish} to the cart` })
    .first()
    .click();
};

/** As `addDish`, and the server has it: what is loaded anew, or sold out for others, may follow. */
export const addDishForGood = async (page: Page, dish: string): Promise<void> => {
  await waitForServer(page, () => addDish(page, dish));
};

/** Does what changes the cart, and waits until the server has answered. */
export const waitForServer = (page: Page, change: () => Promise<void>): Promise<unknown> =>
  Promise.all([
    page.waitForResponse(answer => /\/api\/cart\/[^/]+\/add$/.test(answer.url()) && answer.ok()),
    change(),
  ]);

export const cartLink = (page: Page): Locator => page.getByRole('link', { name: /^View order, / });

export const openCart = async (page: Page): Promise<void> => {
  await cartLink(page).click();
  await expect(page.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();
};

/** The button that orders; the total stands on it. */
export const placeButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:Place order|Pay) · / });

/** Chooses cash among the ways to pay; while forms of providers still come, a tap may meet the row above. */
export const chooseCash = (page: Page): Promise<void> =>
  expect(() => page.getByRole('radio', { name: /^Cash at the venue/ }).check({ timeout: 2_000 })).toPass();

/** What causes the words may be a whole payment. */
const CAUSED_WITHIN_MS = 90_000;

/**
 * Does something that is answered by words which pass within seconds. They are watched for from inside the page, frame by
 * frame, before they are caused: a busy machine looks too seldom from outside.
 */
export const expectToast = async (page: Page, words: string, cause: () => Promise<void>): Promise<void> => {
  const said = (text: string): boolean =>
    [...document.querySelectorAll('[role=status], [role=alert], [data-toast]')].some(
      each =>
        each.checkVisibility({ visibilityProperty: true }) &&
        each.textContent?.replace(/\s/g, ' ').includes(text),
    );
  await Promise.all([page.waitForFunction(said, words, { timeout: CAUSED_WITHIN_MS }), cause()]);
};

/**
 * Taps what is `aria-disabled`: Playwright would wait until it is enabled, and forced to tap would look for nothing else
 * either, tapping beside what still slides in. So it is waited for without touching it.
 */
export const tapShut = async (button: Locator): Promise<void> => {
  await button.hover({ trial: true });
  await button.click({ force: true });
};

/** Places the cart of a table that pays first, in cash, and waits for the order's page. */
export const placeAndPayInCash = async (page: Page): Promise<void> => {
  // What comes late above the total moves it out of sight again: it is looked at until the button believes it.
  await expect(async () => {
    await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
    await expect(placeButton(page)).toBeEnabled({ timeout: 500 });
  }).toPass();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
  await chooseCash(page);
  await expectToast(page, 'Your order is on its way', () => placeButton(page).click());
};

/** The order that lies over the menu. */
export const orderSheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Order \S+$/ });

/** The number people say aloud, read from the order that is open. */
export const orderNumber = async (page: Page): Promise<string> =>
  ((await orderSheet(page).getAttribute('aria-label')) ?? '').replace('Order ', '');

/** What the server knows the open order by, whatever else is called by its number on other days. */
export const orderKey = async (page: Page): Promise<string> =>
  (await orderSheet(page).locator('[data-order]').getAttribute('data-order')) ?? '';

export const closeOrder = async (page: Page): Promise<void> => {
  await orderSheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(orderSheet(page)).toBeHidden();
};
