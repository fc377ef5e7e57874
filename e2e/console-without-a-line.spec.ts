import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { openConsole, openTray } from './support/console.ts';
import { keptReadsOf, untilConsoleIsKept } from './support/kept.ts';
import type { StaffDesk } from './support/staff-desk.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const DISH = 'Kepintas kremas';
const ROOMS = ['201', '202'] as const;

const tile = (page: Page, room: string) => page.getByRole('button', { name: new RegExp(`^Room ${room}`) });
const noLine = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection' });
const settled = (page: Page) => expect(page.getByRole('dialog')).toBeHidden();

/** The rooms are free, and everything that is read on the floor is on the device. */
const begin = async (page: Page, desk: StaffDesk): Promise<void> => {
  await claim('hotel');
  for (const room of ROOMS) await desk.freeTable('hotel', `HOTEL-${room}`);
  await openConsole(page, 'hotel', 'tables');
  await page.getByRole('button', { name: /^All/ }).click();
  await untilConsoleIsKept(page, {
    me: 'hotel',
    board: 'orders',
    tables: 'Room 201',
    menu: DISH,
    bills: '[',
  });
};
const takeWithoutLine = async (page: Page, room: string): Promise<void> => {
  await tile(page, room).click();
  await page.getByRole('button', { name: 'Order for the guests' }).click();
  await page.getByRole('searchbox', { name: 'Find a dish' }).fill('kremas');
  await page.keyboard.press('Enter');
  await expect(page.getByText('this waits on this device')).toBeVisible();
  // Twice before the device has answered: it is one order.
  await page.getByRole('button', { name: /^Take 1 dish/ }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await settled(page);
  await expect(tile(page, room)).toContainText('1 order waits for the line');
};
/** What the kitchen has for a room. */
const ordersAt = async (desk: StaffDesk, room: string): Promise<number> => {
  const { orders } = await desk.call('GET /console/{venue}/board', { venue: desk.venue('hotel') });
  return orders.filter(order => order.table_name === `Room ${room}` && order.closed_at === null).length;
};

test('[RT-09] without a line the console opens from the device; orders wait in it, outlive the page, and reach the kitchen once', async ({
  page,
  context,
  desk,
}) => {
  await begin(page, desk);
  await context.setOffline(true);
  await expect(noLine(page)).toContainText('as of');
  await page.reload();
  await expect(noLine(page)).toContainText('Orders and cash are kept and sent later');
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(tile(page, '201')).toBeVisible();
  await expectAccessible(page);

  for (const room of ROOMS) await takeWithoutLine(page, room);
  await page.reload();
  await expect(noLine(page)).toBeVisible();
  for (const room of ROOMS) await expect(tile(page, room)).toContainText('1 order waits for the line');
  const tray = await openTray(page);
  await expect(tray.getByRole('listitem', { name: /^Order for Room 20/ })).toHaveCount(2);
  await expectAccessible(page);
  await tray.getByRole('button', { name: 'Close' }).click();
  // What needs the server says so where it is tapped.
  await tile(page, '201').click();
  await page.getByRole('button', { name: 'Guests sit down' }).click();
  await page.getByRole('button', { name: /^Seat \d/ }).click();
  await expect(page.getByText('This waits for the line.')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const room of ROOMS) expect(await ordersAt(desk, room)).toBe(0);

  await context.setOffline(false);
  await expect(page.getByText('2 orders that waited have arrived')).toBeVisible();
  for (const room of ROOMS) {
    await expect(tile(page, room)).toContainText('Food is being made');
    await expect(tile(page, room)).not.toContainText('waits for the line');
  }
  await page.reload();
  await expect(tile(page, '201')).toContainText('Food is being made');
  for (const room of ROOMS) expect(await ordersAt(desk, room)).toBe(1);
  for (const room of ROOMS) await desk.freeTable('hotel', `HOTEL-${room}`);
});

test('what changed meanwhile is asked about; who signs out leaves nothing to read', async ({
  page,
  context,
  desk,
}) => {
  await begin(page, desk);
  await context.setOffline(true);
  await expect(noLine(page)).toBeVisible();
  await takeWithoutLine(page, '201');
  await desk.setStock('hotel', DISH, 0);
  await context.setOffline(false);
  await expect(noLine(page)).toBeHidden();
  const tray = await openTray(page);
  const asking = tray.getByRole('listitem', { name: 'Order for Room 201' });
  await expect(asking).toContainText(`Not sent: ${DISH} cannot be had any more`);
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Drop it' }).click();
  await asking.getByRole('button', { name: 'Yes, drop it' }).click();
  await expect(asking).toBeHidden();
  await tray.getByRole('button', { name: 'Close' }).click();
  expect(await ordersAt(desk, '201')).toBe(0);
  await desk.setStock('hotel', DISH, null);

  await context.setOffline(true);
  await expect(noLine(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => keptReadsOf(page)).toBe(0);
  await page.reload();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expect(tile(page, '201')).toBeHidden();
  // Nor does the line let anybody in again who signed out without it.
  await context.setOffline(false);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('cash that is taken without a line waits on the device, is not taken twice, and is booked once', async ({
  page,
  context,
  desk,
}) => {
  await begin(page, desk);
  await tile(page, '201').click();
  await page.getByRole('button', { name: 'Order for the guests' }).click();
  await page.getByRole('searchbox', { name: 'Find a dish' }).fill('kremas');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Order 1 dish/ }).click();
  await settled(page);
  await tile(page, '201').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bill · / })
    .click();
  const take = page.getByRole('button', { name: /^Take payment · / });
  await expect(take).toBeVisible();
  const bill = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await untilConsoleIsKept(page, { bills: bill });
  await context.setOffline(true);
  await expect(noLine(page)).toBeVisible();
  await page.reload();
  await take.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Card machine' }).click();
  await expect(page.getByText('only cash can be taken')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cash', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Took 7,50\s€ in cash/ }).click();
  await settled(page);
  const waits = page.getByText(/7,50\s€ in cash waits for the line/);
  await expect(waits).toBeVisible();
  await expect(take).toBeHidden();
  await page.reload();
  await expect(waits).toBeVisible();
  await expect(take).toBeHidden();
  const asBooked = async () =>
    (await desk.call('GET /console/{venue}/bills/{bill}', { venue: desk.venue('hotel'), bill })).bill;
  expect(await asBooked()).toMatchObject({ left: 7.5 });

  await context.setOffline(false);
  await expect(page.getByText(/7,50\s€ in cash that waited is booked/)).toBeVisible();
  await expect(waits).toBeHidden();
  await page.reload();
  await expect(take).toBeHidden();
  expect(await asBooked()).toMatchObject({ left: 0, payments_sum: 7.5 });
  await desk.freeTable('hotel', 'HOTEL-201');
});

test('[RT-09] an order that was taken without a line at one venue goes from another that is open, which says until then that it waits', async ({
  page,
  context,
  desk,
}) => {
  await begin(page, desk);
  await context.setOffline(true);
  await expect(noLine(page)).toBeVisible();
  const before = await ordersAt(desk, '201');
  await takeWithoutLine(page, '201');
  await page.goto('/console/vilnius/tables');
  await expect(page.getByRole('heading', { name: 'Senamiesčio stalas', level: 1 })).toBeVisible();
  const tray = await openTray(page);
  const elsewhere = tray.getByRole('listitem', { name: /^Not sent at / });
  await expect(elsewhere).toContainText('1 waits for the line');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(elsewhere).toBeHidden();
  await expect(page.getByText(/: 1 order that waited has arrived$/)).toBeVisible();
  expect(await ordersAt(desk, '201')).toBe(before + 1);
});
