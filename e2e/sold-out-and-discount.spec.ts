import { expectAccessible } from './support/accessible.ts';
import {
  addDish,
  addDishForGood,
  cartLink,
  openCart,
  openMenu,
  placeAndPayInCash,
  sheet,
  tapShut,
} from './support/guest.ts';
import { expect, test } from './support/test.ts';

test('[ITEM-20][RT-17] a dish that staff take off the menu is sold out on the phone that is reading it, and cannot be added', async ({
  page,
  desk,
}) => {
  // Here and below a dish of no other journey: it is sold out for every table.
  const lithuanian = 'Lašišos dubuo';
  await desk.setStock('vilnius', lithuanian, null);
  await desk.freeTable('vilnius', 'VILNIUS-10');
  await openMenu(page, 'VILNIUS-10');
  const dish = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Salmon poke bowl', exact: true }) });
  await expect(dish.getByRole('button', { name: 'Add Salmon poke bowl to the cart' })).toBeAttached();
  await dish.getByRole('button', { name: 'Salmon poke bowl', exact: true }).click();
  await sheet(page, 'Salmon poke bowl').getByRole('button', { name: 'Close' }).click();

  await desk.setStock('vilnius', lithuanian, 0);
  await expect(dish).toContainText('Sold out');
  await expect(dish.getByRole('button', { name: 'Add Salmon poke bowl to the cart' })).toBeHidden();
  await dish.getByRole('button', { name: 'Salmon poke bowl', exact: true }).click();
  await expect(sheet(page, 'Salmon poke bowl')).toContainText('This dish is sold out for now.');
  await expect(sheet(page, 'Salmon poke bowl').getByRole('button', { name: /^Add/ })).toBeHidden();
  await expectAccessible(page);
  await desk.setStock('vilnius', lithuanian, null);
});

test('[CART-22][CART-46][ITEM-20] a dish that runs out while it is in the cart is named there and stands in the way of ordering', async ({
  page,
  desk,
}) => {
  const lithuanian = 'Varškės putėsiai su rabarbarais';
  await desk.setStock('vilnius', lithuanian, null);
  await desk.freeTable('vilnius', 'VILNIUS-10');
  await openMenu(page, 'VILNIUS-10');
  await addDishForGood(page, 'Curd mousse with rhubarb');
  await addDishForGood(page, 'Pumpkin velouté');
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  await desk.setStock('vilnius', lithuanian, 0);
  await openCart(page);
  await page.reload();
  await expect(page.getByText('No longer available').first()).toBeVisible();
  await expectAccessible(page);
  const taken = page.waitForRequest('**/api/cart/*/remove-menu-item');
  await page.getByRole('button', { name: 'Remove what is sold out' }).click();
  expect(Object.keys((await taken).postDataJSON())).toEqual(['menu_item_id']);
  await expect(page.getByRole('heading', { name: 'Curd mousse with rhubarb' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^(?:Place order|Pay) · 6,20\s€$/ })).toBeEnabled();
  await desk.setStock('vilnius', lithuanian, null);
});

test('[CART-15][CART-17][CART-20][CART-21][CART-55] a discount code is taken in any spelling of its letters, a wrong one is refused in words, and one use is one use', async ({
  page,
  anotherPhone,
  desk,
}) => {
  await desk.freeTable('vilnius', 'VILNIUS-11');
  const apply = async (phone: typeof page, code: string) => {
    const opener = phone.getByRole('button', { name: 'Add a discount code' });
    const field = phone.getByLabel('Discount code');
    await expect(opener.or(field)).toBeVisible();
    if (await opener.isVisible()) await opener.click();
    await field.fill(code);
    await phone.getByRole('button', { name: 'Apply' }).click();
  };
  await openMenu(page, 'VILNIUS-11');
  await addDish(page, 'Beef tartare');
  await openCart(page);
  await page.getByRole('button', { name: 'Add a discount code' }).click();
  // Nothing to apply yet: a tap leads to where it is typed.
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await tapShut(page.getByRole('button', { name: 'Apply' }));
  await expect(page.getByLabel('Discount code')).toBeFocused();
  await apply(page, 'nonsense');
  await expect(page.getByText('We do not know this code. Check the spelling.')).toBeVisible();
  await expectAccessible(page);
  await apply(page, 'welcome10');
  await expect(page.getByText('Code WELCOME10 applied')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Place order|Pay) · 13,05\s€$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the code WELCOME10' }).click();
  await expect(page.getByRole('button', { name: /^(?:Place order|Pay) · 14,50\s€$/ })).toBeVisible();

  await apply(page, 'ONCE');
  await expect(page.getByText('Code ONCE applied')).toBeVisible();
  await placeAndPayInCash(page);
  const friend = await anotherPhone();
  await openMenu(friend, 'VILNIUS-11');
  await addDish(friend, 'Beef tartare');
  await openCart(friend);
  await apply(friend, 'ONCE');
  await expect(friend.getByText('We do not know this code. Check the spelling.')).toBeVisible();
});
