import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openConsole, openTray, orderCard } from './support/console.ts';
import { expect, test } from './support/test.ts';

const PRINTER = 'cafe-counter';

/** What came out of the sandbox's printer. */
const papers = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get(`/sandbox/printer/${PRINTER}/papers`)).json()) as { text: string }[]).map(
    ({ text }) => text,
  );
const withOrder = async (page: Page, number: string): Promise<string[]> =>
  (await papers(page)).filter(text => text.includes(`Užsakymas ${number} `));

test('an owner connects a printer; orders come out of it, and without paper staff read it and nothing is lost', async ({
  page,
  guestAt,
  staffAs,
}) => {
  await openConsole(page, 'cafe', 'kitchen', 'owner');
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Printers', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add a printer' }).click();
  await sheet.getByLabel('Name').fill('Counter');
  await sheet.getByLabel('Address').fill('192.168.1.50');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('The server may not call printers in its own network.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Address').fill(`sandbox:${PRINTER}`);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByRole('button', { name: 'Print a test page' }).click();
  await expect(page.getByText('The test page is printed')).toBeVisible();
  expect((await papers(page)).join()).toContain('ąčęėįšųūž €');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();

  const guest = await guestAt('CAFE-1');
  const first = await guest.order(['Almond croissant'], { comment: 'Be riešutų, alergija!' });
  await expect.poll(() => withOrder(page, first.order_id)).toHaveLength(1);
  const [ticket] = await withOrder(page, first.order_id);
  expect(ticket).toContain('ALERGIJA');
  expect(ticket).toContain('Be riešutų, alergija!');

  const steer = (paper_out: boolean) =>
    page.request.post(`/sandbox/printer/${PRINTER}/state`, { data: { paper_out } });
  await steer(true);
  const second = await guest.order(['Almond croissant']);
  const trouble = page.getByRole('status', { name: 'Printers' });
  await expect(trouble).toContainText(/The printer “Counter” has no paper\. \d+ tickets? (is|are) waiting\./);
  await expect(page.getByRole('banner').getByRole('button', { name: /1 Trouble/ })).toBeVisible();
  const tray = await openTray(page);
  await expect(tray.getByText('The printer “Counter” has no paper.')).toBeVisible();
  await expectAccessible(page);
  await tray.getByRole('button', { name: 'Close' }).click();
  await steer(false);
  await expect(trouble).toBeEmpty();
  await expect.poll(() => withOrder(page, second.order_id)).toHaveLength(1);

  await orderCard(page, second.order_id)
    .getByRole('button', { name: /^More about / })
    .click();
  await sheet.getByRole('button', { name: 'Print again' }).click();
  await expect.poll(() => withOrder(page, second.order_id)).toHaveLength(2);
  expect((await withOrder(page, second.order_id))[1]).toContain('KOPIJA');

  // The café of the other journeys has no printer.
  const owner = await staffAs('owner');
  const venue = owner.venue('cafe');
  const { printers } = await owner.call('GET /console/{venue}/printers', { venue });
  for (const { id } of printers) {
    await owner.call('POST /console/{venue}/printers/{printer}/remove', { venue, printer: id, body: {} });
  }
});
