import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The console's texts change under whatever is open, as when another tab of the device chose the language. */
export const speakConsole = async (page: Page, language: 'en' | 'lt'): Promise<void> => {
  await page.evaluate(newValue => {
    dispatchEvent(new StorageEvent('storage', { key: 'tableside.console.language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};
