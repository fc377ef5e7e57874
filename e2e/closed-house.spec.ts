import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/demo-of-its-own.ts';
import { openMore } from './support/guest.ts';
import { StaffDesk } from './support/staff-desk.ts';
import { expect } from './support/test.ts';

test.use({ house: 'closed-house' });

/** The venue has closed for today, with its reason. */
const closeToday = async (owner: StaffDesk, slug: string): Promise<void> => {
  const venue = owner.venue(slug);
  const { hours, today } = await owner.call('GET /console/{venue}/hours', { venue });
  const { weekly, last_order_minutes, revision } = hours;
  const exceptions = [{ first: today, last: today, spans: [], reason: 'The kitchen is being painted.' }];
  await owner.call('POST /console/{venue}/hours', {
    venue,
    body: { weekly, last_order_minutes, revision, exceptions },
  });
};

/** When it opens, at once, and whom to call. */
const expectToHelp = async (page: Page, number: string): Promise<void> => {
  const call = page.getByRole('link', { name: number });
  await expect(call).toHaveAttribute('href', `tel:${number}`);
  const hours = page.getByText(/We are closed right now\. We open .*The kitchen is being painted\./);
  await expect(hours).toBeInViewport({ ratio: 1 });
  await expect(call).toBeVisible();
};

test('[SCAN-14] who scans a code of a closed house reads when it opens and whom to call, and looks at the menu', async ({
  page,
  demo,
}) => {
  const owner = await StaffDesk.signIn(demo, 'owner');
  await page.setViewportSize({ width: 360, height: 640 });
  // A code that was replaced; its house has a menu that everybody may read.
  await closeToday(owner, 'vilnius');
  const venue = owner.venue('vilnius');
  const { tables } = await owner.call('GET /console/{venue}/tables', { venue });
  const table = tables.find(({ hash }) => hash === 'VILNIUS-3')?.id ?? '';
  const rotated = { venue, table, body: {}, idempotencyKey: crypto.randomUUID() };
  await owner.call('POST /console/{venue}/codes/{table}/rotate', rotated);
  await page.goto('/VILNIUS-3?lang=en');
  await expect(page.getByText('This code is no longer used')).toBeVisible();
  await expectToHelp(page, '+37052123456');
  // The network is for those who sit there.
  await expect(page.getByText('skanaus2026')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View menu' }).click();
  await expect(page).toHaveURL(/\/menu-of\/vilnius/);
  await expect(page.getByRole('heading', { level: 1, name: 'Senamiesčio stalas' })).toBeVisible();

  // Who sits there all the same reads the menu, which says so once and has nothing dead to tap.
  await page.goto('/VILNIUS-4?lang=en');
  await expect(page.getByText(/The kitchen is being painted/)).toHaveCount(1);
  await expect(page.getByText('Closed now', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Add .+ to the cart$/ })).toHaveCount(0);
  await expect(page.locator('button:disabled')).toHaveCount(0);
  await expectAccessible(page);
  const more = await openMore(page);
  await expect(more.getByText('skanaus2026')).toBeVisible();
  await expect(more.getByRole('link', { name: '+37052123456' })).toHaveAttribute('href', 'tel:+37052123456');
});
