import { addDays } from '@tableside/domain/schedule';
import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

const settled = (page: import('@playwright/test').Page) => expect(page.getByRole('dialog')).toBeHidden();

test('an owner puts a table elsewhere by dragging and by arrows, and a waiter sees it there', async ({
  page,
  staffTablet,
}) => {
  await openConsole(page, 'hotel', 'tables', 'owner');
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change the plan' }).click();
  const piece = page.getByRole('button', { name: /^Room 101: / });
  // The plan has come to rest, and the hand is on the table.
  await piece.hover({ position: { x: 10, y: 10 } });
  const box = await piece.boundingBox();
  if (!box) throw new Error('the table is drawn');
  const cell = box.width / 5;
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + 10 + cell * 9, { steps: 5 });
  await page.mouse.up();
  await expect(piece).toHaveAccessibleName(/row 10,/);
  await piece.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(piece).toHaveAccessibleName('Room 101: column 2, row 10, 6 by 5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The plan is saved')).toBeVisible();
  const waiter = await staffTablet();
  await openConsole(waiter, 'hotel', 'tables');
  await waiter.getByRole('button', { name: 'Plan', exact: true }).click();
  const room = waiter.getByRole('button', { name: /^Room 101, / });
  const others = waiter.getByRole('button', { name: /^Room 102, / });
  const lower = async () => ((await room.boundingBox())?.y ?? 0) > ((await others.boundingBox())?.y ?? 0);
  await expect.poll(lower).toBe(true);
  await expect(waiter.getByRole('button', { name: 'Change the plan' })).toBeHidden();
});

test('a waiter orders for guests without a phone, moves them, and joins them with their friends', async ({
  page,
  desk,
  guestAt,
}) => {
  await claim('hotel');
  for (const room of ['HOTEL-201', 'HOTEL-202', 'HOTEL-101']) await desk.freeTable('hotel', room);
  await openConsole(page, 'hotel', 'tables');
  await page.getByRole('button', { name: /^All/ }).click();
  const tile = (room: string) => page.getByRole('button', { name: new RegExp(`^Room ${room}`) });
  await tile('201').click();
  await page.getByRole('button', { name: 'Order for the guests' }).click();
  await page.getByRole('searchbox', { name: 'Find a dish' }).fill('kremas');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  // What is in the pad stays there: put away by Esc, and over a page that is loaded anew.
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(tile('201')).toContainText('Order begun · 1');
  await desk.setStock('hotel', 'Kepintas kremas', 0);
  await page.reload();
  const begun = page.getByRole('button', { name: 'Continue order · 1' });
  await tile('201').click();
  await begun.click();
  await expect(page.getByText('Cannot be had like this any more')).toBeVisible();
  await expectAccessible(page);
  await desk.setStock('hotel', 'Kepintas kremas', null);
  await page.reload();
  await tile('201').click();
  await begun.click();
  await expect(page.getByRole('button', { name: 'Empty the list' })).toBeVisible();
  await expect(page.getByText('Cannot be had like this any more')).toBeHidden();
  // The kitchen gets it, and the answer is lost on the way: the order is unsure, and is the same when it is sent again.
  await page.route('**/tables/*/order', async route => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Order 1 dish/ }).click();
  await expect(page.getByText('this may have arrived already')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/tables/*/order');
  await page.reload();
  await tile('201').click();
  await begun.click();
  await page.getByRole('button', { name: 'Send 1 dish again' }).click();
  await settled(page);
  await expect(tile('201')).toContainText('Food is being made');
  await expect(tile('201')).not.toContainText('Order begun');
  const board = await desk.call('GET /console/{venue}/board', { venue: desk.venue('hotel') });
  const placed = board.orders.filter(order => order.table_name === 'Room 201' && !order.closed_at);
  expect(placed).toHaveLength(1);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(tile('201')).toContainText('to pay');
  const friend = await guestAt('HOTEL-101');
  await expect(tile('101')).toContainText('Take the order');
  await tile('201').click();
  await page.getByRole('button', { name: 'Move the guests' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Room 202' }).click();
  await settled(page);
  await expect(tile('201')).toContainText('Free');
  await expect(tile('202')).toContainText('Food is being made');
  await tile('101').click();
  await page.getByRole('button', { name: 'Join with a table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Room 202' }).click();
  await page.getByRole('button', { name: 'Join them' }).click();
  await settled(page);
  await expect(tile('101')).toContainText('Free');
  const { session } = friend;
  const data = await friend.call('GET /get-session-data/{session}', { session });
  expect(data).toMatchObject({ table: { name: 'Room 202' } });
  // Nothing is left for the kitchen: closing a table by force leaves its orders there.
  const venue = desk.venue('hotel');
  const { orders } = await desk.call('GET /console/{venue}/board', { venue });
  for (const order of orders.filter(({ table_name, closed_at }) => table_name === 'Room 202' && !closed_at)) {
    await desk.call('POST /console/{venue}/orders/{order}/close', {
      venue,
      order: order.unique_order_number,
      idempotencyKey: crypto.randomUUID(),
    });
  }
  await desk.freeTable('hotel', 'HOTEL-202');
});

test('who takes an order at a free table is told that a colleague has seated guests there, and shares their bill knowingly', async ({
  page,
  desk,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-202');
  const venue = desk.venue('hotel');
  const { tables } = await desk.call('GET /console/{venue}/tables', { venue });
  const table = tables.find(({ hash }) => hash === 'HOTEL-202')?.id ?? '';
  await openConsole(page, 'hotel', 'tables');
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('button', { name: /^Room 202/ }).click();
  await page.getByRole('button', { name: 'Order for the guests' }).click();
  await page.getByRole('searchbox', { name: 'Find a dish' }).fill('kremas');
  await page.keyboard.press('Enter');
  const order = page.getByRole('button', { name: /^Order 1 dish/ });
  await expect(order).toBeVisible();
  const told = page.getByText('Somebody sits here by now');
  await expect(told).toBeHidden();
  await desk.call('POST /console/{venue}/tables/{table}/bill', {
    venue,
    table,
    idempotencyKey: crypto.randomUUID(),
    body: { guest_count: 2 },
  });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  // It stays said when something else is wrong as well.
  await page.route('**/tables/*/order', route =>
    route.fulfill({ status: 409, json: { message: 'The cart has changed.', code: 'cart_changed' } }),
  );
  await order.click();
  await expect(page.getByText('A price has changed.')).toBeVisible();
  await expect(told).toBeVisible();
  await page.unroute('**/tables/*/order');
  await order.click();
  await settled(page);
  const { bills } = await desk.call('GET /console/{venue}/bills', { venue });
  // Of a party that left before, a bill may still be owed.
  const theirs = bills.filter(bill => bill.table_id === table && bill.status === 'open' && !bill.party_left);
  expect(theirs).toMatchObject([{ guest_count: 2 }]);
  await desk.freeTable('hotel', 'HOTEL-202');
});

test('an exception from today on closes the venue: a guest reads the menu, why, and when it opens', async ({
  page,
  anotherPhone,
  guestAt,
  staffAs,
}) => {
  // Nobody else orders at the hotel while it is closed.
  await claim('hotel');
  const owner = await staffAs('owner');
  const venue = owner.venue('hotel');
  const seen = () => owner.call('GET /console/{venue}/hours', { venue });
  const { hours: before, today } = await seen();
  const { revision: _, changed_by: __, ...hours } = before;
  const set = async (body: typeof hours): Promise<void> => {
    const { revision } = (await seen()).hours;
    await owner.call('POST /console/{venue}/hours', { venue, body: { revision, ...body } });
  };
  try {
    // The demo's own different day may be today.
    await set({ ...hours, exceptions: [] });
    await openConsole(page, 'hotel', 'hours', 'owner');
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add a different day' }).click();
    const day = page.getByRole('group', { name: /^Different day/ });
    await day.getByLabel('Reason').fill('Staff party');
    // Today may be over at any moment.
    await day.getByLabel('Last day').fill(addDays(today, 1));
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('By these hours you are closed now')).toBeVisible();
    const phone = await anotherPhone({ locale: 'en-GB' });
    await phone.goto('/HOTEL-202');
    await phone.getByRole('link', { name: /menu/i }).first().click();
    await phone.getByRole('button', { name: 'See the whole menu' }).click();
    await expect(
      phone.getByText(/We are closed right now.*We open (tomorrow|on \w+day) at 00:00.*Staff party/).first(),
    ).toBeVisible();
    await expect(phone.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const guest = await guestAt('HOTEL-201');
    await expect(
      guest.order(['Club sandwich'], { extra_details: { surname: 'Stankus' } }),
    ).rejects.toMatchObject({
      code: 'not_accepting_orders',
    });
  } finally {
    await set(hours);
  }
});
