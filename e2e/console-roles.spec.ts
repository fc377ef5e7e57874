import { claim } from './support/claim.ts';
import { openConsole, orderCard, showLane, wholeOrder } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('the kitchen moves orders but neither refuses them, takes cash nor closes tables, and the server holds it to that', async ({
  page,
  staffTablet,
  desk,
  guestAt,
  staffAs,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-101');
  const guest = await guestAt('HOTEL-101');
  const order = await guest.order(['Crème brûlée'], { extra_details: { surname: 'Petraitis' } });

  await openConsole(page, 'hotel', 'orders', 'kitchen');
  const card = orderCard(page, order.order_id);
  await expect(card.getByRole('button', { name: /ready in 15 minutes$/ })).toBeVisible();
  const whole = await wholeOrder(page, order.order_id);
  await expect(whole.getByRole('button', { name: 'Allergy…' })).toBeVisible();
  await expect(whole.getByRole('button', { name: 'Reject' })).toHaveCount(0);
  await expect(whole.getByRole('button', { name: 'Paid in cash' })).toHaveCount(0);
  await whole.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: 'Tables' }).first().click();
  await page.getByRole('button', { name: /^Room 101/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close table' })).toHaveCount(0);

  const waiter = await staffTablet();
  await openConsole(waiter, 'hotel');
  const waiters = await wholeOrder(waiter, order.order_id);
  await expect(waiters.getByRole('button', { name: 'Reject' })).toBeVisible();

  // Buttons that are not there are no protection.
  const kitchen = await staffAs('kitchen');
  const venue = kitchen.venue('hotel');
  const number = order.unique_order_number;
  const key = () => crypto.randomUUID();
  const reject = kitchen.call('POST /console/{venue}/orders/{order}/reject', {
    venue,
    order: number,
    idempotencyKey: key(),
    body: { reason: 'No' },
  });
  await expect(reject).rejects.toMatchObject({ http: 403, code: 'not_allowed' });
  const cash = kitchen.call('POST /console/{venue}/orders/{order}/settle-cash', {
    venue,
    order: number,
    idempotencyKey: key(),
  });
  await expect(cash).rejects.toMatchObject({ http: 403, code: 'not_allowed' });
  await expect(kitchen.freeTable('hotel', 'HOTEL-101')).rejects.toMatchObject({
    http: 403,
    code: 'not_allowed',
  });
  expect((await guest.look(number)).status).toBe('waiting_confirmation');

  // What it may do: take it on, and say that it cannot be made.
  await page.goto('/console/hotel/orders');
  await card.getByRole('button', { name: /ready in 15 minutes$/ }).click();
  await showLane(page, 'In progress');
  await (await wholeOrder(page, order.order_id)).getByRole('button', { name: "Can't make it" }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'An ingredient ran out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tell the guest' }).click();
  await showLane(page, 'Done');
  await expect(card).toContainText('could not be made');
  await expect.poll(async () => (await guest.look(number)).status).toBe('failed');
});
