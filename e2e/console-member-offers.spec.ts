import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { addDishForGood, openCart, openMenu, placeAndPayInCash, placeButton } from './support/guest.ts';
import { joinProgramme } from './support/member.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-member-offers' });

test('[CART-27] [CART-28] [LOYAL-14] the owner offers members a dish for less; a member reads it on their card and in the cart and pays it, and nobody else does', async ({
  page,
  staffTablet,
  anotherPhone,
}) => {
  test.slow();
  const owner = await staffTablet();
  await openConsole(owner, 'vilnius', 'settings', 'owner');
  await owner.getByRole('link', { name: 'Loyalty programme' }).click();
  await owner.getByRole('button', { name: 'Add an offer' }).click();
  // What is missing is said beside it, and nothing is sent.
  await owner.getByLabel('What it gives').selectOption('A price for a dish');
  await owner.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(owner.getByText('Choose a dish.')).toBeVisible();
  await expectAccessible(owner);
  const name = owner.getByRole('group', { name: 'Name of the offer' });
  await name.getByLabel('Lietuvių').fill('Sriubų savaitė');
  await name.getByLabel('English').fill('Soup week');
  await owner.getByRole('combobox', { name: 'Dish', exact: true }).fill('moliūg');
  await owner.getByRole('option', { name: 'Trinta moliūgų sriuba' }).click();
  await owner.getByLabel('It costs members').fill('3');
  await owner.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(owner.getByText('Choose a dish.')).toHaveCount(0);
  // One whose last day has gone says so where the offers stand below each other.
  await owner.getByLabel('Last day').fill('2026-01-01');
  const fold = owner.getByRole('button', { name: 'Sriubų savaitė' }).and(owner.locator('[aria-expanded]'));
  await fold.click();
  await expect(fold).toContainText('A price for a dish · over');
  await fold.click();
  await owner.getByLabel('Last day').fill('');

  // Everybody pays the printed price; who is a member pays what is offered.
  const friend = await anotherPhone();
  await openMenu(friend, 'VILNIUS-8');
  await addDishForGood(friend, 'Pumpkin velouté');
  await openCart(friend);
  await expect(placeButton(friend)).toHaveAccessibleName(/6[.,]20/);
  await expect(friend.getByText('Soup week')).toHaveCount(0);
  await openMenu(page, 'VILNIUS-9');
  const { session } = await joinProgramme(page);
  await page.reload();
  await addDishForGood(page, 'Pumpkin velouté');
  await openCart(page);
  await expect(page.getByText('Offer that counts now: Soup week')).toBeVisible();
  // 3.00 less the programme's five percent.
  await expect(placeButton(page)).toHaveAccessibleName(/2[.,]85/);
  await expectAccessible(page);
  await placeAndPayInCash(page);
  await page.goto(`/profile/loyalty-program-details/${session}`);
  const offer = page.getByRole('listitem').filter({ hasText: 'Soup week' });
  await expect(offer).toContainText(/Pumpkin velouté: .*3[.,]00/);
  await expect(offer).toContainText('It counts now');
  await expectAccessible(page);
});
