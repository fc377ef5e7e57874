import type { Browser } from '@playwright/test';
import { giveCookies } from './cold-visit.ts';
import { scan } from './guest.ts';

type Watching = { readonly until: (price: string) => Promise<number> };

declare global {
  interface Window {
    watching: Watching;
  }
}

/** A guest's phone in a real browser with the menu open; tells when a dish stands there with another price. */
export const openShownDish = async (
  browser: Browser,
  { base, code, dish }: { base: string; code: string; dish: string },
): Promise<{
  /** Epoch milliseconds of the frame that shows the price. Ask before it is published. */
  readonly shows: (price: string) => Promise<number>;
}> => {
  const phone = await scan(base, code);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await giveCookies(context, base, phone.cookie);
  const page = await context.newPage();
  await page.goto(`${base}/menu/${phone.session}`);
  await page.locator('main li').filter({ hasText: dish }).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  await page.evaluate(name => {
    const row = () =>
      [...document.querySelectorAll('main li')].find(each => each.textContent?.includes(name));
    const watching: Watching = {
      until: price =>
        new Promise(resolve => {
          const look = () => {
            if (!row()?.textContent?.replaceAll('\u00a0', ' ').includes(price)) return;
            observer.disconnect();
            requestAnimationFrame(() =>
              setTimeout(() => resolve(performance.timeOrigin + performance.now())),
            );
          };
          const observer = new MutationObserver(look);
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    };
    Object.assign(window, { watching });
  }, dish);
  return {
    shows: price => page.evaluate(wanted => window.watching.until(wanted), price),
  };
};
