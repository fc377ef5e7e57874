import type { Page } from '@playwright/test';
import { orderCard } from './console.ts';
import { addDish, openCart, orderNumber, placeButton } from './guest.ts';
import { takeForGuide } from './take-guide.ts';
import { expect } from './test.ts';

const MENU = {
  category: 'Soups',
  dishes: [
    ['Cold beetroot soup', '5.90'],
    ['Chicken broth with noodles', '5.40'],
    ['Pumpkin velouté', '6.20'],
  ],
} as const;
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** The four pages of the first run, filled in; then the first steps. Answers with the venue's address in the console. */
export const takeFirstRun = async (page: Page, url: string, codeOf: () => string): Promise<string> => {
  await expect.poll(codeOf).not.toBe('');
  await page.goto(`${url}/console/#setup=${codeOf()}`);
  await expect(page.getByRole('heading', { name: 'Welcome to Tableside' })).toBeVisible();
  await page.getByLabel('Your name').fill('Ona Petraitė');
  await page.getByLabel('E-mail').fill('ona@kuku.example');
  await page.getByLabel('Password', { exact: true }).fill('three odd words');
  await takeForGuide(page, 'start-owner');
  await next(page);
  await page.getByLabel('Name of the venue').fill('Kukū & Sons');
  await page.getByLabel('Country').selectOption('LT');
  await page.getByLabel('Language of your menu').selectOption('en');
  await takeForGuide(page, 'start-venue');
  await next(page);
  await page.getByText('Fixed hours').click();
  await takeForGuide(page, 'start-hours');
  await page.getByText('Any time').click();
  await next(page);
  await page.getByLabel('How many tables do you have?').fill('12');
  await takeForGuide(page, 'start-tables');
  await page.getByRole('button', { name: 'Open my venue' }).click();
  await expect(page).toHaveURL(/first-steps$/);
  await expect(page.getByRole('button', { name: 'Write the menu' })).toBeVisible();
  await takeForGuide(page, 'start-steps');
  return page.url().replace(/\/first-steps$/, '');
};

const writeMenu = async (page: Page, venue: string): Promise<void> => {
  await page.goto(`${venue}/menu`);
  const sheet = page.getByRole('dialog');
  const name = sheet.getByRole('group', { name: 'Name' }).getByRole('textbox').first();
  await page.getByRole('button', { name: 'Add a category' }).click();
  await name.fill(MENU.category);
  await sheet.getByRole('button', { name: 'Close' }).click();
  for (const [dish, price] of MENU.dishes) {
    await page.getByRole('button', { name: 'Add a dish' }).click();
    await name.fill(dish);
    await sheet.getByRole('textbox', { name: 'Price', exact: true }).fill(price);
    if (dish === MENU.dishes[0][0]) await takeForGuide(page, 'start-dish');
    await sheet.getByRole('button', { name: 'Close' }).click();
  }
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('button', { name: /^Publish \d/ }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await takeForGuide(page, 'start-publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Everything is published')).toBeVisible();
};

/** A menu of three dishes, a code on the screen, and the order of whoever scanned it. */
export const takeFirstOrder = async (page: Page, guest: Page, venue: string): Promise<void> => {
  await writeMenu(page, venue);
  await page.goto(`${venue}/first-steps`);
  await page.getByRole('button', { name: 'Show a code' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img').first()).toBeVisible();
  await takeForGuide(page, 'start-code');
  const spelled = await sheet.getByText(/\/[A-Z0-9]{5}$/).innerText();
  await guest.goto(`${new URL(venue).origin}/${spelled.split('/').at(-1)}`);
  await addDish(guest, MENU.dishes[0][0]);
  await takeForGuide(guest, 'start-guest');
  await openCart(guest);
  await placeButton(guest).click();
  await expect(guest.getByRole('status').filter({ hasText: 'Your order is on its way' })).toBeVisible();
  const number = await orderNumber(guest);
  await page.goto(`${venue}/orders`);
  await page.getByRole('button', { name: 'Turn sound on', exact: true }).click();
  await expect(orderCard(page, number)).toContainText(MENU.dishes[0][0]);
  await takeForGuide(page, 'start-order');
};
