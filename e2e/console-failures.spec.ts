import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { whatIsCut } from './support/nothing-cut.ts';
import { expect, test } from './support/test.ts';

// What staff read when a room of the console cannot be loaded, and how they get on from there.

const ROOMS = [
  'home',
  'orders',
  'calls',
  'kitchen',
  'tables',
  'stock',
  'bills',
  'payments',
  'numbers',
  'numbers/closing',
  'numbers/books',
  'money-alerts',
  'payment-settings',
  'hours',
  'recommend',
  'reviews',
  'settings/switches',
  'settings/security',
  'audit',
  'account',
] as const;

const failing = async (page: Page, answer: (route: Route) => Promise<void>): Promise<void> => {
  const ofARoom = ({ pathname }: URL) =>
    pathname.startsWith('/api/console/') && !/\/(me|device)$/.test(pathname);
  await page.route(ofARoom, answer);
};
const refusal = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { message: code, code } });

const FAILURES = [
  {
    what: 'the server fails',
    answer: refusal(500, 'server_error'),
    words: 'Something went wrong on the server',
    looked: true,
  },
  {
    what: 'the role was taken away',
    answer: refusal(403, 'not_allowed'),
    words: 'Your role does not allow',
    looked: false,
  },
  {
    what: 'the server cannot be reached',
    answer: (route: Route) => route.abort(),
    words: 'No connection',
    looked: false,
  },
] as const;

// A page whose requests are played keeps no files: thirty rooms in a row come from the worker, as they do on a device.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

for (const { what, answer, words, looked } of FAILURES) {
  test(`when ${what} every room says so in a sentence and offers a way on`, async ({ page }) => {
    await openConsole(page, 'hotel', 'stock', 'owner');
    for (const room of ROOMS) {
      await failing(page, answer);
      await page.goto(`/console/hotel/${room}`);
      const told = page.getByRole('alert').filter({ hasText: words }).first();
      await expect(told, room).toBeVisible();
      // The words differ, the screen does not: the slow look is taken at one of the three.
      if (looked) await expectAccessible(page);
      expect(await whatIsCut(page), room).toEqual([]);
      await page.unrouteAll();
      const again = told.getByRole('button', { name: 'Try again' });
      // A room that asks again by itself may have been quicker than the finger.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 });
        await expect(page.getByRole('alert').filter({ hasText: words }), room).toHaveCount(0, {
          timeout: 2_000,
        });
      }).toPass();
    }
  });
}
