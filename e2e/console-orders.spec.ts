import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { openConsole, orderCard, showLane, wholeOrder } from './support/console.ts';
import { expect, test } from './support/test.ts';

const DISH = 'Crème brûlée';

test('[RT-07][ORDER-43] a waiter refuses an order with a reason, and the guest reads it', async ({
  page,
  desk,
  guestAt,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-103');
  const guest = await guestAt('HOTEL-103');
  const order = await guest.order([DISH], { extra_details: { surname: 'Kazlauskas' } });
  await openConsole(page, 'hotel');
  const card = orderCard(page, order.order_id);
  await expect(card).toContainText('Kazlauskas');
  await (await wholeOrder(page, order.order_id)).getByRole('button', { name: 'Reject' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Reject order' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Still missing: Why?');
  await expect(sheet.getByRole('button', { name: 'An item is sold out' })).toBeFocused();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'The kitchen is closed' }).click();
  await sheet.getByRole('button', { name: 'Reject order' }).click();
  await expect(card).toBeHidden();
  await showLane(page, 'Done');
  await expect(card).toContainText('Reason: The kitchen is closed');
  await expectAccessible(page);
  await expect
    .poll(() => guest.look(order.unique_order_number))
    .toMatchObject({
      status: 'rejected',
      status_reason: 'The kitchen is closed',
    });
});

test('[RT-04][RT-06] a waiter promises more time, takes back a delivery made by mistake', async ({
  page,
  desk,
  guestAt,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-103');
  const guest = await guestAt('HOTEL-103');
  const order = await guest.order([DISH, 'Honey cake'], { extra_details: { surname: 'Stankus' } });
  await openConsole(page, 'hotel');
  const card = orderCard(page, order.order_id);
  await (await wholeOrder(page, order.order_id)).getByRole('button', { name: 'Other', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'How long will it take?' });
  await asked.getByRole('textbox', { name: 'Minutes' }).fill('35');
  await asked.getByRole('button', { name: 'Accept with 35 min' }).click();
  await page.setViewportSize({ width: 1024, height: 768 });
  // As long as it is open, keys are for the dialog alone.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('tab', { name: /^New/ }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^In progress/ })).toBeFocused();
  await expect(card).toBeVisible();
  const number = order.unique_order_number;
  await expect.poll(() => guest.look(number)).toMatchObject({ status: 'active', wait_minutes: 35 });

  await (await wholeOrder(page, order.order_id))
    .getByRole('button', { name: `Give order ${order.order_id} more time` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '40', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => (await guest.look(number)).wait_minutes).toBeGreaterThanOrEqual(40);

  await card.getByRole('button', { name: 'All delivered' }).click();
  await expect(card.getByRole('button', { name: 'Close order' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('button', { name: 'All delivered' })).toBeVisible();
  const delivered = async () => (await guest.look(number)).items.some(item => item.is_delivered);
  await expect.poll(delivered).toBe(false);
});

test('a reason that could not be sent stays in its sheet, with why, and goes at the second try', async ({
  page,
  desk,
  guestAt,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-103');
  const guest = await guestAt('HOTEL-103');
  const order = await guest.order([DISH], { extra_details: { surname: 'Jonaitis' } });
  await openConsole(page, 'hotel');
  await (await wholeOrder(page, order.order_id)).getByRole('button', { name: 'Reject' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Another reason').fill('The oven is cold until eight');
  const failing = (url: URL) => url.pathname.endsWith('/reject');
  await page.route(failing, route => route.fulfill({ status: 500, body: '{"code":"server_error"}' }));
  await sheet.getByRole('button', { name: 'Reject order' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expect(sheet.getByLabel('Another reason')).toHaveValue('The oven is cold until eight');
  await page.unroute(failing);
  await sheet.getByRole('button', { name: 'Reject order' }).click();
  await expect(sheet).toBeHidden();
  await expect
    .poll(() => guest.look(order.unique_order_number))
    .toMatchObject({
      status: 'rejected',
      status_reason: 'The oven is cold until eight',
    });
});
