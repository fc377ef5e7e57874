import type { Page } from '@playwright/test';
import { openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

/** Tabs on until the element with this name has the focus; fails where the keyboard does not lead there. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const it = document.activeElement;
      if (it === document.body) return '';
      const text =
        it?.getAttribute('aria-label') ?? (it instanceof HTMLInputElement ? it.labels?.[0]?.innerText : null);
      return (text ?? it?.textContent ?? '').trim();
    });
    if (name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`The Tab key never reached ${name}; it passed ${passed.join(' | ')}`);
};

test('[MENU-33][ITEM-11] a guest orders with the keyboard alone', async ({ page, desk }) => {
  await desk.freeTable('vilnius', 'VILNIUS-3');
  await openMenu(page, 'VILNIUS-3');
  await page.getByRole('button', { name: 'Search the menu' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toBeFocused();
  await page.keyboard.type('arrabbiata');
  await expect(page.getByRole('status').filter({ hasText: '1 dish found' })).toBeVisible();
  await tabTo(page, /^Arrabbiata$/);
  await page.keyboard.press('Enter');
  const dish = page.getByRole('dialog', { name: 'Arrabbiata' });
  await expect(dish).toBeVisible();
  await tabTo(page, /^One more: Arrabbiata$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Add 2 to the cart/);
  await page.keyboard.press('Enter');
  await expect(dish).toBeHidden();
  await expect(page.getByRole('button', { name: 'Arrabbiata', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Arrabbiata', exact: true }).press('Enter');
  await expect(dish).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dish).toBeHidden();

  await page.goBack();
  await tabTo(page, /^View order, 2 items/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();
  await tabTo(page, /^Place order · /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
  // The ways to pay are one stop; arrows go from way to way, and above the first stands the last.
  await tabTo(page, /^Apple Pay or Google Pay/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Cash at the venue/ })).toBeFocused();
  await tabTo(page, /^Place order · /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Waiting for the staff' })).toBeVisible();
});
