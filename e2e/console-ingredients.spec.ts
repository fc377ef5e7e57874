import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { addDishForGood, openCart, openMenu, placeButton } from './support/guest.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-ingredients' });

test('[ITEM-20][ITEM-21][RT-17] an owner says that two dishes share a fillet; a guest orders the last, and the other dish is sold out on another phone', async ({
  page,
  anotherPhone,
}) => {
  await openConsole(page, 'vilnius', 'stock', 'owner');
  // From nothing to two dishes that share a count: named, counted, linked.
  await page.getByRole('button', { name: 'Add an ingredient' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save and choose its dishes' }).click();
  await expect(sheet.getByText('Give it a name.')).toBeVisible();
  await sheet.getByLabel('Name').fill('Salmon fillet');
  await sheet.getByLabel('Pieces left').fill('2');
  await sheet.getByRole('button', { name: 'Save and choose its dishes' }).click();
  const add = async (dish: string) => {
    await sheet.getByRole('searchbox', { name: 'Add a dish' }).fill(dish);
    await sheet.getByRole('button', { name: `Add ${dish}`, exact: true }).click();
    await expect(sheet.getByRole('group', { name: dish, exact: true })).toContainText('1');
  };
  await add('Lašišos dubuo');
  await add('Trinta moliūgų sriuba');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Salmon fillet' }).first();
  await expect(row).toContainText('Used by');
  // One has just been dropped.
  await row.getByRole('button', { name: 'One less: Salmon fillet' }).click();
  await expect(row.getByRole('button', { name: /^Salmon fillet: 1 left/ })).toBeVisible();
  await expectAccessible(page);

  const other = await anotherPhone();
  await openMenu(other, 'VILNIUS-9');
  const soup = other
    .getByRole('listitem')
    .filter({ has: other.getByRole('button', { name: 'Pumpkin velouté', exact: true }) });
  await expect(soup.getByRole('button', { name: 'Add Pumpkin velouté to the cart' })).toBeAttached();

  const guest = await anotherPhone();
  await openMenu(guest, 'VILNIUS-10');
  await addDishForGood(guest, 'Salmon poke bowl');
  await openCart(guest);
  await placeButton(guest).click();

  await expect(soup).toContainText('Sold out');
  await expect(soup.getByRole('button', { name: 'Add Pumpkin velouté to the cart' })).toBeHidden();
  await page.reload();
  await expect(row).toContainText('Holds up');
  await expect(page.getByText('Sold out: no Salmon fillet').first()).toBeVisible();
  // Somebody finds one more in the cold room: the dish is back on the phone that reads the menu.
  await row.getByRole('button', { name: 'One more: Salmon fillet' }).click();
  await expect(soup.getByRole('button', { name: 'Add Pumpkin velouté to the cart' })).toBeAttached();
  await expect(soup).not.toContainText('Sold out');
});
