import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openConsole, signIn } from './support/console.ts';
import { billWith, freshTable } from './support/table-bill.ts';
import { expect, test } from './support/test.ts';

/** Nobody else's: journeys run beside each other. */
const boxOf = (project: string): string => `bar-${project}`;

const steer = async (page: Page, box: string, data: Record<string, unknown>): Promise<void> => {
  const answer = await page.request.post(`/sandbox/terminal/${box}/state`, { data });
  expect(answer.ok()).toBe(true);
};

test('an owner connects a card terminal; a waiter takes money at it, whatever the terminal, a colleague or a reload does meanwhile', async ({
  page,
  staffAs,
  desk,
}, { project }) => {
  test.slow();
  const box = boxOf(project.name);
  const owner = await staffAs('owner');
  await freshTable(owner, 'vilnius', 'VILNIUS-8');
  await freshTable(owner, 'vilnius', 'VILNIUS-7');
  const name = `Terminal ${box}`;

  // Set up, tested with one tap.
  await page.goto('/console/vilnius/payment-settings/terminals');
  await signIn(page, 'owner');
  await page.getByRole('button', { name: 'Add a terminal' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Address').fill('192.168.1.20:4000');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('The server may not call terminals in its own network.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Address').fill(`sandbox:${box}`);
  await sheet.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('not tried yet')).toBeVisible();
  await steer(page, box, { off: true });
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(row.getByText(/does not answer/)).toBeVisible();
  await steer(page, box, { off: false, card_at_once: false });
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(row.getByText(`“${name}” answers.`)).toBeVisible();
  await expect(row.getByText(/^Last heard of: /)).toBeVisible();
  await expectAccessible(page);

  const bill = await billWith(desk, 'vilnius', 'VILNIUS-8', [
    { name: 'Tasting menu', price: 5000, quantity: 1 },
    { name: 'Juice', price: 450, quantity: 1 },
  ]);
  const other = await billWith(desk, 'vilnius', 'VILNIUS-7', [{ name: 'Cake', price: 700, quantity: 1 }]);
  const venue = desk.venue('vilnius');
  const { terminals } = await desk.call('GET /console/{venue}/terminals', { venue });
  const terminal = terminals.find(each => each.name === name)?.id ?? '';

  await page.context().clearCookies();
  await openConsole(page, 'vilnius', 'bills');
  const openBill = async (): Promise<void> => {
    await page.goto(`/console/vilnius/bills/${bill.id}`);
    await page.getByRole('button', { name: /^Take payment/ }).click();
  };
  // Chosen once: the device remembers at which terminal it took money last, through a reload too.
  const take = async (sum: string, choose = false): Promise<void> => {
    await sheet.getByRole('button', { name: 'Card terminal', exact: true }).click();
    if (choose) await sheet.getByRole('button', { name, exact: true }).click();
    await sheet.getByRole('button', { name: 'A sum' }).click();
    await sheet.getByLabel('Sum', { exact: true }).fill(sum);
    await sheet.getByRole('button', { name: /^Show .* on the terminal$/ }).click();
  };

  // A colleague is at the terminal: the second is told who.
  const colleague = await desk.call('POST /console/{venue}/bills/{bill}/terminal-sale', {
    venue,
    bill: other.id,
    idempotencyKey: crypto.randomUUID(),
    body: { terminal },
  });
  await openBill();
  await take('10', true);
  await expect(sheet.getByText(/takes a payment at this terminal just now/)).toBeVisible();
  await expectAccessible(page);
  await steer(page, box, { hand: 'cancel' });
  const ended = async () =>
    (
      await desk.call('GET /console/{venue}/terminal-sales/{payment}', {
        venue,
        payment: colleague.sale.uuid,
      })
    ).sale.state;
  await expect.poll(ended).toBe('aborted');

  // The page is reloaded in the middle: it comes back to where the sale stands.
  await sheet.getByRole('button', { name: /^Show .* on the terminal$/ }).click();
  await expect(sheet.getByText('INSERT CARD')).toBeVisible();
  await expect(sheet.getByText(/10,00\s€/).first()).toBeVisible();
  await expectAccessible(page);
  await openBill();
  await expect(sheet.getByText('INSERT CARD')).toBeVisible();
  await steer(page, box, { hand: 'card' });
  await expect(sheet.getByText(/10,00\s€ taken/)).toBeVisible();
  await expect(sheet.getByText(/44,50\s€ is left on the bill/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Next payment' }).click();

  // The card is refused, then the sale is stopped.
  await steer(page, box, { next_code: '116', card_at_once: true });
  await take('10');
  await expect(sheet.getByText('There is not enough on the card. Try another card.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Back to taking payment' }).click();
  await steer(page, box, { card_at_once: false });
  await take('10');
  await expect(sheet.getByText('INSERT CARD')).toBeVisible();
  await sheet.getByRole('button', { name: 'Stop this payment' }).click();
  await expect(sheet.getByText('The payment was stopped before a card was charged.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Back to taking payment' }).click();

  // Charged, and the answer lost: nobody charges again, the terminal is asked.
  await take('20');
  await expect(sheet.getByText('INSERT CARD')).toBeVisible();
  await steer(page, box, { silent: 1, hand: 'card' });
  await expect
    .poll(async () => (await (await page.request.get(`/sandbox/terminal/${box}/state`)).json()).silent)
    .toBe(0);
  await steer(page, box, { off: true });
  await expect(sheet.getByText('Do not charge again')).toBeVisible();
  await expectAccessible(page);
  await steer(page, box, { off: false });
  await sheet.getByRole('button', { name: 'Ask the terminal now' }).click();
  await expect(sheet.getByText(/20,00\s€ taken/)).toBeVisible();
  await expect(sheet.getByText(/24,50\s€ is left on the bill/)).toBeVisible();

  // Nothing of it stays behind for others.
  await owner.call('POST /console/{venue}/terminals/{terminal}/remove', { venue, terminal, body: {} });
});
