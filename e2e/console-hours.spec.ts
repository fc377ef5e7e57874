import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('staff pause part of the menu with one tap, and a phone shows it', async ({ page, guestAt }) => {
  // Where nobody else orders: what is paused is paused for every table of the venue.
  await openConsole(page, 'hall-ramen', 'orders', 'owner');
  const guest = await guestAt('HALL-RAMEN');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Taking orders/ }).click();
  const parts = sheet.getByRole('region', { name: 'Pause part of the menu' });
  const first = parts.getByRole('button').first();
  const name = (await first.innerText()).trim();
  const menu = async () => {
    const { categories } = await guest.call('GET /get-menu-categories/{session}', {
      session: guest.session,
      query: { language: 'lt' },
    });
    return categories.find(each => each.name === name)?.availability.is_currently_available;
  };
  expect(await menu()).toBe(true);
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(menu).toBe(false);
  await expectAccessible(page);
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(menu).toBe(true);
});
