import { expectAccessible } from './support/accessible.ts';
import { openMenu, sheet } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('a guest leaves out nuts, sees what is hidden and why, keeps the choice on the phone, and reads what a drink contains as chosen', async ({
  page,
  desk,
}) => {
  test.slow();
  await desk.freeTable('cafe', 'CAFE-1');
  await openMenu(page, 'CAFE-1');
  const dish = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(dish('Brownie')).toBeAttached();
  await expect(dish('Kombucha')).toBeAttached();

  // Nuts are left out, with everything that is not certain; the strip says so.
  await page.getByRole('button', { name: 'Diet & allergens' }).click();
  const choice = sheet(page, 'What should we leave out?');
  await choice.getByRole('button', { name: 'nuts', exact: true }).click();
  await expectAccessible(page);
  await choice.getByRole('button', { name: /^Show \d+ dishes$/ }).click();
  const strip = page.getByRole('region', { name: 'Diet & allergens' });
  await expect(strip).toContainText('Without: nuts');
  await expect(strip).toContainText(/\d+ dishes hidden/);
  await expect(dish('Brownie')).toHaveCount(0);
  await expect(dish('Butter croissant')).toHaveCount(0);
  await expect(dish('Kombucha')).toHaveCount(0);
  await expect(dish('Falafel wrap')).toBeAttached();
  await expectAccessible(page);

  // It stays on the phone: a reload keeps it, no request carries it, and the search knows it.
  const told: string[] = [];
  page.on('request', request => told.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.reload();
  await expect(strip).toContainText('Without: nuts');
  await expect(dish('Brownie')).toHaveCount(0);
  expect((await page.context().cookies()).filter(({ value }) => value.includes('nuts'))).toEqual([]);

  // What is uncertain comes back with a mark where the guest wants to see it.
  await strip.getByRole('button', { name: 'Change' }).click();
  await choice.getByRole('checkbox').check();
  await choice.getByRole('button', { name: /^Show \d+ dishes$/ }).click();
  await expect(page.getByRole('listitem').filter({ has: dish('Butter croissant') })).toContainText(
    'Traces possible: nuts',
  );
  await expect(page.getByRole('listitem').filter({ has: dish('Kombucha') })).toContainText(
    'Allergens not stated',
  );
  await expect(dish('Brownie')).toHaveCount(0);

  // A drink with the milk that was chosen.
  await dish('Cappuccino').click();
  const drink = sheet(page, 'Cappuccino');
  await expect(drink).toContainText('Contains: milk (as you have chosen it)');
  const answered = told.filter(each => !each.includes('/assets/'));
  expect(answered.length).toBeGreaterThan(0);
  expect(answered.filter(each => /nuts|diet|without/i.test(each))).toEqual([]);
});
