import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { openConsole } from './support/console.ts';
import { addDish, cartLink, openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('[ORDER-56][ORDER-58][RT-12][RT-14][RT-15][MENU-32] staff announce a rush, pause ordering and open again, and the guest sees each at once', async ({
  page,
  staffTablet,
  desk,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-201');
  await desk.setStatus('hotel', 'open');
  const staff = await staffTablet();
  await openConsole(staff, 'hotel');
  await openMenu(page, 'HOTEL-201');
  await addDish(page, 'Crème brûlée');
  await expect(cartLink(page)).toBeVisible();

  await staff.getByRole('button', { name: 'Taking orders: Open. Change' }).click();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: /^Rush/ }).click();
  await staff.getByRole('button', { name: /^Start rush with/ }).click();
  const told = page.getByRole('status').filter({ hasText: 'It is busy right now. Expect to wait about' });
  await expect(told).toBeVisible();
  await expect(cartLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(told).toBeHidden();
  await expectAccessible(page);

  await staff.getByRole('button', { name: /^Taking orders: Rush/ }).click();
  await staff.getByRole('button', { name: /^Paused/ }).click();
  // In words, where the way on was: no button is there that does nothing.
  await expect(page.getByText('Orders are paused', { exact: true })).toBeInViewport();
  await expect(page.locator('button:disabled, button[aria-disabled=true]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add .+ to the cart$/ })).toHaveCount(0);
  await expect(cartLink(page)).toBeHidden();
  // Said once, where the way on was.
  await expect(page.getByText(/paused/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0);
  await expectAccessible(page);

  await staff.getByRole('button', { name: /^Taking orders: Paused/ }).click();
  await staff.getByRole('dialog').getByRole('button', { name: /^Open/ }).click();
  await expect(page.getByText('Orders are paused', { exact: true })).toBeHidden();
  await expect(cartLink(page)).toBeVisible();
});
