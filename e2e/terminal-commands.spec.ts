import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { expect, test } from './support/test.ts';

/** The code of the demo's kiosk. ADR 0038 */
const DEMO_CODE = '123456789';

const steer = async (page: Page, path: string, data: Record<string, unknown>): Promise<void> => {
  const answer = await page.request.post(`/sandbox/${path}/state`, { data });
  expect(answer.ok()).toBe(true);
};

test('[TERM-01] [TERM-04] [TERM-05] [TERM-06] [TERM-07] [TERM-29] [TERM-30] [PRINT-01] [PRINT-04] [PRINT-05] [PRINT-06] [PRINT-07] [PRINT-08] an operator opens the kiosk’s back office, takes X, settles, and reads what is wrong with terminal and printer', async ({
  page,
}) => {
  test.slow();
  await claim('VILNIUS-KIOSK');
  await page.setViewportSize({ width: 820, height: 1180 });
  const terminal = (data: Record<string, unknown>) => steer(page, 'terminal/kiosk', data);
  const printer = (data: Record<string, unknown>) => steer(page, 'printer/kiosk', data);
  await terminal({ off: false, next_code: '', card_at_once: true });
  await printer({ off: false, cover_open: false, paper_out: false, paper_low: false });

  const enrolled = await page.request.post('/api/kiosk/enrol', { data: { code: DEMO_CODE } });
  expect(enrolled.ok()).toBe(true);
  const scan = await page.request.get('/api/VILNIUS-KIOSK', { headers: { 'accept-language': 'en' } });
  const { data } = (await scan.json()) as { data: { session: string } };
  await page.goto(`/terminal-commands/${data.session}`);
  await expect(page.getByRole('heading', { name: 'Terminal and printer' })).toBeVisible();
  const report = page.getByRole('button', { name: 'X report' });
  const settle = page.getByRole('button', { name: 'Settle the day (Z)' });
  const voids = page.getByRole('button', { name: 'Void unresolved payments' });
  await expect(page.getByText('connected', { exact: true })).toHaveCount(2);
  await expect(report).toBeEnabled();
  await expectAccessible(page);

  // X, then Z, which is asked about.
  await report.click();
  await expect(page.getByText('The X report is done')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The terminal’s slip' })).toContainText('X REPORT');
  await settle.click();
  await expect(page.getByRole('dialog', { name: 'Settle the day (Z)' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The day is settled')).toBeVisible();
  await expect(page.getByText(/^Last settled at /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'The terminal’s slip' })).toContainText('Z SETTLEMENT');

  // A code that it ended with is the dialog's title.
  await terminal({ next_code: 'NR' });
  await report.click();
  await expect(page.getByRole('dialog', { name: 'Code NR' })).toContainText('did not answer in time');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Got it' }).click();

  // While something runs, nothing else begins, and it says so.
  await terminal({ slow_ms: 4_000 });
  await report.click();
  await expect(settle).toBeDisabled();
  await expect(voids).toBeDisabled();
  await expect(page.getByText('Something is running. Please wait.').first()).toBeVisible();
  await terminal({ slow_ms: 0 });
  await expect(settle).toBeEnabled({ timeout: 15_000 });

  // The printer's events, each in its own words.
  await page.getByRole('button', { name: 'Test print' }).click();
  await expect(page.getByText('The test receipt is printed')).toBeVisible();
  for (const [trouble, words, isOff] of [
    [{ paper_low: true }, 'The printer is almost out of paper', false],
    [{ paper_low: false, cover_open: true }, 'The printer’s cover is open', true],
    [{ cover_open: false, paper_out: true }, 'The printer is out of paper', true],
    [{ paper_out: false, off: true }, 'The printer is not connected', true],
  ] as const) {
    await printer(trouble);
    await expect(page.getByText(words)).toBeVisible();
    if (isOff) {
      await expect(settle).toBeDisabled();
      await expect(voids).toBeDisabled();
      await expect(page.getByText('The printer is not ready.').first()).toBeVisible();
    } else await expect(settle).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Test print' }).click();
  await expect(page.getByText('Printing failed')).toBeVisible();
  await printer({ off: false });
  await expect(settle).toBeEnabled({ timeout: 20_000 });

  // The terminal's cable is pulled.
  await terminal({ off: true });
  await expect(page.getByText('The connection to the card terminal is lost')).toBeVisible({
    timeout: 20_000,
  });
  await expect(report).toBeDisabled();
  await expect(page.getByText('The card terminal is not connected.').first()).toBeVisible();
  await expectAccessible(page);
  await terminal({ off: false });
  await expect(report).toBeEnabled({ timeout: 20_000 });
});
