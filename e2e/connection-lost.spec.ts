import { expectAccessible } from './support/accessible.ts';
import { openConsole, orderCard, wholeOrder } from './support/console.ts';
import {
  addDish,
  closeOrder,
  openCart,
  openMenu,
  orderKey,
  orderNumber,
  placeAndPayInCash,
} from './support/guest.ts';
import { untilKeptWith } from './support/kept.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[OFFLINE-02][OFFLINE-04] without a connection a guest is told and goes on reading menu and cart; when it is back the message goes', async ({
  page,
  context,
  desk,
}) => {
  await desk.freeTable('vilnius', 'VILNIUS-4');
  await openMenu(page, 'VILNIUS-4');
  await addDish(page, 'Pumpkin velouté');
  await openCart(page);
  await page.getByRole('link', { name: 'Add more' }).click();
  await untilKeptWith(page, 'Pumpkin velouté');

  await context.setOffline(true);
  const toast = page.getByRole('alert').filter({ hasText: 'No internet connection' });
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Baltic fish soup', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Baltic fish soup' })).toContainText('8,90 €');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await openCart(page);
  await expect(page.getByRole('heading', { name: 'Pumpkin velouté' })).toBeVisible();
  // The message stays as long as the network is away: it lies over nothing that could not be scrolled from under it.
  for (const name of ['Add a note for this dish', 'Add a discount code']) {
    await page.getByRole('button', { name }).click({ trial: true });
  }
  await page.getByRole('region', { name: 'Summary' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('We keep your order on this phone')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Order when connected/ })).toBeEnabled();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(toast).toBeHidden();
  await expect(page.getByRole('button', { name: /^(?:Place order|Pay) · / })).toBeEnabled();
});

test('[RT-09] staff without a connection are told, cannot act, and have missed nothing when it is back', async ({
  page,
  staffTablet,
  desk,
}) => {
  await desk.freeTable('vilnius', 'VILNIUS-5');
  const staff = await staffTablet();
  await openConsole(staff, 'vilnius');
  await openMenu(page, 'VILNIUS-5');
  await addDish(page, 'Pumpkin velouté');
  await openCart(page);
  await placeAndPayInCash(page);
  const [before, order] = [await orderNumber(page), await orderKey(page)];
  await expect(orderCard(staff, before)).toBeVisible();

  await staff.context().setOffline(true);
  await expect(staff.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(orderCard(staff, before)).toBeVisible();
  // What only reads what is on the screen goes on.
  const whole = await wholeOrder(staff, before);
  const acts = orderCard(staff, before)
    .getByRole('button', { name: 'Yes, make it' })
    .or(whole.getByRole('button'))
    .filter({ hasNotText: 'What is in it?' })
    .and(staff.locator(':not([aria-label="Close"])'));
  await expect(acts.nth(1)).toBeVisible();
  for (const button of await acts.all()) await expect(button).toBeEnabled();
  await expectAccessible(staff);

  await whole.getByRole('button', { name: 'Close', exact: true }).click();
  // Nothing is dead and grey: what is tapped says that it waits.
  await orderCard(staff, before).getByRole('button', { name: 'Yes, make it' }).click();
  await expect(staff.getByText('This waits for the line. Nothing was changed.')).toBeVisible();

  // Meanwhile one order is accepted by a colleague and another one comes in.
  const venue = desk.venue('vilnius');
  await desk.call('POST /console/{venue}/orders/{order}/accept', {
    venue,
    order,
    idempotencyKey: crypto.randomUUID(),
    body: { wait_minutes: 15 },
  });
  await closeOrder(page);
  await addDish(page, 'Baltic fish soup');
  await openCart(page);
  await placeAndPayInCash(page);
  const after = await orderNumber(page);
  await expect(orderCard(staff, after)).toBeHidden();

  await staff.context().setOffline(false);
  await expect(staff.getByText('Connected again. Everything is up to date.')).toBeVisible();
  await expect(staff.getByRole('alert').filter({ hasText: 'No connection' })).toBeHidden();
  await expect(orderCard(staff, after)).toBeVisible();
  await expect(orderCard(staff, before)).toBeHidden();
  await staff.getByRole('tab', { name: /^In progress/ }).click();
  await expect(orderCard(staff, before)).toBeVisible();
});
