import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  type BillLine,
  balance,
  chooseItems,
  knowsBills,
  openBill,
  payAtTheBank,
  piece,
  TableBill,
} from './support/bill.ts';
import { expectToast, sheet, tapShut } from './support/guest.ts';
import { expect, test } from './support/test.ts';

// One table for all of them: tests of one file run one after the other.
const BAR = 'VILNIUS-BAR';
const DINNER: readonly BillLine[] = [
  ['Burger', 1250],
  ['Fries', 390],
  ['Beer', 480, 2],
  ['Pizza', 1640],
  ['Water', 250],
];

/** What a browser does when the guest looks at another app, and when the guest is back. */
const look = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate(now => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** This phone hears nothing of the others: what it knows is what its own calls tell it. */
const deafen = async (page: Page): Promise<void> => {
  await page.route('**/api/realtime/**', route => route.abort());
};

test('[PAYGO-04][SPLIT-04][SPLIT-05][SPLIT-06][RT-11] two phones split a bill: each sees at once what the other holds, and going back lets go', async ({
  page,
  anotherPhone,
  desk,
}) => {
  await TableBill.open(desk, 'vilnius-bar', BAR, { lines: DINNER, guests: 2 });
  const friend = await anotherPhone();
  for (const phone of [page, friend]) {
    await knowsBills(phone);
    await openBill(phone, BAR);
    await expect(balance(phone)).toContainText('44,90 €');
    await chooseItems(phone);
  }
  await piece(page, 'Burger').check();
  await piece(page, 'Fries').check();
  await expect(page.getByRole('button', { name: 'Pay my items · 16,40 €' })).toBeEnabled();
  // What it leaves for the others, and not once more what there is.
  await expect(page.getByText('Left after this 28,50 €')).toBeVisible();
  await expect(friend.getByText('Left on the bill 44,90 €')).toBeVisible();

  // The friend's phone marks them with the number of who holds them, and does not let them be ticked.
  await expect(piece(friend, 'Burger')).toHaveAccessibleName(/Being chosen by guest 1/);
  await expect(piece(friend, 'Burger')).toHaveAttribute('aria-disabled', 'true');
  // Disabled for readers; a finger may try all the same, and is told.
  await expectToast(friend, 'Guest 1 is choosing this one', () => tapShut(piece(friend, 'Burger')));
  await expect(piece(friend, 'Burger')).not.toBeChecked();
  await piece(friend, 'Water').check();
  await expect(piece(page, 'Water')).toHaveAccessibleName(/Being chosen by guest 2/);
  await expectAccessible(friend);

  // Unticking and going back both let go.
  await piece(page, 'Fries').uncheck();
  await expect(piece(friend, 'Fries')).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Guest 2', { exact: true })).toBeVisible();
  await expect(page.getByText('choosing 2,50 €')).toBeVisible();
  await expect(piece(friend, 'Burger')).not.toHaveAttribute('aria-disabled');

  // Who wants to be more than a number says a name, or takes a picture with one touch.
  await friend.getByRole('button', { name: 'Add your name' }).click();
  const naming = friend.getByRole('dialog', { name: 'What shall the others call you?' });
  await naming.getByLabel('First name or emoji').fill('Ona');
  await expectAccessible(friend);
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(naming).toBeHidden();
  await expect(page.getByText('Ona', { exact: true })).toBeVisible();
  await expect(page.getByText('Guest 2', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Add your name' }).click();
  await page.getByRole('button', { name: '🦊' }).click();
  await expect(page.getByRole('button', { name: 'Change your name' })).toBeVisible();
  const payers = friend.getByRole('list', { name: 'Who pays what' });
  await expect(payers.getByText('🦊', { exact: true }).first()).toBeVisible();

  // All of it cannot be paid while somebody has a finger on a part.
  await expectToast(page, 'Others are choosing right now', () =>
    page.getByRole('button', { name: 'Pay all · 44,90 €' }).click(),
  );
  await expect(page).toHaveURL(/\/order\//);
  await friend.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('choosing 2,50 €')).toBeHidden();
  await page.getByRole('button', { name: 'Pay all · 44,90 €' }).click();
  await expect(page).toHaveURL(/\/pay\/.*ref=order/);
});

test('[SPLIT-07] of two who tap the same dish the second is refused and told, even when it heard nothing', async ({
  page,
  anotherPhone,
  desk,
}) => {
  await TableBill.open(desk, 'vilnius-bar', BAR, { lines: DINNER });
  const friend = await anotherPhone();
  await deafen(friend);
  for (const phone of [page, friend]) {
    await knowsBills(phone);
    await openBill(phone, BAR);
    await chooseItems(phone);
  }
  // Each answer says what the others hold, so the friend's own choice comes first.
  const chosen = friend.waitForResponse(/select-order-items/);
  await piece(friend, 'Water').check();
  await chosen;
  // Nor does it look by itself meanwhile.
  await friend.route('**/api/orders/get-paygo-orders/**', () => new Promise(() => undefined));
  const held = page.waitForResponse(/select-order-items/);
  await piece(page, 'Pizza').check();
  await held;
  await expectToast(friend, 'Pizza was taken by somebody else.', () => piece(friend, 'Pizza').click());
  await expect(piece(friend, 'Pizza')).not.toBeChecked();
  await expect(piece(friend, 'Water')).toBeChecked();
  await expect(friend.getByRole('button', { name: 'Pay my items · 2,50 €' })).toBeEnabled();
});

test('[SPLIT-10][SPLIT-15] a hidden page lets go and offers the same again; going on to Pay keeps the choice', async ({
  page,
  anotherPhone,
  desk,
}) => {
  await TableBill.open(desk, 'vilnius-bar', BAR, { lines: DINNER });
  const friend = await anotherPhone();
  for (const phone of [page, friend]) {
    await knowsBills(phone);
    await openBill(phone, BAR);
    await chooseItems(phone);
  }
  await piece(page, 'Burger').check();
  await expect(piece(friend, 'Burger')).toHaveAttribute('aria-disabled', 'true');
  await look(page, 'hidden');
  await expect(piece(friend, 'Burger')).not.toHaveAttribute('aria-disabled');
  await expect(piece(page, 'Burger')).not.toBeChecked();

  await look(page, 'visible');
  await page.getByRole('button', { name: 'Choose the same again' }).click();
  await expect(piece(page, 'Burger')).toBeChecked();
  await expect(piece(friend, 'Burger')).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Pay my items · 12,50 €' }).click();
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/payForSelectedItems=true/);
  await look(page, 'hidden');
  // The friend's own choice goes through the server after whatever Pay sent: still the first one's.
  const answered = friend.waitForResponse(/select-order-items/);
  await piece(friend, 'Fries').check();
  await answered;
  await expect(piece(friend, 'Burger')).toHaveAttribute('aria-disabled', 'true');
});

test('a dish is shared between three, on every phone, and put together again', async ({
  page,
  anotherPhone,
  desk,
}) => {
  await TableBill.open(desk, 'vilnius-bar', BAR, { lines: [['Pizza', 1000]] });
  const friend = await anotherPhone();
  for (const phone of [page, friend]) {
    await knowsBills(phone);
    await openBill(phone, BAR);
    await chooseItems(phone);
  }
  await piece(page, 'Pizza').check();
  await page.getByRole('button', { name: 'Share Pizza' }).click();
  const share = sheet(page, 'Share this dish');
  await share.getByRole('button', { name: 'More people' }).click();
  await expect(share.getByText('Each pays at most')).toBeVisible();
  await expect(share.getByText('3,34 €')).toBeVisible();
  await expectAccessible(page);
  await share.getByRole('button', { name: 'Share between 3' }).click();

  // Who had chosen the dish has one part of it; the others are free for the friend.
  await expect(page.getByRole('button', { name: 'Pay my items · 3,34 €' })).toBeEnabled();
  await expect(friend.getByText('Part 3 of 3')).toBeVisible();
  await expect(piece(friend, 'Pizza').first()).toHaveAccessibleName(/Being chosen by guest 1/);
  await piece(friend, 'Pizza').last().check();
  await expect(friend.getByRole('button', { name: 'Pay my items · 3,33 €' })).toBeEnabled();

  // With two fingers on it, it stays as it is; afterwards it can be whole again.
  const sharing = page.getByRole('button', { name: 'Share Pizza' }).first();
  await expect(sharing).toBeDisabled();
  await tapShut(sharing);
  await expect(page.getByText('Guest 2 is choosing this one.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await piece(friend, 'Pizza').last().uncheck();
  await page.getByRole('button', { name: 'Share Pizza' }).first().click();
  await share.getByRole('button', { name: "Don't share it any more" }).click();
  await expect(page.getByRole('button', { name: 'Pay my items · 10,00 €' })).toBeEnabled();
  await expect(piece(friend, 'Pizza')).toHaveCount(1);
});

test("[PAYGO-03][PAYGO-07] a waiter's bill paid by three guests in three ways: dishes, an equal share, the rest", async ({
  page,
  anotherPhone,
  desk,
}) => {
  const bill = await TableBill.open(desk, 'vilnius-bar', BAR, { lines: DINNER, guests: 3 });
  const second = await anotherPhone();
  const third = await anotherPhone();
  for (const phone of [page, second, third]) {
    await knowsBills(phone);
    await openBill(phone, BAR);
  }

  await chooseItems(page);
  await piece(page, 'Burger').check();
  await page.getByRole('button', { name: 'Pay my items · 12,50 €' }).click();
  await expectToast(third, 'Guest 1 paid 12,50 €', () => payAtTheBank(page));
  await expect(balance(second)).toContainText('32,40 €');
  await expect(second.getByText('paid 12,50 €', { exact: true })).toBeVisible();

  // Two still pay, so the share is a half of what is left.
  await second.getByRole('button', { name: 'Equally' }).click();
  const equal = sheet(second, 'Split equally');
  await expect(equal.getByText('16,20 €', { exact: true })).toBeVisible();
  await equal.getByRole('button', { name: 'Pay my share · 16,20 €' }).click();
  await expectToast(third, 'Guest 2 paid 16,20 €', () => payAtTheBank(second));

  await third.getByRole('button', { name: 'Pay all · 16,20 €' }).click();
  await payAtTheBank(third);

  const { is_paid, left, payments } = await bill.look();
  expect({ is_paid, left, amounts: payments.map(({ amount }) => amount) }).toEqual({
    is_paid: true,
    left: 0,
    amounts: [12.5, 16.2, 16.2],
  });
  await openBill(second, BAR);
  await expect(balance(second)).toContainText('Everything is paid.');
  // Nothing is left to do here but to go on.
  await expect(second.getByRole('button', { name: /^Pay all|^My items/ })).toHaveCount(0);
});

test('[SPLIT-08][PAYGO-13] a discount of the whole bill takes no single dishes, a printed bill no splitting, each said in words', async ({
  page,
  desk,
}) => {
  const bill = await TableBill.open(desk, 'vilnius-bar', BAR, { lines: DINNER });
  await bill.discount(10);
  await knowsBills(page);
  await openBill(page, BAR);
  await expect(balance(page)).toContainText('−4,49 €');
  await expect(balance(page)).toContainText('40,41 €');
  await chooseItems(page);
  await expectToast(page, 'This bill has a discount', () => piece(page, 'Burger').click());
  await expect(piece(page, 'Burger')).not.toBeChecked();
  await page.getByRole('link', { name: 'Other ways to split' }).click();

  await bill.printPrecheck();
  await expect(page.getByText('The staff have printed this bill')).toBeVisible();
  await page.getByRole('button', { name: 'An amount' }).click();
  const amount = sheet(page, 'Pay an amount');
  await amount.getByLabel('You pay').fill('999');
  await expect(amount.getByText('That is more than is left on the bill (40,41 €).')).toBeVisible();
  await amount.getByLabel('You pay').fill('20,5');
  await expectToast(page, 'The bill is already printed', () =>
    amount.getByRole('button', { name: 'Pay 20,50 €' }).click(),
  );
  await amount.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Pay all · 40,41 €' }).click();
  await expect(page).toHaveURL(/\/pay\//);
});

test('[PAYGO-05][ONBOARD-03][ONBOARD-04][ONBOARD-05][SPLIT-13] an empty bill can be looked at again; introductions come once', async ({
  page,
  desk,
}) => {
  const bill = await TableBill.open(desk, 'vilnius-bar', BAR, { lines: [] });
  await deafen(page);
  await openBill(page, BAR);
  await expect(page.getByRole('heading', { name: 'Nothing on the bill yet' })).toBeVisible();
  await bill.write(DINNER);
  // Now and then the phone looks by itself, and may have been quicker than the finger.
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(async () => {
    if (await refresh.isVisible()) await refresh.click({ timeout: 1_000 });
    await expect(balance(page)).toContainText('44,90 €', { timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  // It stands in the page, at its end: nothing opens over a bill.
  const intro = page.getByRole('region', { name: 'How paying works here' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const label of ['Next', 'Next', 'Next', 'Understood']) {
    await intro.getByRole('button', { name: label }).click();
  }
  await expect(intro).toBeHidden();
  const done = (await page.context().cookies()).find(({ name }) => name === 'onboarding-bill');
  expect(done?.value).toBe('done');

  await chooseItems(page);
  await sheet(page, 'How choosing works').getByRole('button', { name: 'Understood' }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(piece(page, 'Burger')).toBeVisible();
  await expect(sheet(page, 'How choosing works')).toBeHidden();
});

test('[ONBOARD-06] closing the introduction counts as having seen it', async ({ page, desk }) => {
  await TableBill.open(desk, 'vilnius-bar', BAR, { lines: DINNER });
  await openBill(page, BAR);
  const intro = page.getByRole('region', { name: 'How paying works here' });
  await intro.getByRole('button', { name: 'Close' }).click();
  await expect(intro).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'onboarding-bill')?.value).toBe('done');
});

test('a bill is split with the keyboard alone', async ({ page, desk }) => {
  await TableBill.open(desk, 'vilnius-bar', BAR, { lines: DINNER });
  await knowsBills(page);
  await openBill(page, BAR);
  await page.getByRole('button', { name: 'My items' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What do you pay for?', level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Choose all' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(piece(page, 'Burger')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(piece(page, 'Burger')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Share Burger' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page, 'Share this dish')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'Share this dish')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '1 chosen' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay my items · 12,50 €' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pay', level: 1 })).toBeVisible();
});
