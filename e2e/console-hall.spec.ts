import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { orderAtBoth, RAMEN, TACO } from './support/hall.ts';
import { whatIsCut } from './support/nothing-cut.ts';
import { CARDS, formShown, method, payButton, typeCard } from './support/pay.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-hall' });

/** A guest orders at Ramen and Taco and pays 11,20 € for both; 4,80 € of it is Taco's. */
const buyAtBoth = async (page: Page): Promise<void> => {
  await orderAtBoth(page);
  await method(page, 'Card').check();
  await formShown(page);
  await typeCard(page, CARDS.stripe.good);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/food-court\/view\/multi-merchant-order\/HALL\?/, { timeout: 60_000 });
};

test('[FOOD-08][FOOD-16][FOOD-17][RT-18] the operator of a hall sees every stall live, pauses them, takes it back, and pays a stall what it is owed', async ({
  page,
  anotherPhone,
  staffTablet,
  staffAs,
}) => {
  test.slow();
  const tablet = await staffTablet();
  await openConsole(tablet, RAMEN.slug, 'hall', 'owner');
  await expect(tablet.getByRole('heading', { level: 1, name: 'Market Hall' })).toBeVisible();
  const taco = tablet.getByRole('listitem', { name: TACO.name });
  await expect(taco).toContainText('Nothing to make');
  await buyAtBoth(page);
  // Here an order goes straight to the kitchen.
  await expect(taco).toContainText('Being made1');
  await expectAccessible(tablet);

  // What a stall does is seen at once.
  const owner = await staffAs('owner');
  const venue = owner.venue(TACO.slug);
  const { orders } = await owner.call('GET /console/{venue}/board', { venue });
  const [order] = orders;
  if (!order) throw new Error('Taco has an order');
  const deed = () => ({ venue, order: order.unique_order_number, idempotencyKey: crypto.randomUUID() });
  const body = { items: order.items.map(({ id }) => id), delivered: true };
  await owner.call('POST /console/{venue}/orders/{order}/deliver', { ...deed(), body });
  await owner.call('POST /console/{venue}/orders/{order}/close', deed());
  const called = tablet.getByRole('region', { name: 'Ready to fetch' });
  await expect(called.getByRole('listitem')).toContainText(TACO.name);
  await expect(called.getByRole('listitem')).toContainText(String(order.order_id));

  // One tap pauses all, guests read it, and one takes it back.
  const guest = await anotherPhone();
  await guest.goto('/food-court/HALL');
  await expect(guest.getByRole('button', { name: new RegExp(TACO.name) })).toBeEnabled();
  await tablet.getByRole('button', { name: 'Pause all stalls' }).click();
  await expect(
    tablet.getByRole('status').filter({ hasText: 'Guests can order nothing there' }),
  ).toBeVisible();
  await expect(taco).toContainText('Paused');
  await expect(guest.getByRole('button', { name: new RegExp(TACO.name) })).toBeDisabled();
  await tablet.getByRole('button', { name: 'Take it back' }).click();
  await expect(taco).toContainText('Open');
  await expect(guest.getByRole('button', { name: new RegExp(TACO.name) })).toBeEnabled();
  for (const width of [390, 1180, 1920]) {
    await tablet.setViewportSize({ width, height: 900 });
    expect.soft(await whatIsCut(tablet)).toEqual([]);
  }

  // What is owed, a commission from now on, and paying it.
  await tablet.setViewportSize({ width: 1180, height: 900 });
  await tablet.goto(`/console/${RAMEN.slug}/hall-money`);
  const stalls = tablet.getByRole('region', { name: 'What you owe the stalls' });
  const account = stalls.getByRole('group').filter({ hasText: TACO.name });
  await expect(account).toContainText('4,80 €');
  await account.getByText(TACO.name, { exact: true }).click();
  await account.getByLabel(`Commission of ${TACO.name}, in percent`).fill('12,5');
  await account.getByRole('button', { name: 'Set the commission' }).click();
  await expect(account).toContainText('12,5 % commission');
  await expectAccessible(tablet);
  await account.getByRole('button', { name: 'Pay out 4,80 €' }).dblclick();
  const payouts = tablet.getByRole('region', { name: 'Payouts' }).getByRole('listitem');
  await expect(payouts).toHaveCount(1);
  await expect(payouts).toContainText(`No. 1 · ${TACO.name} · Bank`);
  await expect(account.getByRole('button', { name: /^Pay out/ })).toHaveCount(0);
  const [file] = await Promise.all([
    tablet.waitForEvent('download'),
    account.getByRole('link', { name: `Statement of ${TACO.name}, This month, PDF` }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^hall-ramen-hall-.*\.pdf$/);

  // The stall reads the same from its own books.
  await tablet.goto(`/console/${TACO.slug}/hall-money`);
  const own = tablet.getByRole('region', { name: 'What is owed to you' });
  await expect(own).toContainText(`${RAMEN.name} takes the guests’ money for you`);
  await expect(own).toContainText('12,5 % since');
  await expect(tablet.getByRole('region', { name: 'Paid to you' }).getByRole('listitem')).toContainText(
    '4,80 €',
  );
  await expect(tablet.getByRole('link', { name: 'Hall', exact: true })).toHaveCount(0);
  await expectAccessible(tablet);
  await tablet.setViewportSize({ width: 390, height: 844 });
  expect.soft(await whatIsCut(tablet)).toEqual([]);
});

test('[FOOD-08] a month that is over is invoiced to the stalls with one tap, at the rate that the operator chose', async ({
  staffTablet,
}) => {
  const tablet = await staffTablet();
  const month = {
    month: '2026-02',
    stalls: [
      { venue: 'taco', name: TACO.name, commission: 5.56, bar: null },
      { venue: 'bar', name: 'Salės baras', commission: 1.2, bar: 'stall' },
    ],
  };
  const rates = [
    { id: 'food', name: 'Food', percent: 9 },
    { id: 'services', name: 'Services', percent: 21 },
  ];
  const paper = {
    id: 'paper',
    kind: 'invoice',
    number: 'TS-H-2026-000001',
    month: '2026-02',
    venue: 'taco',
    name: TACO.name,
    net: 4.6,
    vat: 0.96,
    total: 5.56,
    issued_at: '2026-03-02T10:00:00.000Z',
  };
  const issued = {
    open: [{ ...month, stalls: month.stalls.slice(1) }],
    rates,
    issued: [paper],
    received: [],
  };
  // A demo is too young to have a month that is over.
  let asked: unknown = null;
  await tablet.route('**/api/console/*/hall/invoices', async route => {
    if (route.request().method() === 'POST') asked = route.request().postDataJSON();
    const data = asked === null ? { open: [month], rates, issued: [], received: [] } : issued;
    await route.fulfill({ json: { data } });
  });
  await openConsole(tablet, RAMEN.slug, 'hall-money', 'owner');
  const invoices = tablet.getByRole('region', { name: 'Invoices for the commission' });
  await expect(invoices).toContainText('February 2026');
  await expect(invoices.getByRole('listitem').filter({ hasText: 'Salės baras' })).toContainText(
    'Its company is not known',
  );
  await expectAccessible(tablet);
  await invoices.getByRole('combobox', { name: 'VAT rate of the commission' }).click();
  await tablet.getByRole('option', { name: 'Services 21 %' }).click();
  for (const width of [390, 1180]) {
    await tablet.setViewportSize({ width, height: 900 });
    expect.soft(await whatIsCut(tablet)).toEqual([]);
  }
  await invoices.getByRole('button', { name: 'Issue 1 invoice, February 2026' }).dblclick();
  const link = invoices.getByRole('link', { name: 'TS-H-2026-000001, PDF' });
  await expect(link).toHaveAttribute('href', /\/hall\/invoices\/paper\/pdf$/);
  expect(asked).toEqual({ month: '2026-02', stalls: ['taco'], vat_rate: 'services' });
  await expect(invoices.getByRole('button', { name: /^Issue/ })).toHaveCount(0);
  await expectAccessible(tablet);
});
