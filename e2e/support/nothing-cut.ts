import type { Page } from '@playwright/test';

/** Runs in the page. Answers with what a guest could not read, in words. */
const cutTexts = (): string[] => {
  type Spot = { readonly text: string; readonly box: DOMRect; readonly element: Element };
  const found = new Set<string>();
  const root =
    [...document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"]')].at(-1) ?? document.body;
  const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 60);
  /** For readers only, behind something, or let out of sight on purpose. */
  const isUnseen = (element: Element): boolean =>
    element.closest(
      '[inert],[aria-hidden=true],.visually-hidden,[class*=VisuallyHidden],script,style,noscript,dialog:not([open])',
    ) !== null ||
    getComputedStyle(element).clipPath === 'inset(50%)' ||
    !element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    });
  /** Names and descriptions of the venue are shortened where a tap shows them whole. */
  const isShortened = ({ webkitLineClamp, textOverflow }: CSSStyleDeclaration): boolean =>
    webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
  const scrolls = (style: CSSStyleDeclaration): boolean => /auto|scroll/.test(style.overflowX);
  const clips = (style: CSSStyleDeclaration): boolean =>
    /hidden|clip/.test(style.overflowX + style.overflowY);

  const nearestShortened = (element: Element): Element | null => {
    for (let it: Element | null = element; it; it = it.parentElement) {
      if (isShortened(getComputedStyle(it))) return it;
    }
    return null;
  };
  const frameOf = (element: Element): Element | null => {
    for (let it: Element | null = element; it && it !== document.body; it = it.parentElement) {
      const { position, overflowY } = getComputedStyle(it);
      if (/fixed|sticky/.test(position) || /auto|scroll/.test(overflowY)) return it;
    }
    return null;
  };
  const checkAncestors = ({ text, box, element }: Spot): void => {
    for (let it: Element | null = element; it && it !== document.documentElement; it = it.parentElement) {
      const style = getComputedStyle(it);
      if (isShortened(style) || scrolls(style)) return;
      const room = it.getBoundingClientRect();
      const beside = box.left < room.left - 1.5 || box.right > room.right + 1.5;
      const above = box.top < room.top - 3 || box.bottom > room.bottom + 3;
      if (clips(style) && (beside || above)) found.add(`cut off: ${short(text)}`);
      if (/^(BUTTON|A|LABEL|LEGEND)$/.test(it.tagName) && beside)
        found.add(`out of its control: ${short(text)}`);
    }
    if (box.left < -1 || box.right > innerWidth + 1) found.add(`beyond the screen: ${short(text)}`);
  };

  /** What is seen of a line that ends in dots. */
  const within = (line: DOMRect, room: DOMRect): DOMRect => {
    const left = Math.max(line.left, room.left);
    return new DOMRect(left, line.top, Math.min(line.right, room.right) - left, line.height);
  };
  const spots: Spot[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || !text.trim() || isUnseen(element)) continue;
    range.selectNodeContents(node);
    const shortened = nearestShortened(element)?.getBoundingClientRect();
    for (const whole of range.getClientRects()) {
      const goes = shortened && (whole.top > shortened.bottom - 4 || whole.left > shortened.right - 2);
      const box = shortened ? within(whole, shortened) : whole;
      if (box.width > 1 && box.height > 1 && !goes) spots.push({ text, box, element });
    }
  }
  for (const spot of spots) checkAncestors(spot);

  const framed = spots.map(spot => ({ ...spot, frame: frameOf(spot.element) }));
  framed.sort((a, b) => a.box.top - b.box.top);
  framed.forEach((one, index) => {
    for (const other of framed.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (other.frame !== one.frame || other.element === one.element) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // Boxes of lines reach beyond their letters: only what lies well within each other overlaps.
      if (width > 2 && height > Math.min(one.box.height, other.box.height) * 0.4)
        found.add(`over each other: ${short(one.text)} | ${short(other.text)}`);
    }
  });
  for (const { scrollWidth, clientWidth } of root.querySelectorAll('[data-scroll]')) {
    if (scrollWidth > clientWidth + 1)
      found.add(`its ${scrollWidth} px are scrolled sideways in ${clientWidth} px`);
  }
  // Chromium draws now and then nothing of it.
  for (const inner of root.querySelectorAll('fieldset, fieldset *')) {
    if (getComputedStyle(inner).containerType !== 'normal')
      found.add(`a size container within a fieldset: ${inner.className}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) found.add(`the page is ${scrollWidth} px wide`);
  return [...found];
};

/** So often what was found is looked for again: what is still coming or going is no fault. */
const LOOKS = 20;
const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 100))));

/** What cannot be read on the screen or sheet that is shown, and stays so: cut off, beyond the edge, or over each other. */
export const whatIsCut = async (page: Page): Promise<string[]> => {
  let found = await page.evaluate(cutTexts);
  for (let look = 1; look < LOOKS && found.length > 0; look += 1) {
    await nextFrames(page);
    found = await page.evaluate(cutTexts);
  }
  return found;
};
