import type { Page } from '@playwright/test';
import { take } from './take.ts';
import { applyTheme, THEMES } from './wear.ts';

/** The width at which looks are taken: one phone shows the colours, the other shows the room. */
const LOOKS_AT = 390;

const ALL = ['dark', 'bold'] as const;

/**
 * Saves what the page shows, and on the larger phone the same in a dark and in a bold venue's colours. Not in the dark
 * where a provider's form is on the page: it keeps the colours it came in, which no venue would show.
 */
export const takeLooks = async (
  page: Page,
  name: string,
  looks: readonly (typeof ALL)[number][] = ALL,
): Promise<void> => {
  await take(page, name);
  if (page.viewportSize()?.width !== LOOKS_AT) return;
  const own = await page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
  for (const look of looks) {
    await applyTheme(page, THEMES[look]);
    await take(page, `${name}-${look}`);
  }
  await page.evaluate(theme => {
    document.adoptedStyleSheets = [];
    document.documentElement.dataset.theme = theme;
  }, own);
};
