import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { billWith, choosePieces, freshTable, payChosen } from './support/table-bill.ts';
import { expect, test } from './support/test.ts';

test("a waiter is told of the limit, a manager gives an item back, and the guest's phone says so", async ({
  page,
  baseURL,
  staffTablet,
  staffAs,
  desk,
  guestAt,
}) => {
  await freshTable(await staffAs('owner'), 'vilnius', 'VILNIUS-9');
  const lines = [
    { name: 'Lobster', price: 4500, quantity: 1 },
    { name: 'Cold soup', price: 600, quantity: 1 },
  ];
  const bill = await billWith(desk, 'vilnius', 'VILNIUS-9', lines);
  const guest = await guestAt('VILNIUS-9');
  await choosePieces(guest, ['Lobster', 'Cold soup']);
  const uuid = await payChosen(guest, baseURL, 300);

  await openConsole(page, 'vilnius', 'payments');
  await page.getByRole('searchbox').fill(bill.unique_order_number);
  const list = page.getByRole('list', { name: 'Payments' });
  await expect(list.getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
  await list.getByRole('link').click();
  await page.getByRole('button', { name: 'Give money back' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/up to 20,00\s€ at a time and 100,00\s€ a day/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Not good' }).click();
  await expect(sheet.getByText(/54,00\s€ is above your limit/)).toBeVisible();
  // A tap changes nothing: why stands right above the button.
  await sheet.getByRole('button', { name: /^Give back/ }).click();
  await expect(sheet.getByText(/54,00\s€ is above your limit/)).toBeInViewport();
  await expectAccessible(page);
  // Words on a screen are no protection.
  const venue = desk.venue('vilnius');
  const tooMuch = desk.call('POST /console/{venue}/payments/{payment}/refund', {
    venue,
    payment: uuid,
    idempotencyKey: crypto.randomUUID(),
    body: { reason: 'x' },
  });
  await expect(tooMuch).rejects.toMatchObject({ code: 'refund_limit' });

  const lead = await staffTablet();
  await openConsole(lead, 'vilnius', 'payments', 'owner');
  await lead.goto(`/console/vilnius/payments/${uuid}`);
  await lead.getByRole('button', { name: 'Give money back' }).click();
  const leadSheet = lead.getByRole('dialog');
  await leadSheet.getByRole('button', { name: 'Items' }).click();
  await leadSheet.getByRole('checkbox', { name: /Lobster/ }).check();
  await leadSheet.getByLabel('Another reason').fill('Never left the kitchen');
  await expectAccessible(lead);
  await leadSheet.getByRole('button', { name: /^Give back 45,00/ }).click();
  await expect(lead.getByText('Never left the kitchen').first()).toBeVisible();
  const refunds = lead.getByRole('region', { name: 'Refunds' });
  await expect(refunds.getByText('Given back')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(lead);
  // The waiter who looks at the same payment sees it without reloading.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Partly given back')).toBeVisible();
  const phone = () => guest.call('GET /payments/check-payment-status/{uuid}', { uuid });
  await expect.poll(async () => (await phone()).refunded).toBe(45);
});

test('cash is given back by hand: the console says so until somebody did', async ({
  page,
  staffAs,
  desk,
}) => {
  await freshTable(await staffAs('owner'), 'vilnius', 'VILNIUS-8');
  const bill = await billWith(desk, 'vilnius', 'VILNIUS-8', [{ name: 'Tea', price: 300, quantity: 1 }]);
  await desk.call('POST /console/{venue}/bills/{bill}/settle', {
    venue: desk.venue('vilnius'),
    bill: bill.id,
    idempotencyKey: crypto.randomUUID(),
    body: { method: 'cash' },
  });
  await openConsole(page, 'vilnius', 'bills', 'owner');
  await page.goto(`/console/vilnius/bills/${bill.id}`);
  await page.getByRole('link', { name: /^Cash/ }).click();
  await expect(page).toHaveURL(/\/payments\//);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Give money back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Goodwill' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Give back 3,00/ })
    .click();
  const done = page.getByRole('button', { name: 'I have given it back' });
  await expect(done).toBeVisible({ timeout: 60_000 });
  // The office hears of it too.
  await page.getByRole('link', { name: /^Alerts/ }).click();
  const alert = page.getByRole('article', { name: 'A refund has to be made by hand' });
  await expect(alert.filter({ has: page.locator(`[href="${pathname}"]`) })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await done.click();
  await expect(done).toBeHidden();
  await expect(page.getByText('Given back').first()).toBeVisible();
});
