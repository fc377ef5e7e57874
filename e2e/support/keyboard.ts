import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Runs in the page: what has the focus, and whether it shows that it has. */
const focused = (): { readonly name: string; readonly shown: boolean } => {
  const it = document.activeElement;
  if (!(it instanceof HTMLElement) || it === document.body) return { name: '', shown: true };
  const field = it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement;
  const name = it.getAttribute('aria-label') ?? (field ? it.labels?.[0]?.innerText : null) ?? it.textContent;
  const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  // Some controls are drawn by their label, by what stands beside them, or by the field around them.
  const drawn = [it, it.parentElement, it.closest('label'), it.nextElementSibling].filter(
    each => each !== null,
  );
  const shown =
    drawn.some(each => isRing(getComputedStyle(each)) || isRing(getComputedStyle(each, '::after'))) ||
    (it.parentElement !== null && /inset/.test(getComputedStyle(it.parentElement).boxShadow));
  return { name: name.trim(), shown };
};

/** More stops than any screen has: a long menu at lunchtime. */
const MAX_STOPS = 400;

/** Tabs on until the element with this name has the focus; fails where the keyboard does not lead there or cannot be followed. */
export const tabTo = async (page: Page, name: RegExp, key = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < MAX_STOPS; step += 1) {
    await page.keyboard.press(key);
    const { name: here, shown } = await page.evaluate(focused);
    expect(shown, `the focus is seen on "${here}"`).toBe(true);
    if (name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`The ${key} key never reached ${name}; it passed ${passed.join(' | ')}`);
};

/** From choice to choice of a group: arrows go where Tab takes the group as one stop. */
export const arrowTo = (page: Page, name: RegExp): Promise<void> => tabTo(page, name, 'ArrowDown');

/** Another screen has come, and the focus with it: a key that is pressed before would still be the old screen's. */
export const startsAtHeading = (page: Page): Promise<void> => expect(page.locator('#root h1')).toBeFocused();
