import { expectAccessible } from './support/accessible.ts';
import { type BillLine, knowsBills, TableBill } from './support/bill.ts';
import { expectToast, openMenu, scan } from './support/guest.ts';
import { arrowTo, startsAtHeading, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

// One table: the tests of a file run one after the other.
const TABLE = 'VILNIUS-3';

test('[APP-04][MENU-33][ITEM-11] a guest orders with the keyboard alone', async ({ page, desk }) => {
  await desk.freeTable('vilnius', TABLE);
  await openMenu(page, TABLE);
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
  await startsAtHeading(page);
  await tabTo(page, /^View order, 2 items/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();
  await tabTo(page, /^Pay · /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
  // The ways to pay are one stop; arrows go from way to way, and above the first stands the last.
  await tabTo(page, /^Google Pay/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Cash at the venue/ })).toBeFocused();
  await tabTo(page, /^Place order · /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Waiting for the staff' })).toBeVisible();
});

test('a guest calls the waiter with the keyboard alone; a sheet that closes gives the focus back', async ({
  page,
  desk,
}) => {
  await desk.freeTable('vilnius', TABLE);
  await scan(page, TABLE);
  await expect(page.getByRole('button', { name: 'More information' })).toBeVisible();
  await tabTo(page, /^Call the waiter$/);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Call the waiter' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const opener = page.getByRole('button', { name: 'Call the waiter' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Add a note/);
  await page.keyboard.type('A high chair, please');
  await tabTo(page, /^Call now$/);
  await expectToast(page, 'The staff have been told.', () => page.keyboard.press('Enter'));
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a guest changes the language with the keyboard alone, and is told what is in the cart', async ({
  page,
  desk,
}) => {
  await desk.freeTable('vilnius', TABLE);
  await openMenu(page, TABLE);
  // A page that was scanned starts at its top, as any page does.
  await tabTo(page, /^Language$/);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Choose your language' });
  await expect(sheet).toBeVisible();
  await tabTo(page, /^Lietuvių$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
  await expect(page.getByRole('button', { name: 'Kalba', exact: true }).first()).toBeFocused();
  // A plus changes a number at the edge of the screen: readers hear it.
  await page.getByRole('button', { name: 'Pridėti į krepšelį: Trinta moliūgų sriuba' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Krepšelyje: 1$/ })).toBeAttached();
});

const DINNER: readonly BillLine[] = [
  ['Burger', 1250],
  ['Pizza', 1640],
  ['Water', 250],
];

test('[SPLIT-02] a guest pays for some of a bill with the keyboard alone', async ({ page, desk }) => {
  await TableBill.open(desk, 'vilnius', TABLE, { lines: DINNER, guests: 2 });
  await knowsBills(page);
  await scan(page, TABLE);
  await tabTo(page, /^More information$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Pay the bill$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The bill', level: 1 })).toBeVisible();
  await tabTo(page, /^Equally$/);
  await page.keyboard.press('Enter');
  const shares = page.getByRole('dialog', { name: 'Split equally' });
  await expect(shares).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shares).toBeHidden();
  await expect(page.getByRole('button', { name: 'Equally' })).toBeFocused();
  await tabTo(page, /^My items$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What do you pay for?', level: 1 })).toBeVisible();
  await tabTo(page, /^Burger/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Burger/ })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '1 chosen' })).toBeAttached();
  await tabTo(page, /^Share Pizza$/);
  await page.keyboard.press('Enter');
  const sharing = page.getByRole('dialog', { name: 'Share this dish' });
  await expect(sharing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sharing).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share Pizza' })).toBeFocused();
  await tabTo(page, /^Pay my items · 12,50/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^From your bank/ })).toBeAttached();
  await tabTo(page, /^(Google Pay|Card|From your bank)/);
  await arrowTo(page, /^From your bank/);
  await tabTo(page, /^Pay · /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your bank opens next' })).toBeVisible();
  await tabTo(page, /^Go to the bank/);
  await page.keyboard.press('Enter');
  // From here on it is the bank's page, until it leads back.
  await page.getByRole('button', { name: 'Swedbank' }).press('Enter');
  await page.getByRole('button', { name: 'Sign the payment' }).press('Enter');
  await expect(page).toHaveURL(/\/success\//);
  await expect(page.getByRole('status').filter({ hasText: 'Payment received' })).toBeVisible();
  await tabTo(page, /receipt/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expectAccessible(page);
});

test('[CART-55] a code that is not taken is read out where it was typed', async ({ page, desk }) => {
  await desk.freeTable('vilnius', TABLE);
  await openMenu(page, TABLE);
  await page.getByRole('button', { name: 'Add Pumpkin velouté to the cart' }).first().press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 in your cart' })).toBeAttached();
  await page.getByRole('link', { name: /^View order, 1 item/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();
  await tabTo(page, /^Add a discount code/);
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Discount code');
  await expect(field).toBeFocused();
  await page.keyboard.type('SUMMER');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/\S/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});
