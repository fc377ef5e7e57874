import { expectAccessible } from './support/accessible.ts';
import { madeTicket, openConsole, orderCard, signIn } from './support/console.ts';
import { orderDishes, settled, whatMisleadsCooks } from './support/long-tickets.ts';
import { billWith, freshTable } from './support/table-bill.ts';
import { expect, test } from './support/test.ts';

test('a cook reads the allergy first, makes the dishes, brings a ticket back, and is told who was quicker', async ({
  page,
  guestAt,
  staffAs,
}) => {
  await openConsole(page, 'cafe', 'kitchen', 'kitchen');
  const guest = await guestAt('CAFE-1');
  const order = await guest.order(['Almond croissant'], { comment: 'Allergic to nuts!' });
  const ticket = orderCard(page, order.order_id);
  await expect(ticket.getByRole('alert')).toContainText('Allergy – read this');
  await expect(ticket.getByRole('alert')).toContainText('Allergic to nuts!');
  await expect(ticket).toContainText('Contains:');
  await expectAccessible(page);
  // Gloves: nothing that a cook taps is smaller than 64 px.
  for (const button of await ticket.getByRole('button').all()) {
    expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(64);
  }
  // A tap on the head bumps it, and one on the bar takes that back; the keys of a bump bar do the same.
  await ticket.getByRole('button', { name: /^Done: / }).click();
  await expect(ticket).toBeHidden();
  await page.getByRole('button', { name: /^Undo / }).click();
  await expect(ticket).toBeVisible();
  // It came back under the finger, which keys do not wait for; they do for the answer, ahead of which it is shown.
  await expect(ticket.getByRole('button', { name: /^Done: / })).toHaveJSProperty('disabled', false);
  await ticket.getByRole('button', { name: /^Done: / }).press('Enter');
  await expect(ticket).toBeHidden();
  await page.keyboard.press('z');
  await expect(ticket).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Bump the ticket of that number');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Two steps that come before the first of them is drawn are two steps.
  const size = page.locator('[data-kitchen]');
  for (const [key, then] of [
    ['+', '1.5'],
    ['-', '1'],
  ] as const) {
    await page.evaluate(typed => {
      const press = () => new KeyboardEvent('keydown', { key: typed, bubbles: true });
      for (const event of [press(), press()]) document.body.dispatchEvent(event);
    }, key);
    await expect(size).toHaveAttribute('style', new RegExp(`--k: ?${then}(;|$)`));
  }
  await page.keyboard.press('ArrowRight');
  await ticket.getByRole('button', { name: /^Done: / }).focus();
  await page.keyboard.press('Enter');
  await expect(ticket).toBeHidden();
  await page.keyboard.press('z');
  await expect(ticket).toBeVisible();
  await expect(ticket).not.toHaveAttribute('data-still');
  await ticket.getByRole('button', { name: /^Done: / }).click();
  await expect(ticket).toBeHidden();
  const tools = page.getByRole('button', { name: /^Done \(/ });
  await tools.click();
  const done = madeTicket(page, order.order_id);
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Bring back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(ticket).toBeVisible();
  // The stream is kept away, so that this screen does not know yet what another has done.
  await page.route('**/kitchen', route => route.abort());
  const owner = await staffAs('owner');
  await owner.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
    venue: owner.venue('cafe'),
    order: order.unique_order_number,
    body: { items: order.items.map(({ id }) => id), ready: true },
  });
  await ticket.getByRole('button', { name: /^Done: / }).click();
  await expect(page.getByText(/was quicker: it is done already/)).toBeVisible();
  await expect(ticket).toBeHidden();
});

test('what staff take off a bill is struck through in the kitchen and off the pass, until a cook has seen it', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-7');
  await openConsole(page, 'vilnius', 'kitchen', 'kitchen');
  const lines = [
    { name: 'Pheasant', price: 1490, quantity: 1 },
    { name: 'Pike roe', price: 990, quantity: 2 },
  ];
  const bill = await billWith(owner, 'vilnius', 'VILNIUS-7', lines, true);
  const ticket = orderCard(page, bill.items[0]?.order_id ?? '');
  const counts = page.getByRole('complementary', { name: 'To make now' });
  await page.getByRole('button', { name: 'Counts', exact: true }).click();
  await expect(ticket.getByRole('button', { name: /Pike roe/ })).toContainText('2 ×');
  await expect(counts).toContainText('Pheasant');
  const off = (items: readonly { id: string }[]) =>
    owner.call('POST /console/{venue}/bills/{bill}/items/void', {
      venue: owner.venue('vilnius'),
      bill: bill.id,
      idempotencyKey: crypto.randomUUID(),
      body: { items: items.map(({ id }) => id), reason: 'Changed their mind' },
    });
  const [pheasant, roe, last] = bill.items;
  if (!pheasant || !roe || !last) throw new Error('three portions were ordered');
  await off([pheasant, roe]);
  const gone = ticket.getByRole('button', { name: 'Taken off, do not make: 1 × Pheasant' });
  await expect(gone).toContainText('VOID');
  await expect(gone.getByText('Pheasant')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(ticket.getByRole('button', { name: /Pike roe/ })).toContainText(/2 1 × .*VOID −1/);
  await expect(counts).not.toContainText('Pheasant');
  await expectAccessible(page);
  // The cook puts the pan away with a tap.
  await gone.click();
  await expect(gone).toBeHidden();
  // Nothing is left of it: the ticket says so until somebody has seen it.
  await off([last]);
  await expect(ticket).toContainText('Do not make');
  await expect(ticket.getByRole('button', { name: /^Done: / })).toHaveCount(0);
  await ticket.getByRole('button', { name: /^Seen: / }).click();
  await expect(ticket).toBeHidden();
});

test('a note that staff change on the bill is red on the wall, beside the old words, until the dish is made', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-7');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openConsole(page, 'vilnius', 'kitchen', 'kitchen');
  const bill = await billWith(
    owner,
    'vilnius',
    'VILNIUS-7',
    [
      { name: 'Pheasant', price: 1490, quantity: 1 },
      { name: 'Pike roe', price: 990, quantity: 3 },
    ],
    true,
  );
  const ticket = orderCard(page, bill.items[0]?.order_id ?? '');
  const roe = ticket.getByRole('button', { name: /Pike roe/ });
  const change = (item: { readonly id: string } | undefined, note: string) =>
    owner.call('POST /console/{venue}/bills/{bill}/items/change', {
      venue: owner.venue('vilnius'),
      bill: bill.id,
      idempotencyKey: crypto.randomUUID(),
      body: { item: item?.id ?? '', note, reason: 'The guest asked' },
    });
  await expect(roe).toBeVisible();
  await expect(ticket.getByText('CHANGED')).toHaveCount(0);
  await change(bill.items[1], 'no onion');
  await expect(roe).toContainText('CHANGED');
  await expect(roe).toContainText('1 × no onion');
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--ts-late)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(roe.getByText('CHANGED')).toHaveCSS('background-color', red);
  await expect(ticket.getByRole('button', { name: /Pheasant/ })).not.toContainText('CHANGED');
  await change(bill.items[1], 'sauce apart');
  await expect(roe.locator('s')).toHaveText('1 × no onion');
  await expect(roe).toContainText('1 × sauce apart');
  await expectAccessible(page);
  // It is no flash: who comes to the screen later reads it, too.
  await page.reload();
  await expect(roe).toContainText('CHANGED');
  await roe.click();
  await expect(roe).not.toContainText('CHANGED');
  await expect(roe).toContainText('1 × sauce apart');
  await expect(change(bill.items[1], 'no onion')).rejects.toThrow(/made already/);
});

test('a dish is sold out from a ticket, and guests see it', async ({ page, desk, guestAt }) => {
  await desk.setStock('cafe', 'Migdolinis kruasanas', null);
  await openConsole(page, 'cafe', 'kitchen', 'kitchen');
  const guest = await guestAt('CAFE-1');
  const order = await guest.order(['Almond croissant']);
  const inStock = async (): Promise<boolean | undefined> => {
    const { categories } = await guest.call('GET /get-menu-categories/{session}', {
      session: guest.session,
      query: { language: 'en' },
    });
    return categories.flatMap(({ items }) => items).find(({ name }) => name === 'Almond croissant')?.in_stock;
  };
  const ticket = orderCard(page, order.order_id);
  const sheet = page.getByRole('dialog');
  await ticket.getByRole('button', { name: /^More about / }).click();
  await sheet.getByRole('button', { name: 'Sold out…' }).click();
  await sheet.getByRole('button', { name: /Migdolinis kruasanas.*the dish/ }).click();
  await expect(sheet.getByRole('button', { name: 'Yes, sold out' })).toBeVisible();
  expect(await inStock(), 'before somebody is sure').toBe(true);
  await sheet.getByRole('button', { name: 'Yes, sold out' }).click();
  await expect.poll(inStock).toBe(false);
  await expect(page.getByText('is sold out. Put it back under Stock.')).toBeVisible();
  await desk.setStock('cafe', 'Migdolinis kruasanas', null);
});

const SCREENS = [
  { name: 'wall', width: 1920, height: 1080, wall: true, text: '100%' },
  { name: 'wall, text at 200 %', width: 1920, height: 1080, wall: true, text: '200%' },
  { name: 'office', width: 1920, height: 1080, wall: false, text: '100%' },
  { name: 'tablet', width: 1024, height: 768, wall: false, text: '100%' },
  { name: 'tablet upright', width: 768, height: 1024, wall: false, text: '100%' },
  { name: 'tablet, text at 200 %', width: 1024, height: 768, wall: false, text: '200%' },
  { name: 'phone', width: 390, height: 844, wall: false, text: '100%' },
];

test('on no screen of a kitchen does anything hide a dish, nor does a ticket that goes on look like all of it', async ({
  page,
  guestAt,
  staffAs,
}) => {
  const orders = [];
  for (const [table, dishes] of [
    ['CAFE-2', 4],
    ['CAFE-3', 30],
    ['CAFE-4', 1],
    ['CAFE-5', 7],
  ] as const) {
    const comment = dishes === 7 ? 'Allergic to nuts!' : '';
    orders.push(await orderDishes(await guestAt(table), dishes, comment));
  }
  const [, long] = orders;
  await openConsole(page, 'cafe', 'kitchen', 'kitchen');
  const ticket = orderCard(page, long?.order_id ?? '');
  const full = page.getByRole('button', { name: 'Full screen' });
  const on = page.getByRole('button', { name: /more (to the right|below)$/ });
  const found: string[] = [];
  for (const { name, width, height, wall, text } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(size => {
      document.documentElement.style.fontSize = size;
    }, text);
    if ((await full.getAttribute('aria-pressed')) !== String(wall)) await full.click();
    await expect(full).toHaveAttribute('aria-pressed', String(wall));
    await expect(ticket.getByRole('listitem')).toHaveCount(30);
    const look = async (): Promise<void> => {
      for (const words of await whatMisleadsCooks(page)) found.push(`${name}: ${words}`);
    };
    await settled(page);
    await look();
    // On to the end, as a cook goes there. The button leaves with the last ticket that comes into sight, also under a hand.
    for (let step = 0; step < 20 && (await on.isVisible()); step += 1) {
      await expect(async () => {
        if (await on.isVisible()) await on.click({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
      await settled(page);
      await look();
    }
    if (name === 'wall') {
      await expect(ticket.getByText('continued').first()).toBeVisible();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  }
  expect([...new Set(found)]).toEqual([]);
  const staff = await staffAs('owner');
  for (const { unique_order_number: order, items } of orders) {
    await staff.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
      venue: staff.venue('cafe'),
      order,
      body: { items: items.map(({ id }) => id), ready: true },
    });
  }
});

test('a waiter tells the kitchen something else of a dish that is paid, as long as it is not made', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-7');
  const lines = [{ name: 'Pike roe', price: 990, quantity: 1 }];
  const bill = await billWith(owner, 'vilnius', 'VILNIUS-7', lines, true);
  const at = { venue: owner.venue('vilnius'), bill: bill.id };
  await owner.call('POST /console/{venue}/bills/{bill}/settle', {
    ...at,
    idempotencyKey: crypto.randomUUID(),
    body: { method: 'cash' },
  });
  await page.goto(`/console/vilnius/bills/${bill.id}`);
  await signIn(page, 'waiter');
  const dish = page.getByRole('button', { name: /^Pike roe/ });
  await dish.click();
  const sheet = page.getByRole('dialog', { name: 'Pike roe' });
  await expect(sheet.getByText('This dish is paid')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Note').fill('no onion');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(dish).toContainText('no onion');

  const { orders } = await owner.call('GET /console/{venue}/kitchen', { venue: at.venue });
  // Other tables may have ordered the same dish.
  const ordered = bill.items[0]?.order_id;
  const ticket = orders.find(each => each.table_name === bill.table_name && each.order_id === ordered);
  const roe = ticket?.lines.find(({ name }) => name === 'Pike roe');
  expect(roe?.note).toBe('no onion');
  await owner.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
    venue: at.venue,
    order: ticket?.unique_order_number ?? '',
    idempotencyKey: crypto.randomUUID(),
    body: { items: [roe?.id ?? ''], ready: true },
  });
  await dish.click();
  await sheet.getByLabel('Note').fill('no salt');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The kitchen has made this dish already')).toBeVisible();
  await freshTable(owner, 'vilnius', 'VILNIUS-7');
});
