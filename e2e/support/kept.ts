import { expect, type Page } from '@playwright/test';

/** The phone holds the menu: from here on it opens without a network. */
export const untilKept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await caches.match('/kept/page')) !== undefined && navigator.serviceWorker.controller !== null,
      ),
    )
    .toBe(true);
