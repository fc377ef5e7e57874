import type { Page } from '@playwright/test';
import { GUEST, keepLook } from './sheets.ts';
import { applyTheme, THEMES } from './wear.ts';

const PHONE = { width: 390, height: 844 };
const SIZES = [
  ['small', { width: 360, height: 640 }],
  ['tablet', { width: 820, height: 1180 }],
  ['side', { width: 844, height: 390 }],
] as const;

/** What a guest's page shows now, as one look of a screen. */
export const anotherLook = (page: Page, name: string, look: (typeof GUEST.looks)[number]): Promise<void> =>
  keepLook(page, GUEST, name, look);

/** A screen on a phone, in the colours of two other venues, and in every other size; at last it is as it was. */
export const keepLooks = async (page: Page, name: string): Promise<void> => {
  await anotherLook(page, name, 'phone');
  for (const look of ['dark', 'bold'] as const) {
    // A provider's form keeps the colours it came in, which no venue would show.
    if (await page.locator('[data-form]').count()) continue;
    await applyTheme(page, THEMES[look]);
    await anotherLook(page, name, look);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.dataset.theme = 'light';
  });
  for (const [look, size] of SIZES) {
    await page.setViewportSize(size);
    await anotherLook(page, name, look);
  }
  await page.setViewportSize(PHONE);
};
