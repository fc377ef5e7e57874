import type { Page } from '@playwright/test';
import { openConsole, signIn } from './support/console.ts';
import { billWith, freshTable } from './support/table-bill.ts';
import { expect, test } from './support/test.ts';

const dialogs = (page: Page) => page.getByRole('dialog');
const takeMoney = (page: Page) => page.getByRole('button', { name: /^Take payment/ });
/** A dialog has its entry a moment after it is drawn; whoever opens two within that moment gets both with one touch. */
const hasEntry = (page: Page, depth: number) =>
  page.waitForFunction(deep => history.state?.dialogs?.depth === deep, depth);
const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true });

const views = [
  { name: 'a computer', table: '12', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { name: 'a phone', table: '11', viewport: { width: 390, height: 844 }, hasTouch: true },
];

for (const { name, table, ...view } of views) {
  test.describe(name, () => {
    test.use(view);
    const hash = `VILNIUS-${table}`;
    const touch = async (button: ReturnType<typeof takeMoney>) =>
      view.hasTouch ? button.tap() : button.click();

    test('Back closes the sheet that is open and stays; without one it leaves the page, once per press', async ({
      page,
      staffAs,
    }) => {
      const owner = await staffAs('owner');
      await freshTable(owner, 'vilnius', hash);
      const { id } = await billWith(owner, 'vilnius', hash, [{ name: 'Cake', price: 550, quantity: 2 }]);
      const billPage = new RegExp(`/vilnius/bills/${id}$`);
      const list = /\/vilnius\/bills$/;
      await openConsole(page, 'vilnius', 'bills');
      const tile = page.locator(`a[href$="/bills/${id}"]`);
      const openBill = async () => {
        await touch(tile);
        await expect(takeMoney(page)).toBeVisible();
      };

      // Open, Back: the sheet is gone, the bill is there. Back again: the list.
      await openBill();
      await touch(takeMoney(page));
      await expect(dialogs(page)).toBeVisible();
      await page.goBack();
      await expect(dialogs(page)).toBeHidden();
      await expect(page).toHaveURL(billPage);
      await page.goBack();
      await expect(page).toHaveURL(list);

      // Closed by its cross, twice: one Back leaves the bill.
      await openBill();
      for (const _ of [1, 2]) {
        await touch(takeMoney(page));
        await expect(dialogs(page)).toBeVisible();
        await touch(close(page));
        await expect(dialogs(page)).toBeHidden();
      }
      await expect(page).toHaveURL(billPage);
      await page.goBack();
      await expect(page).toHaveURL(list);

      // Loaded anew with the sheet open: the sheet is gone, and one Back leaves the bill.
      await openBill();
      await touch(takeMoney(page));
      await expect(dialogs(page)).toBeVisible();
      await page.reload();
      await expect(takeMoney(page)).toBeVisible();
      await expect(dialogs(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(list);

      // One over another: the topmost goes first.
      await openBill();
      await touch(takeMoney(page));
      await expect(dialogs(page)).toBeVisible();
      await hasEntry(page, 1);
      await page.keyboard.press('Control+k');
      await expect(dialogs(page)).toHaveCount(2);
      await hasEntry(page, 2);
      await page.goBack();
      await expect(dialogs(page)).toHaveCount(1);
      await expect(dialogs(page)).toContainText('Cash');
      await page.goBack();
      await expect(dialogs(page)).toBeHidden();
      await expect(page).toHaveURL(billPage);

      // A page that a dialog leads to stays, and Back comes from it to the bill, without the dialog.
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('Stock');
      await touch(dialogs(page).getByRole('button', { name: /^Stock/ }));
      await expect(page).toHaveURL(/\/stock$/);
      await expect(dialogs(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(billPage);
      await expect(takeMoney(page)).toBeVisible();
      await expect(dialogs(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(list);
    });
  });
}

test('Back closes the menu of the account too, and what was typed into a pad waits in it', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-12');
  const { id } = await billWith(owner, 'vilnius', 'VILNIUS-12', [{ name: 'Cake', price: 550, quantity: 1 }]);
  await page.goto(`/console/vilnius/bills/${id}`);
  await signIn(page, 'waiter');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(page.getByRole('button', { name: 'Account and security' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Account and security' })).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${id}$`));

  await page.getByRole('button', { name: 'Add dishes' }).click();
  // Over the dishes lies a form of the same sheet: Back is its way back, and the sheet stays.
  const named = dialogs(page).getByRole('button', { name: 'Name and price' });
  await hasEntry(page, 1);
  await named.click();
  await expect(dialogs(page).getByLabel('What is it?')).toBeVisible();
  await hasEntry(page, 2);
  await page.goBack();
  await expect(named).toBeVisible();
  await named.click();
  await dialogs(page).getByLabel('What is it?').fill('Birthday candle');
  await dialogs(page).getByLabel('Price for one').fill('1,50');
  await dialogs(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialogs(page).getByText('Birthday candle')).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await page.getByRole('button', { name: 'Continue adding · 1' }).click();
  await expect(dialogs(page).getByText('Birthday candle')).toBeVisible();
});
