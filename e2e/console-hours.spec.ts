import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('staff pause part of the menu with one tap, and a phone shows it within two seconds', async ({
  page,
  guestAt,
}) => {
  await openConsole(page, 'cafe', 'orders', 'owner');
  const guest = await guestAt('CAFE-3');
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
  await expect.poll(menu, { timeout: 2_000 }).toBe(false);
  await expectAccessible(page);
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(menu, { timeout: 2_000 }).toBe(true);
});

test('an exception for today closes the venue: a guest reads the menu, why, and when it opens', async ({
  page,
  anotherPhone,
  guestAt,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  const venue = owner.venue('hotel');
  const { hours } = await owner.call('GET /console/{venue}/hours', { venue });
  try {
    await openConsole(page, 'hotel', 'hours', 'owner');
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add a different day' }).click();
    const day = page.getByRole('group', { name: /^Different day/ });
    await day.getByLabel('Reason').fill('Staff party');
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('By these hours you are closed now')).toBeVisible();
    const phone = await anotherPhone({ locale: 'en-GB' });
    await phone.goto('/HOTEL-202');
    await phone.getByRole('link', { name: /menu/i }).first().click();
    await phone.getByRole('button', { name: 'See the whole menu' }).click();
    await expect(
      phone.getByText(/We are closed right now.*We open tomorrow.*Staff party/).first(),
    ).toBeVisible();
    await expect(phone.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const guest = await guestAt('HOTEL-201');
    await expect(
      guest.order(['Club sandwich'], { extra_details: { surname: 'Stankus' } }),
    ).rejects.toMatchObject({
      code: 'not_accepting_orders',
    });
  } finally {
    await owner.call('POST /console/{venue}/hours', { venue, body: hours });
  }
});
