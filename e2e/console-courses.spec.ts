import { expectAccessible } from './support/accessible.ts';
import { openConsole, orderCard, showLane } from './support/console.ts';
import {
  addDishForGood,
  openCart,
  openMenu,
  orderKey,
  orderSheet,
  placeAndPayInCash,
} from './support/guest.ts';
import { freshTable } from './support/table-bill.ts';
import { expect, test } from './support/test.ts';

/** Of the demo's menu, as its staff and its guests read it. */
const SOUP = 'Barščiai su jautiena';
const CHICKEN = 'Pusė ūkio vištos';
const BEER = 'Užupio IPA';

test('a waiter writes a round down in courses: mains wait in the kitchen without a clock, are fired by a tap, and can be taken back', async ({
  page,
  staffTablet,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-9');
  await openConsole(page, 'vilnius', 'tables');
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('button', { name: /^Table 9/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Open a bill' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Add dishes' }).click();
  const find = sheet.getByRole('searchbox', { name: 'Find a dish' });
  let taps = 0;
  const take = async (dish: string) => {
    await find.fill(dish);
    await sheet
      .getByRole('button', { name: new RegExp(`^${dish}`) })
      .first()
      .click();
    taps += 1;
  };
  await take(BEER);
  await take(SOUP);
  await take(CHICKEN);
  // Each dish went to the course of its category without a tap more.
  expect(taps).toBe(3);
  const list = sheet.getByRole('region', { name: 'To be put on the bill' });
  await expect(list.getByRole('heading')).toHaveText(['At once', 'Užkandis', 'On hold: Pagrindinis']);
  const hold = (course: string) => list.getByRole('button', { name: `On hold: ${course}` });
  await expect(hold('Užkandis')).toHaveAttribute('aria-pressed', 'false');
  await expect(hold('Pagrindinis')).toHaveAttribute('aria-pressed', 'true');
  // One that is wanted otherwise is one tap more, and the next goes as usual again.
  const courses = sheet.getByRole('group', { name: 'Comes with' });
  await courses.getByRole('button', { name: 'Pagrindinis' }).click();
  await take(SOUP);
  await expect(courses.getByRole('button', { name: 'As usual' })).toHaveAttribute('aria-pressed', 'true');
  await expect(list.getByRole('list', { name: 'Pagrindinis' })).toContainText(SOUP);
  await expectAccessible(page);
  await sheet.getByLabel('The kitchen makes this').check();
  await sheet.getByRole('button', { name: /^Add 4 to the bill/ }).click();
  await expect(sheet).toBeHidden();
  // On the bill from the start, whatever waits.
  await expect(page.getByText(CHICKEN).first()).toBeVisible();
  const fire = page.getByRole('button', { name: 'Fire: Pagrindinis' });
  await expect(fire).toBeVisible();
  await expectAccessible(page);

  const kitchen = await staffTablet();
  await openConsole(kitchen, 'vilnius', 'kitchen', 'kitchen');
  const part = (state: 'held' | 'live') =>
    kitchen
      .getByRole('region', { name: 'Pagrindinis' })
      .filter({ hasText: CHICKEN })
      .and(kitchen.locator(state === 'held' ? '[data-held]' : ':not([data-held])'));
  await expect(part('held').first()).toBeVisible();
  await expect(part('held').first()).toContainText('On hold: Pagrindinis');
  await fire.click();
  await expect(part('live').first()).toBeVisible();
  await expect(fire).toBeHidden();
  // Taken back while nothing of it is made.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(part('held').first()).toBeVisible();
  await expect(fire).toBeVisible();
  // One of its dishes comes with the starters that are being made: it is begun at once, and can be taken back as well.
  await page.getByRole('button', { name: /^Change the course: Pagrindinis/ }).click();
  const soup = sheet.getByRole('group', { name: `1 × ${SOUP}` });
  await expectAccessible(page);
  await soup.getByRole('button', { name: 'Užkandis: made now' }).click();
  await expect(page.getByText(`The kitchen makes ${SOUP} now, with Užkandis`)).toBeVisible();
  await expect(soup).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(soup).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await fire.click();
  await expect(part('live').first()).toBeVisible();
  await freshTable(owner, 'vilnius', 'VILNIUS-9');
});

test('a guest who chose courses reads that the mains come later, until the waiter fires them', async ({
  page,
  anotherPhone,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-9');
  const phone = await anotherPhone();
  await openMenu(phone, 'VILNIUS-9');
  const dishes = [
    ['Beetroot borscht with beef', 'Starter'],
    ['Braised beef cheeks', 'Main course'],
  ] as const;
  for (const [dish] of dishes) await addDishForGood(phone, dish);
  await openCart(phone);
  for (const [dish, course] of dishes) {
    const line = phone.getByRole('listitem').filter({ hasText: dish });
    await line.getByRole('button', { name: /^Serve with/ }).click();
    await line.getByRole('button', { name: course, exact: true }).click();
  }
  await placeAndPayInCash(phone);
  await expect(orderSheet(phone)).toBeVisible();
  const venue = owner.venue('vilnius');
  const { orders } = await owner.call('GET /console/{venue}/board', { venue });
  const key = await orderKey(phone);
  const order = orders.find(each => each.unique_order_number === key);
  if (!order) throw new Error('The order did not reach the board.');
  await owner.call('POST /console/{venue}/orders/{order}/accept', {
    venue,
    order: order.unique_order_number,
    idempotencyKey: crypto.randomUUID(),
    body: { wait_minutes: 20 },
  });
  const cheeks = orderSheet(phone).getByRole('listitem').filter({ hasText: 'Braised beef cheeks' });
  await expect(cheeks).toContainText('Later');
  const soup = order.items.find(({ name }) => name === 'Beetroot borscht with beef')?.id ?? '';
  await owner.call('POST /console/{venue}/orders/{order}/deliver', {
    venue,
    order: order.unique_order_number,
    idempotencyKey: crypto.randomUUID(),
    body: { items: [soup], delivered: true },
  });
  await expect(phone.getByRole('heading', { name: 'The next course comes later' })).toBeVisible();
  await expectAccessible(phone);
  await openConsole(page, 'vilnius', 'orders');
  await showLane(page, 'In progress');
  await orderCard(page, order.order_id).getByRole('button', { name: 'Fire: Pagrindinis' }).click();
  await expect(cheeks).not.toContainText('Later');
  await expect(phone.getByRole('heading', { name: 'Partly served' })).toBeVisible();
  await freshTable(owner, 'vilnius', 'VILNIUS-9');
});
