import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('an owner says what goes well with everything, and phones offer it', async ({ page, guestAt }) => {
  await claim('hotel');
  await openConsole(page, 'hotel', 'recommend', 'owner');
  const guest = await guestAt('HOTEL-102');
  const offered = async () =>
    (await guest.call('GET /suggestions/{session}', { session: guest.session })).always;
  expect(await offered()).toEqual([]);
  const field = page.getByRole('combobox', { name: 'Add a dish to offer' }).first();
  await field.fill('prosec');
  await page.getByRole('option', { name: /prosecco/i }).click();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(offered).toEqual(['hotel-prosecco']);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove .*prosecco/i }).click();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(offered).toEqual([]);
});

test('an owner turns the popular badges off and on', async ({ page, guestAt }) => {
  await claim('hotel');
  await openConsole(page, 'hotel', 'recommend', 'owner');
  const guest = await guestAt('HOTEL-103');
  const badges = async () => {
    const { session } = guest;
    const { categories } = await guest.call('GET /get-menu-categories/{session}', { session });
    return categories.flatMap(({ items }) => items).filter(({ popular }) => popular).length;
  };
  expect(await badges()).toBeGreaterThan(0);
  await page.getByRole('radio', { name: /^No badges/ }).click();
  await expect.poll(badges).toBe(0);
  await page.getByRole('radio', { name: /^What guests order/ }).click();
  await expect.poll(badges).toBeGreaterThan(0);
});
