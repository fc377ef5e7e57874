import type { Page } from '@playwright/test';
import { take } from './take.ts';
import { THEMES, wear } from './wear.ts';

/** The width at which looks are taken: one phone shows the colours, the other shows the room. */
const LOOKS_AT = 390;

/** Saves what the page shows, and on the larger phone the same in a dark and in a bold venue's colours. */
export const takeLooks = async (page: Page, name: string): Promise<void> => {
  await take(page, name);
  if (page.viewportSize()?.width !== LOOKS_AT) return;
  const own = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  for (const look of ['dark', 'bold'] as const) {
    await wear(page, THEMES[look]);
    await take(page, `${name}-${look}`);
  }
  await page.evaluate(theme => {
    document.adoptedStyleSheets = [];
    document.documentElement.dataset.theme = theme;
  }, own);
};
