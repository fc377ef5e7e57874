import type { Locator, Page } from '@playwright/test';
import { addDishForGood, cartLink, openCart, placeButton } from './guest.ts';
import { expect } from './test.ts';

/** Two kitchens of the demo's hall, and what is ordered there. Ramen Dievas takes the money for all of them. */
export const RAMEN = { name: 'Ramen Dievas', slug: 'hall-ramen', dish: 'Vegetable gyoza' };
export const TACO = { name: 'Taco Sodas', slug: 'hall-taco', dish: 'Elote street corn' };
export type HallStall = typeof RAMEN;

/** The hall's own page stands there. */
export const inHall = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Market Hall' });

/** From the hall to a stall, a dish of it into the basket, and back. */
export const chooseAt = async (page: Page, { name, dish }: HallStall): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/\/menu\//);
  await expect(page.getByRole('status', { name: 'Opening the menu' })).toBeHidden();
  await addDishForGood(page, dish);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(inHall(page)).toBeVisible();
};

/** Fills one basket at two stalls; ends in the hall. */
export const fillAtBoth = async (page: Page): Promise<void> => {
  await page.goto('/food-court/HALL');
  await expect(inHall(page)).toBeVisible();
  await chooseAt(page, RAMEN);
  await chooseAt(page, TACO);
};

/** Orders at two stalls with one basket; ends where all of it is paid. */
export const orderAtBoth = async (page: Page): Promise<void> => {
  await fillAtBoth(page);
  await expect(cartLink(page)).toBeVisible();
  await openCart(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/food-court\/pay\/HALL\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pay', exact: true })).toBeVisible();
};
