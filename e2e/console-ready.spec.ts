import { wholeChromiumLaunch } from '../packages/testkit/src/chromium.ts';
import { expectAccessible } from './support/accessible.ts';
import { openConsole, openTray, orderCard, showLane, wholeOrder } from './support/console.ts';
import { openCart, orderNumber, placeAndPayInCash, scan } from './support/guest.ts';
import { expect, test } from './support/test.ts';

// One of them allows notifications.
test.use({ launchOptions: wholeChromiumLaunch(), serviceWorkers: 'allow' });

const WAITERS_PHONE = { viewport: { width: 390, height: 844 } };

test('a first order asks the waiter once, the cook makes it, the waiter carries it: three people at once', async ({
  anotherPhone,
  staffTablet,
  page: kitchen,
  desk,
}) => {
  test.slow();
  await desk.freeTable('vilnius', 'VILNIUS-3');
  const waiter = await staffTablet(WAITERS_PHONE);
  await openConsole(waiter, 'vilnius');
  await openConsole(kitchen, 'vilnius', 'kitchen', 'kitchen');
  const guest = await anotherPhone();

  await scan(guest, 'VILNIUS-3');
  await guest.getByRole('button', { name: 'Add Pumpkin velouté to the cart' }).click();
  await openCart(guest);
  await placeAndPayInCash(guest);
  await expect(guest.getByText('The waiter comes to your table')).toBeVisible();
  const number = await orderNumber(guest);

  // The waiter is asked whether somebody sits there, and says yes.
  const card = orderCard(waiter, number);
  await expect(card).toContainText('Guests there?');
  await expectAccessible(waiter);
  await card.getByRole('button', { name: 'Yes, make it' }).click();
  await expect(guest.getByRole('heading', { name: 'Being prepared', exact: true })).toBeVisible();

  // The cook makes it, and the waiter's phone says which table it is for until it is carried there.
  const ticket = orderCard(kitchen, number);
  await ticket.getByRole('button', { name: /^Done: / }).click();
  const tray = await openTray(waiter);
  await expect(tray.getByRole('heading', { name: 'Ready to carry' })).toBeVisible();
  const row = tray.getByRole('listitem', { name: new RegExp(`order ${number}$`) });
  await expect(row).toContainText('Pumpkin velouté');
  await expectAccessible(waiter);
  await tray.getByRole('button', { name: 'Close' }).click();
  await showLane(waiter, 'In progress');
  await expect(card).toContainText('Ready');
  await expectAccessible(waiter);
  await waiter.getByRole('link', { name: /^Calls/ }).click();
  await expect(waiter.getByRole('banner').getByRole('button', { name: /\d+ Ready/ })).toBeVisible();
  await openTray(waiter);
  await row.getByRole('button', { name: /everything ready is delivered/ }).click();
  await expect(row).toBeHidden();
  await expect(guest.getByRole('heading', { name: 'Served', exact: true })).toBeVisible();
});

test('a prank is ended behind a touch on its order, and its phone is told', async ({
  anotherPhone,
  staffTablet,
  desk,
}) => {
  await desk.freeTable('vilnius', 'VILNIUS-8');
  const waiter = await staffTablet(WAITERS_PHONE);
  await openConsole(waiter, 'vilnius');
  const guest = await anotherPhone();
  await scan(guest, 'VILNIUS-8');
  await guest.getByRole('button', { name: 'Add Pumpkin velouté to the cart' }).click();
  await openCart(guest);
  await placeAndPayInCash(guest);
  const number = await orderNumber(guest);
  const card = orderCard(waiter, number);
  await (await wholeOrder(waiter, number)).getByRole('button', { name: 'Nobody there' }).click();
  await showLane(waiter, 'Done');
  await expect(card).toContainText('Nobody is at the table');
  await expect(guest.getByRole('heading', { name: 'This visit has ended' })).toBeVisible();
});

test('a device of staff is called: turned on by a switch that says what for, and its worker shows what comes', async ({
  staffTablet,
}) => {
  const phone = await staffTablet({ ...WAITERS_PHONE, permissions: ['notifications'] });
  // No maker's push service is near: the browser's part of subscribing is played.
  await phone.context().addInitScript(() => {
    const keys = {
      p256dh: 'BHATvakYV7y2eIHyIfj4xPgQQH5cVM04S0-v8BleXLec_IilK1EGCKLFZxzz_rahV2gAE6DDlr3r5c742nA2sP8',
      auth: 'c2l4dGVlbi1ieXRlcy4uLg',
    };
    const json = { endpoint: 'https://push.example.com/device', keys };
    if (!('PushManager' in window)) return;
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () =>
      Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => json });
  });
  await openConsole(phone, 'vilnius');
  await phone.goto('/console/vilnius/account');
  const panel = phone.getByRole('region', { name: /^Notifications on this device/ });
  await expect(panel).toContainText('Dishes ready to carry');
  await expectAccessible(phone);
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect(panel.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await expect(panel).toContainText('On');

  // The page is put away, for one that is nobody's table; the worker shows what comes.
  const wire = await phone.context().newCDPSession(phone);
  const registered = new Promise<string>(resolve => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await wire.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(phone.url()).origin;
  await phone.goto('/VILNIUS-UPDATING');
  const notice = { title: 'Ready to carry: Table 5', body: 'Senamiesčio stalas', tag: 'ready:1', path: '/x' };
  await wire.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(notice),
  });
  const shown = () =>
    phone.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/console/');
      return (await worker?.getNotifications())?.map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Ready to carry: Table 5', body: 'Senamiesčio stalas', data: '/x' }]);

  await phone.goto('/console/vilnius/account');
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await expect(panel.getByRole('button', { name: 'Turn on' })).toBeVisible();
});
