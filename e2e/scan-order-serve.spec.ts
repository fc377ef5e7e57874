import { expectAccessible } from './support/accessible.ts';
import { openConsole, orderCard, showLane, wholeOrder } from './support/console.ts';
import { openCart, orderNumber, placeAndPayInCash, scan, sheet } from './support/guest.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[APP-04][SCAN-12][ITEM-14][CART-05][ORDER-31] a guest scans, orders and pays in cash, and follows the order on the phone while staff see, accept, deliver and close it', async ({
  page,
  staffTablet,
  desk,
}) => {
  // The longest of the journeys, with axe on every screen.
  test.slow();
  await desk.freeTable('vilnius', 'VILNIUS-1');
  const staff = await staffTablet();
  await openConsole(staff, 'vilnius');
  await expectAccessible(staff);

  // The scan lands on the menu.
  await scan(page, 'VILNIUS-1');
  await expect(page.getByRole('heading', { name: 'Senamiesčio stalas', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Burgers', level: 2 })).toBeAttached();
  await expectAccessible(page);

  // A dish with something to choose.
  await page.getByRole('button', { name: 'House meat dumplings', exact: true }).click();
  const dish = sheet(page, 'House meat dumplings');
  await dish.getByRole('radio', { name: /^Fried/ }).check();
  await expectAccessible(page);
  await dish.getByRole('button', { name: 'One more: House meat dumplings' }).click();
  await dish.getByRole('button', { name: 'Add 2 to the cart for 18,60 €' }).click();
  await expect(dish).toBeHidden();
  await page.getByRole('button', { name: 'Add Pumpkin velouté to the cart' }).click();
  await expect(page.getByRole('link', { name: 'View order, 3 items, 24,80 €' })).toBeVisible();

  // The cart, a note, and cash.
  await openCart(page);
  await expect(page.getByText('Fried in butter')).toBeVisible();
  await page.getByRole('button', { name: 'Add a note for the whole order' }).click();
  await page.getByLabel('Note for the whole order').fill('No onions, please');
  await expectAccessible(page);
  await placeAndPayInCash(page);
  await expectAccessible(page);

  // The order, on both sides.
  const status = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(status('Waiting for the staff')).toBeVisible();
  await expectAccessible(page);
  const number = await orderNumber(page);
  const card = orderCard(staff, number);
  await expect(card).toContainText('No onions, please');
  await expect(card).toContainText('House meat dumplings');
  await expect(card).toContainText('Guests there?');
  await expectAccessible(staff);

  const asked = await wholeOrder(staff, number);
  await expect(asked).toContainText('First order of this party');
  await asked.getByRole('button', { name: 'Seen, stop ringing' }).click();
  await expect(status('The staff have seen it')).toBeVisible();
  await (await wholeOrder(staff, number))
    .getByRole('button', { name: `Accept order ${number}, ready in 15 minutes` })
    .click();
  await expect(status('Being prepared')).toBeVisible();
  await expect(page.getByText('in about 15 minutes')).toBeVisible();
  await expectAccessible(page);

  await showLane(staff, 'In progress');
  await expect(card).toBeVisible();
  await expectAccessible(staff);
  const whole = await wholeOrder(staff, number);
  await expectAccessible(staff);
  await whole.getByRole('button', { name: /^Mark 1 × Pumpkin velouté delivered/ }).click();
  await expect(status('Partly served')).toBeVisible();
  await expectAccessible(page);
  await whole.getByRole('button', { name: 'Close', exact: true }).click();
  await card.getByRole('button', { name: 'Deliver the last one' }).click();
  await card.getByRole('button', { name: 'Paid in cash' }).click();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /^Took .* in cash$/ })
    .click();
  await card.getByRole('button', { name: 'Close order' }).click();
  await expect(status('Served')).toBeVisible();
  await expect(page.getByText(`Order ${number} has been served. Enjoy!`)).toBeVisible();
  await expectAccessible(page);
  await showLane(staff, 'Done');
  await expect(card).toContainText('closed');
  await expectAccessible(staff);
});
