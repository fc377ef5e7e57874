import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

const dish = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[SEARCH-04] a guest finds a dish with a slip of the thumb, without accents, and by the name the waiter says', async ({
  page,
}) => {
  await openMenu(page, 'VILNIUS-5');
  await page.getByRole('button', { name: 'Search the menu' }).first().click();
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await field.fill('margarita');
  await expect(dish(page, 'Margherita')).toBeVisible();
  await field.fill('peperroni');
  await expect(dish(page, 'Pepperoni')).toBeVisible();
  // The guest reads English; the menu was written in Lithuanian.
  await field.fill('saltibarsciai');
  await expect(page.getByText(/Šaltibarščiai/).first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('pizza caviar');
  await expect(page.getByRole('heading', { name: 'Nothing found for “pizza caviar”' })).toBeVisible();
  await expect(dish(page, 'Margherita')).toBeVisible();
  await expectAccessible(page);
});

test('[SEARCH-04] a guest types what must not be in it, and is offered only what the venue states to be without', async ({
  page,
}) => {
  await openMenu(page, 'VILNIUS-6');
  await page.getByRole('button', { name: 'Search the menu' }).first().click();
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible();
  await field.fill('magarita piza');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Margherita');
  await field.fill('hummus');
  await expect(dish(page, 'Beetroot hummus with flatbread')).toBeVisible();
  // Walnuts are on it.
  await field.fill('hummus without nuts');
  await expect(dish(page, 'Beetroot hummus with flatbread')).toHaveCount(0);
  await field.fill('vegan without nuts');
  await expect(page.getByRole('status').filter({ hasText: 'Vegan · Without: peanuts, nuts' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page);
});
