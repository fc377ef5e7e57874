import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { billWith, choosePieces, freshTable, payChosen, plainDish } from './support/table-bill.ts';
import { expect, test } from './support/test.ts';

test('a waiter opens a bill, a guest pays a part by phone, the waiter takes the rest in cash and closes it', async ({
  page,
  baseURL,
  desk,
  staffAs,
  guestAt,
}) => {
  await freshTable(await staffAs('owner'), 'vilnius', 'VILNIUS-12');
  const dish = await plainDish(desk, 'vilnius');
  const guest = await guestAt('VILNIUS-12');

  await openConsole(page, 'vilnius', 'tables');
  await page.getByRole('button', { name: /^Table 12/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open a bill' }).click();
  await expect(page.getByText('Nothing on the bill yet')).toBeVisible();
  const { pathname } = new URL(page.url());

  // A dish by typing and Enter, twice, and something the menu does not have.
  await page.getByRole('button', { name: 'Add dishes' }).click();
  const sheet = page.getByRole('dialog');
  for (const _ of [1, 2]) {
    await sheet.getByRole('searchbox', { name: 'Find a dish' }).fill(dish.name);
    await expect(sheet.getByRole('button', { name: dish.name, exact: false }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await sheet.getByRole('button', { name: 'Name and price' }).click();
  await sheet.getByLabel('What is it?').fill('Birthday cake');
  await sheet.getByLabel('Price for one').fill('5,50');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Add 3 to the bill/ }).click();
  await expect(page.getByText('2 × ').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Birthday cake/ })).toBeVisible();
  await expectAccessible(page);

  // What the guest's finger does on the phone is seen at once, and so is that it was paid, in the middle of taking money.
  await choosePieces(guest, ['Birthday cake']);
  await expect(page.getByText('Guest 1 has chosen this')).toBeVisible();
  await page.getByRole('button', { name: /^Take payment/ }).click();
  await expect(sheet.getByText(/Guests have chosen/)).toBeVisible();
  await payChosen(guest, baseURL, 100);
  await expect(sheet.getByText(/5,50\s€ was just paid by phone/)).toBeVisible();
  const confirm = sheet.getByRole('button', { name: /^Took .* in cash$/ });
  const left = (less: number) => (2 * dish.price - less).toFixed(2).replace('.', ',');
  await expect(confirm).toContainText(left(0));

  // A colleague takes a part at the same time, and is named.
  const owner = await staffAs('owner');
  const { name: colleague } = await owner.call('GET /console/me', {});
  await owner.call('POST /console/{venue}/bills/{bill}/settle', {
    venue: owner.venue('vilnius'),
    bill: pathname.split('/').at(-1) ?? '',
    idempotencyKey: crypto.randomUUID(),
    body: { method: 'card-machine', amount: 100 },
  });
  await expect(sheet.getByText(new RegExp(`${colleague} just took 1,00\\s€`))).toBeVisible();
  await expect(confirm).toContainText(left(1));

  // A part is booked and its answer lost: the same is asked again, and booked once.
  await page.route('**/bills/*/settle', async route => {
    await route.fetch();
    await route.abort();
  });
  await sheet.getByRole('button', { name: 'A sum' }).click();
  await sheet.getByLabel('Sum', { exact: true }).fill('2');
  await confirm.click();
  await expect(sheet.getByText(/No answer came: 2,00\s€ may be booked already/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/bills/*/settle');
  await sheet.getByRole('button', { name: /^Ask again about 2,00/ }).click();
  await expect(sheet.getByText(/2,00\s€ taken/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Next payment' }).click();
  await expect(confirm).toContainText(left(3));
  await expect(sheet.getByText(/just (paid|took)/)).toHaveCount(0);

  // More than is owed is handed over: the change is counted; too little is told.
  await sheet.getByLabel('Another sum').fill('1');
  await expect(sheet.getByText('Still missing')).toBeVisible();
  await confirm.click();
  await expect(sheet.getByText('Still missing')).toBeVisible();
  await sheet.getByLabel('Another sum').fill((2 * dish.price).toFixed(2));
  await expect(sheet.getByText(/^3,00\s€$/)).toBeVisible();
  await expectAccessible(page);
  // The news of the payment comes before its answer: it is nobody else's, and the sheet stands still meanwhile.
  const heard = Promise.withResolvers<void>();
  await page.route('**/bills/*/settle', async route => {
    const response = await route.fetch();
    await heard.promise;
    await route.fulfill({ response });
  });
  await confirm.click();
  await expect(page.getByText(/^Take payment · /)).toHaveCount(0);
  await expect(confirm).toContainText(left(3));
  await expect(sheet.getByText(/just (paid|took)/)).toHaveCount(0);
  heard.resolve();
  await expect(sheet.getByText('The bill is paid.')).toBeVisible();
  await expect(sheet.getByText(/^3,00\s€$/)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close the bill' }).click();
  await sheet.getByRole('button', { name: 'Close the bill' }).click();
  await expect(page.getByText('The bill of Table 12 is closed')).toBeVisible();
  await page.getByRole('button', { name: /^Closed/ }).click();
  // Other parties of the table have closed bills as well.
  await page
    .getByRole('link', { name: /^Table 12/ })
    .and(page.locator(`[href="${pathname}"]`))
    .click();
  await expect(page.getByText('Paid by guest 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take payment/ })).toHaveCount(0);
});

test('a guest who pays in the same moment wins: nothing is booked, and the waiter is told', async ({
  page,
  baseURL,
  desk,
  staffAs,
  guestAt,
}) => {
  await freshTable(await staffAs('owner'), 'vilnius', 'VILNIUS-11');
  const bill = await billWith(desk, 'vilnius', 'VILNIUS-11', [{ name: 'Candle', price: 1000, quantity: 2 }]);
  const guest = await guestAt('VILNIUS-11');
  // The tablet hears of nothing by itself.
  await page.route('**/realtime?*', route => route.abort());
  await openConsole(page, 'vilnius', 'bills');
  await page.getByRole('link', { name: /^Table 11/ }).click();
  await page.getByRole('button', { name: /^Take payment/ }).click();
  const confirm = page.getByRole('button', { name: /^Took 20,00\s€ in cash$/ });
  await expect(confirm).toBeVisible();
  await page.route('**/bills/*', route => route.abort());
  await choosePieces(guest, ['Candle']);
  await payChosen(guest, baseURL);
  await confirm.click();
  await expect(page.getByText('Nothing was booked')).toBeVisible();
  await page.unroute('**/bills/*');
  // What is left is asked for anew, and only that can be taken.
  await expect(page.getByText(/was just paid by phone/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Took 10,00\s€ in cash$/ }).click();
  await expect(page.getByText('The bill is paid.')).toBeVisible();
  const { bill: now } = await desk.call('GET /console/{venue}/bills/{bill}', {
    venue: desk.venue('vilnius'),
    bill: bill.id,
  });
  expect([now.payments_sum, now.left]).toEqual([20, 0]);
});

test('what goes beyond a role is said before and held by the server; a pre-check is printed on its paper', async ({
  page,
  staffAs,
  desk,
}) => {
  await freshTable(await staffAs('owner'), 'vilnius', 'VILNIUS-10');
  await billWith(desk, 'vilnius', 'VILNIUS-10', [{ name: 'Candle', price: 4000, quantity: 2 }]);
  await openConsole(page, 'vilnius', 'bills');
  await page.getByRole('link', { name: /^Table 10/ }).click();
  await page.getByRole('button', { name: /^2 × Candle/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(
    sheet.getByText(/You may take off up to 20,00\s€, or 20 % of what guests and colleagues put on the bill/),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Sent back' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Take off 40,00/ }).click();
  await expect(page.getByText('That is more than your role may do. Ask a manager.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discount' }).click();
  await sheet.getByRole('button', { name: '10 %' }).click();
  await sheet.getByRole('button', { name: 'Long wait' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Give discount' }).click();
  await expect(page.getByRole('button', { name: /^Take payment · 72,00/ })).toBeVisible();
  // Nobody without the right closes a bill that owes.
  await expect(page.getByRole('button', { name: 'Close unpaid' })).toHaveCount(0);

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Pre-check' }).click();
  // Also where the venue has a printer of its own, as another journey gives it one meanwhile.
  await sheet.getByRole('button', { name: /80 mm/ }).click();
  await sheet.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(sheet.getByText('Tai nėra kvitas.')).toBeVisible();
  await expectAccessible(page);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = ''] = /\/MediaBox\s*\[0 0 ([\d.]+)/.exec(paper) ?? [];
  // 80 mm in points.
  expect(Math.round(Number(width))).toBe(227);
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Pre-check is out')).toBeVisible();
});

test('a round on an open bill is a tap for each dish: four known drinks 6, the same again 3, a dish with two options 4', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-10');
  await openConsole(page, 'vilnius', 'tables');
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('button', { name: /^Table 10/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Open a bill' }).click();
  await expect(sheet).toBeHidden();
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    // The bill itself is behind the pad, with the same dishes on it.
    const where = (await sheet.isVisible()) ? sheet : page;
    await where.getByRole('button', { name }).first().click();
    taps += 1;
  };
  const sent = async (pieces: number) => {
    await tap(new RegExp(`^Add ${pieces} to the bill`));
    await expect(sheet).toBeHidden();
    const made = taps;
    taps = 0;
    return made;
  };
  const drinks = ['Nefiltruotas kvietinis', 'Užupio IPA', 'Baltijos porteris', 'Obuolių sidras'];
  // Not known yet: they are found by their category.
  const pad = async () => {
    await tap('Add dishes');
    await expect(sheet.getByRole('searchbox')).toBeVisible();
  };
  await pad();
  await tap('Alus');
  await expectAccessible(page);
  for (const drink of drinks) await tap(new RegExp(`^${drink}`));
  await sheet.getByLabel('The kitchen makes this').check();
  await sent(4);
  await pad();
  for (const drink of drinks) await tap(new RegExp(`^${drink}`));
  await expectAccessible(page);
  expect(await sent(4)).toBeLessThanOrEqual(6);
  // The same once more, without looking for any of them.
  await pad();
  await tap(/^Again/);
  expect(await sent(4)).toBe(3);
  // Something for the kitchen and a size: the answer to what has to be answered puts the dish in the pad.
  await pad();
  await tap('Alus');
  taps = 0;
  await tap(/^Stalo šviesusis/);
  await tap('no salt');
  await sheet.getByRole('group', { name: 'Size' }).getByRole('button').first().click();
  taps += 1;
  // Who answered a dish's questions stands where they were.
  const category = sheet.getByRole('group', { name: 'Categories' }).getByRole('button', { pressed: true });
  await expect(category).toHaveText('Alus');
  expect(await sent(1)).toBe(4);
  await expect(page.getByText('Stalo šviesusis').first()).toBeVisible();
  // A word for the kitchen on a plain dish: the dish, the sign beside it in the list, the word.
  await pad();
  await tap('Alus');
  taps = 0;
  await tap(/^Užupio IPA/);
  await tap('A word for the kitchen: Užupio IPA');
  await tap('no salt');
  expect(taps).toBe(3);
  await expect(sheet.getByRole('button', { name: /^1 × Užupio IPA/ })).toContainText('no salt');
  await expectAccessible(page);
  await sent(1);
  await freshTable(owner, 'vilnius', 'VILNIUS-10');
});

test('a waiter writes down who gets what; the kitchen reads it, and one seat pays for what it had', async ({
  page,
  staffAs,
  desk,
}) => {
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-10');
  const dish = await plainDish(desk, 'vilnius');
  const venue = owner.venue('vilnius');
  await openConsole(page, 'vilnius', 'tables');
  await page.getByRole('button', { name: /^All/ }).click();
  await page.getByRole('button', { name: /^Table 10/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Open a bill' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Add dishes' }).click();
  await sheet.getByRole('searchbox', { name: 'Find a dish' }).fill(dish.name);
  const tile = sheet.getByRole('button', { name: new RegExp(`^${dish.name}`) }).first();
  const seats = sheet.getByRole('group', { name: 'For whom' });
  const tapFor = async (seat: string) => {
    await seats.getByRole('button', { name: seat, exact: true }).click();
    await expect(seats.getByRole('button', { name: seat, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await sheet.getByRole('searchbox', { name: 'Find a dish' }).fill(dish.name);
    await tile.click();
  };
  await tapFor('Seat 1');
  await tapFor('Seat 2');
  await tapFor('Seat 2');
  await tapFor('Shared');
  await expectAccessible(page);
  const list = sheet.getByRole('region', { name: 'To be put on the bill' });
  await expect(list).toContainText(`Seat 1: 1 × ${dish.name}`);
  await expect(list).toContainText(`Seat 2: 2 × ${dish.name}`);
  await sheet.getByLabel('The kitchen makes this').check();
  await sheet.getByRole('button', { name: /^Add 4 to the bill/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Seat 2', { exact: false }).first()).toBeVisible();
  const { orders } = await owner.call('GET /console/{venue}/kitchen', { venue });
  const ticket = orders.findLast(
    ({ table_name, lines }) => /(^|\D)10$/.test(table_name) && lines.some(({ seat }) => seat !== null),
  );
  expect(ticket?.lines.map(({ quantity, seat }) => [quantity, seat])).toEqual([
    [1, 1],
    [2, 2],
    [1, null],
  ]);
  await page.getByRole('button', { name: /^Take payment/ }).click();
  await sheet.getByRole('button', { name: 'Items', exact: true }).click();
  await sheet.getByRole('button', { name: /^Seat 2: / }).click();
  const sum = (2 * dish.price).toFixed(2).replace('.', ',');
  const take = sheet.getByRole('button', { name: /^Took .* in cash$/ });
  await expect(take).toContainText(sum);
  await expectAccessible(page);
  await take.click();
  await expect(sheet.getByText(/€ taken/)).toBeVisible();
  const { bills } = await owner.call('GET /console/{venue}/bills', { venue });
  const bill = bills.find(({ table_name, status }) => /(^|\D)10$/.test(table_name) && status === 'open');
  expect(bill?.items.map(({ seat, is_paid }) => [seat, is_paid])).toEqual([
    [1, false],
    [2, true],
    [2, true],
    [null, false],
  ]);
  await freshTable(owner, 'vilnius', 'VILNIUS-10');
});
