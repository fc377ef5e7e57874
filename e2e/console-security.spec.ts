import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { signIn } from './support/console.ts';
import { DEMO_PASSWORD, StaffDesk } from './support/staff-desk.ts';
import { expect, test } from './support/test.ts';

const PIN = '4071';

test('the owner shares a tablet; the kitchen takes it over by PIN under its own name, and locks it', async ({
  staffTablet,
  staffAs,
  baseURL,
}) => {
  const kitchen = await staffAs('kitchen');
  await kitchen.call('POST /console/account/pin', { body: { password: DEMO_PASSWORD, pin: PIN } });
  const owner = await StaffDesk.signIn(baseURL ?? '', 'owner');
  const venue = owner.venue('vilnius');

  const tablet = await staffTablet();
  await tablet.goto('/console/vilnius/settings/security');
  await signIn(tablet, 'owner');
  await expect(tablet.getByRole('heading', { name: 'Shared devices', exact: true })).toBeVisible();
  await expectAccessible(tablet);
  await tablet.getByLabel('Name of this device').fill('Kitchen wall');
  await tablet.getByRole('button', { name: 'Share this device' }).click();

  await expect(tablet.getByRole('heading', { name: 'Who is there?' })).toBeVisible();
  await expectAccessible(tablet);
  const { name } = await kitchen.call('GET /console/me', {});
  await tablet.getByRole('button', { name }).click();
  const type = async (pin: string) => {
    for (const digit of pin) await tablet.getByRole('button', { name: `Digit ${digit}` }).click();
    await tablet.getByRole('button', { name: 'Enter', exact: true }).click();
  };
  await type('9038');
  await expect(tablet.getByRole('alert')).toContainText('Wrong PIN. 4 tries are left.');
  await expectAccessible(tablet);
  await type(PIN);
  const menu = tablet.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(tablet.getByText(`${name}, kitchen`)).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Settings of the venue' })).toBeHidden();
  await tablet.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(tablet.getByRole('heading', { name: 'Who is there?' })).toBeVisible();

  const { security } = await owner.call('GET /console/{venue}/security', { venue });
  for (const { id, name: device } of security.devices) {
    if (device !== 'Kitchen wall') continue;
    await owner.call('POST /console/{venue}/shared-devices/{device}/end', { venue, device: id, body: {} });
  }
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await kitchen.call('POST /console/account/pin', { body: { password: DEMO_PASSWORD, pin: null } });
});

test('a tablet asks who is there also when the end of its session is noticed before the answer that shares it', async ({
  staffTablet,
  baseURL,
}) => {
  const owner = await StaffDesk.signIn(baseURL ?? '', 'owner');
  const venue = owner.venue('vilnius');
  const tablet = await staffTablet();
  await tablet.goto('/console/vilnius/settings/security');
  await signIn(tablet, 'owner');
  const asked = Promise.withResolvers<void>();
  await tablet.route('**/console/device', async route => {
    await route.fulfill({ json: { device: null } });
    asked.resolve();
  });
  await tablet.route('**/shared-devices', async route => {
    const response = await route.fetch();
    await asked.promise;
    await route.fulfill({ response });
  });
  await tablet.getByLabel('Name of this device').fill('Bar tablet');
  await tablet.getByRole('button', { name: 'Share this device' }).click();
  await expect(tablet.getByRole('heading', { name: 'Who is there?' })).toBeVisible();

  const { security } = await owner.call('GET /console/{venue}/security', { venue });
  for (const { id, name } of security.devices) {
    if (name !== 'Bar tablet') continue;
    await owner.call('POST /console/{venue}/shared-devices/{device}/end', { venue, device: id, body: {} });
  }
});

test('the owner sees a secret to scan and to type, and a wrong code turns nothing on', async ({ page }) => {
  await page.goto('/console/vilnius/account');
  await signIn(page, 'owner');
  const panel = page.locator('section', { has: page.getByRole('heading', { name: /^Second step/ }) });
  await panel.getByLabel('Your password').fill(DEMO_PASSWORD);
  await panel.getByRole('button', { name: 'Set up' }).click();
  await expect(panel.getByRole('img', { name: /^Scan this/ })).toBeVisible();
  await expect(panel.locator('code')).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await panel.getByLabel('Code').fill('000000');
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect(panel.getByRole('alert')).toContainText('This code is not right');
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByText('Off', { exact: true })).toBeVisible();
});

test('the owner reads who did what, in words, narrowed by person; a waiter does not', async ({
  page,
  anotherPhone,
  desk,
}) => {
  // Every phone at the venue is told of a rush.
  await claim('hotel');
  await desk.setStatus('hotel', 'rush_mode', 45);
  await desk.setStatus('hotel', 'open');
  const { id, name } = await desk.call('GET /console/me', {});
  await page.goto('/console/hotel/audit');
  await signIn(page, 'owner');
  await page.getByLabel('Who').selectOption(id);
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log.getByText('Changed how orders are taken').first()).toBeVisible();
  await expect(log.getByText(name).first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('hotel-audit.csv');

  const phone = await anotherPhone();
  await phone.goto('/console/hotel/audit');
  await signIn(phone, 'waiter');
  await expect(phone).toHaveURL(/\/console\/hotel\/orders$/);
});

test('what a waiter put into the order pad is there after the shared tablet was locked, and nobody else sees it', async ({
  staffTablet,
  staffAs,
  desk,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-203');
  const owner = await staffAs('owner');
  const waiter = await staffAs('waiter');
  const pins = new Map([
    [owner, '5082'],
    [waiter, '6193'],
  ]);
  for (const [person, pin] of pins)
    await person.call('POST /console/account/pin', { body: { password: DEMO_PASSWORD, pin } });
  const tablet = await staffTablet();
  await tablet.goto('/console/hotel/settings/security');
  await signIn(tablet, 'owner');
  await tablet.getByLabel('Name of this device').fill('Terrace tablet');
  await tablet.getByRole('button', { name: 'Share this device' }).click();
  const lock = async () => {
    await tablet.getByRole('button', { name: 'Menu', exact: true }).click();
    await tablet.getByRole('button', { name: 'Lock', exact: true }).click();
  };
  const room = tablet.getByRole('button', { name: /^Room 203/ });
  /** Takes the tablet over and looks at all tables. */
  const take = async (person: StaffDesk) => {
    const { name } = await person.call('GET /console/me', {});
    await expect(tablet.getByRole('heading', { name: 'Who is there?' })).toBeVisible();
    await tablet.getByRole('button', { name }).click();
    for (const digit of pins.get(person) ?? '')
      await tablet.getByRole('button', { name: `Digit ${digit}` }).click();
    await tablet.getByRole('button', { name: 'Enter', exact: true }).click();
    const keepOff = tablet.getByRole('button', { name: 'Keep it off' });
    const menu = tablet.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu.or(keepOff).first()).toBeVisible();
    if (await keepOff.isVisible()) await keepOff.click();
    await tablet.getByRole('link', { name: 'Tables' }).click();
    await tablet.getByRole('button', { name: /^All/ }).click();
    await expect(room).toBeVisible();
  };
  await take(waiter);
  await room.click();
  await tablet.getByRole('button', { name: 'Order for the guests' }).click();
  await tablet.getByRole('searchbox', { name: 'Find a dish' }).fill('kremas');
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByRole('button', { name: /^Order 1 dish/ })).toBeVisible();
  await tablet.keyboard.press('Escape');
  await lock();
  await take(owner);
  await expect(room).not.toContainText('Order begun');
  await room.click();
  await expect(tablet.getByRole('button', { name: 'Order for the guests' })).toBeVisible();
  await tablet.keyboard.press('Escape');
  await lock();
  await take(waiter);
  await expect(room).toContainText('Order begun · 1');
  const venue = owner.venue('hotel');
  const { security } = await owner.call('GET /console/{venue}/security', { venue });
  for (const { id, name: device } of security.devices) {
    if (device !== 'Terrace tablet') continue;
    await owner.call('POST /console/{venue}/shared-devices/{device}/end', { venue, device: id, body: {} });
  }
  for (const person of pins.keys())
    await person.call('POST /console/account/pin', { body: { password: DEMO_PASSWORD, pin: null } });
});
