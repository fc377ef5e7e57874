import { expect, type Page } from '@playwright/test';

/** The least size of what is tapped, and of what is read; CSS pixels. */
const FINGER = 44;
export const GLOVE = 64;
const LEAST_TEXT = 12;

type Wish = { readonly finger: number; readonly within: string; readonly text: number };
type Misfit = { readonly what: string; readonly why: string };

/** Runs in the page. */
const misfitsIn = ({ finger, within, text }: Wish): Misfit[] => {
  const found: Misfit[] = [];
  const visible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const wordsOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
    element.outerHTML.slice(0, 80);
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) found.push({ what: 'the page', why: `is ${over} px wider than the screen` });
  const taps =
    'button, a[href], [role="tab"], select, input:not([type="checkbox"], [type="radio"], [type="hidden"])';
  for (const element of document.querySelectorAll(taps)) {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || !visible(element)) continue;
    const least = within !== '' && element.closest(within) ? finger : Math.min(finger, 44);
    // Half a pixel of rounding is no pixel.
    if (height < least - 0.5 || width < Math.min(least, 44) - 0.5) {
      found.push({ what: wordsOf(element), why: `${Math.round(width)} by ${Math.round(height)}` });
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    const hasWords = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim());
    if (!hasWords || !visible(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < text) found.push({ what: wordsOf(element), why: `text of ${size} px` });
  }
  return found;
};

/** Nothing is wider than the screen, too small for a finger (`gloves`: of the room's own controls, for gloves) or to be read. */
export const expectFits = async (page: Page, gloves = false): Promise<void> => {
  const wish = {
    finger: gloves ? GLOVE : FINGER,
    within: gloves ? 'main, [role="dialog"]' : '',
    text: LEAST_TEXT,
  };
  const found = await page.evaluate(misfitsIn, wish);
  expect(found, `at ${new URL(page.url()).pathname}, ${page.viewportSize()?.width} px wide`).toEqual([]);
};
