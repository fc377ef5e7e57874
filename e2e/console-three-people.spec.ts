import { openConsole, openTray, orderCard, showLane, wholeOrder } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { openCart, orderNumber, placeAndPayInCash, scan, sheet } from './support/guest.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-three-people', serviceWorkers: 'allow' });

const WAITERS_PHONE = { viewport: { width: 390, height: 844 } };
const WAITER = 'Rūta Jankauskaitė';

test('a guest, a waiter and a cook: it rings, is accepted, made, carried; the guest calls, all see who goes; it is paid and closed', async ({
  anotherPhone,
  staffTablet,
}) => {
  test.slow();
  const waiter = await staffTablet(WAITERS_PHONE);
  await openConsole(waiter, 'vilnius');
  const kitchen = await staffTablet({ viewport: { width: 1180, height: 820 } });
  await openConsole(kitchen, 'vilnius', 'kitchen', 'kitchen');
  const guest = await anotherPhone();
  await scan(guest, 'VILNIUS-3');
  const menu = guest.url();
  await guest.getByRole('button', { name: 'Add Pumpkin velouté to the cart' }).click();
  await openCart(guest);
  await placeAndPayInCash(guest);
  const status = (name: string) => guest.getByRole('heading', { name, exact: true });
  const number = await orderNumber(guest);

  const card = orderCard(waiter, number);
  const whole = await wholeOrder(waiter, number);
  await expect(whole.getByRole('button', { name: 'Seen, stop ringing' })).toBeVisible();
  await whole.getByRole('button', { name: `Accept order ${number}, ready in 15 minutes` }).click();
  await expect(status('Being prepared')).toBeVisible();

  const ticket = orderCard(kitchen, number);
  await ticket.getByRole('button', { name: /^Done: / }).click();
  await expect(ticket).toBeHidden();
  const pass = await openTray(waiter);
  await expect(pass.getByRole('heading', { name: 'Ready to carry' })).toBeVisible();
  await pass.getByRole('button', { name: new RegExp(`^Order ${number}, .*is delivered$`) }).click();
  await expect(status('Served')).toBeVisible();
  await pass.getByRole('button', { name: 'Close' }).click();

  await guest.goto(menu);
  await guest.getByRole('button', { name: 'Call the waiter' }).click();
  await sheet(guest, 'Call the waiter').getByLabel('Add a note').fill('The bill, please');
  await sheet(guest, 'Call the waiter').getByRole('button', { name: 'Call now' }).click();
  await expect(waiter.getByRole('banner').getByRole('button', { name: /\d+ Calling/ })).toBeVisible();
  const tray = await openTray(waiter);
  const rung = tray.getByRole('listitem', { name: 'Call from Table 3' });
  await rung.getByRole('button', { name: "I'm going" }).click();
  // The cook reads on the other screen that somebody goes.
  await kitchen.getByRole('link', { name: /^Calls/ }).click();
  const call = kitchen.getByRole('article', { name: 'Call from Table 3' });
  await expect(call).toContainText('The bill, please');
  await expect(call).toContainText(`${WAITER} is going`);
  await rung.getByRole('button', { name: 'Done' }).click();
  await expect(call).toBeHidden();
  await tray.getByRole('button', { name: 'Close' }).click();

  await waiter.getByRole('link', { name: /^Orders/ }).click();
  await showLane(waiter, 'In progress');
  await card.getByRole('button', { name: 'Paid in cash' }).click();
  await waiter
    .getByRole('dialog')
    .getByRole('button', { name: /^Took .* in cash$/ })
    .click();
  await card.getByRole('button', { name: 'Close order' }).click();
  await showLane(waiter, 'Done');
  await expect(card).toContainText('closed');
});

test('two of the staff act on one order: one wins, the other is told who was quicker and what the order is now', async ({
  staffTablet,
  staffAs,
  guestAt,
}) => {
  const guest = await guestAt('HOTEL-103');
  const order = await guest.order(['Crème brûlée'], { extra_details: { surname: 'Kazlauskas' } });
  const tablet = await staffTablet(WAITERS_PHONE);
  await openConsole(tablet, 'hotel');
  const owner = await staffAs('owner');
  const { name } = await owner.call('GET /console/me', {});
  // The waiter's tap is on its way while the owner refuses the order.
  await tablet.route('**/accept', async route => {
    await owner.call('POST /console/{venue}/orders/{order}/reject', {
      venue: owner.venue('hotel'),
      order: order.unique_order_number,
      idempotencyKey: crypto.randomUUID(),
      body: { reason: 'The kitchen is closed' },
    });
    await route.continue();
  });
  const card = orderCard(tablet, order.order_id);
  await card.getByRole('button', { name: /ready in 15 minutes$/ }).click();
  await expect(tablet.getByText(`${name} was quicker`)).toBeVisible();
  await expect(tablet.getByText(`order ${order.order_id} is already: rejected`)).toBeVisible();
  await showLane(tablet, 'Done');
  await expect(card).toContainText('Reason: The kitchen is closed');
  expect((await guest.look(order.unique_order_number)).status).toBe('rejected');

  // What is open on the tablet for an order that a colleague ends is shut, and says who it was.
  const second = await guest.order(['Crème brûlée'], { extra_details: { surname: 'Kazlauskas' } });
  await showLane(tablet, 'New');
  await (await wholeOrder(tablet, second.order_id)).getByRole('button', { name: 'Reject' }).click();
  await tablet.getByRole('dialog').getByLabel('Another reason').fill('Nobody at the table');
  await owner.call('POST /console/{venue}/orders/{order}/reject', {
    venue: owner.venue('hotel'),
    order: second.unique_order_number,
    idempotencyKey: crypto.randomUUID(),
    body: { reason: 'The kitchen is closed' },
  });
  await expect(tablet.getByRole('dialog')).toBeHidden();
  const note = tablet.getByRole('alert').filter({ hasText: `order ${second.order_id} is already: rejected` });
  await expect(note).toContainText(`${name} was quicker`);
});

test('a tablet that loses the network says since when, takes no taps, and catches up without a gap when it is back', async ({
  staffTablet,
  guestAt,
}) => {
  const first = await (await guestAt('HOTEL-101')).order(['Crème brûlée'], {
    extra_details: { surname: 'Stankus' },
  });
  const tablet = await staffTablet(WAITERS_PHONE);
  await openConsole(tablet, 'hotel');
  const accept = orderCard(tablet, first.order_id).getByRole('button', { name: /ready in 15 minutes$/ });
  await expect(accept).toBeEnabled();

  await tablet.context().setOffline(true);
  const lost = tablet.getByRole('alert').filter({ hasText: 'No connection' });
  await expect(lost).toContainText('the rest waits.');
  await accept.click();
  await expect(tablet.getByText('This waits for the line. Nothing was changed.')).toBeVisible();
  const guest = await guestAt('HOTEL-102');
  const meanwhile = await guest.order(['Honey cake'], { extra_details: { surname: 'Jonaitis' } });
  await guest.callWaiter('A towel, please');

  await tablet.context().setOffline(false);
  await expect(tablet.getByText('Connected again. Everything is up to date.')).toBeVisible();
  await expect(lost).toBeHidden();
  await expect(orderCard(tablet, meanwhile.order_id)).toBeVisible();
  const tray = await openTray(tablet);
  await expect(tray.getByRole('listitem', { name: 'Call from Room 102' })).toBeVisible();
  await tray.getByRole('button', { name: 'Close' }).click();
  // What is live again is live: the tap that was not possible is possible now, and counts once.
  await accept.click();
  await expect(tablet.getByRole('tab', { name: /^In progress/ })).toContainText('1');
});
