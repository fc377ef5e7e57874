import { expectAccessible } from './support/accessible.ts';
import { openConsole, signIn } from './support/console.ts';
import { billWith, freshTable } from './support/table-bill.ts';
import { expect, test } from './support/test.ts';

test('the search over everything is a walk of the keyboard alone: a table by its code, its bill, a person, a setting brought into view', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-12');
  const { id } = await billWith(owner, 'vilnius', 'VILNIUS-12', [{ name: 'Cake', price: 550, quantity: 1 }]);
  await openConsole(page, 'vilnius', 'orders', 'owner');
  const sheet = page.getByRole('dialog', { name: 'Go to' });
  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    // The cursor is in the field, the first time too: what is typed is sought.
    await expect(sheet.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(words);
  };
  await find('VILNIUS-12');
  await expect(sheet.getByRole('button', { name: /^Table 12/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/bills/${id}$`));

  await find('bill 12');
  await expect(sheet.getByRole('button', { name: /^Bill of Table 12 5,50 € left to pay$/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const { team } = await owner.call('GET /console/{venue}/team', { venue: owner.venue('vilnius') });
  const person = team.people[0]?.name ?? '';
  await find(person);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/team$/);

  await find('printer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kitchen\/printers$/);
  await expect(page.getByRole('dialog', { name: 'Printers' })).toBeVisible();
  await page.keyboard.press('Escape');
  // From the very page that it leads to.
  await find('stations');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kitchen\/setup$/);
  await expect(page.getByRole('dialog', { name: 'Set up the kitchen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await find('age for alcohol');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/service$/);
  await expect(page.getByLabel('Age for alcohol').first()).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search is behind More and in the menu of the account; who may not set up a venue finds no settings', async ({
    page,
  }) => {
    await page.goto('/console/vilnius/tables');
    await signIn(page, 'waiter');
    const sheet = page.getByRole('dialog', { name: 'Go to' });
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Find' }).tap();
    await expect(sheet.getByRole('searchbox')).toBeFocused();
    await sheet.getByRole('searchbox').fill('coupons');
    await expect(sheet.getByRole('status')).toContainText('Nothing');
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('button', { name: 'Find', exact: true }).tap();
    await sheet.getByRole('searchbox').fill('table 12');
    await sheet
      .getByRole('button', { name: /^Table 12/ })
      .first()
      .tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/(bills\/.+|tables)$/);
  });
});
