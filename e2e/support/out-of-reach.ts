import type { Page } from '@playwright/test';

/** Runs in the page: what can have the focus but is not seen then, and what leaves no room to read. */
const coveredControls = async (): Promise<string[]> => {
  const found: string[] = [];
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const focusable = 'a[href], :is(button, input, select, textarea):enabled, [tabindex="0"], summary';
  const inView = (rect: DOMRect): boolean =>
    rect.bottom > 1 && rect.top < innerHeight - 1 && rect.right > 1 && rect.left < innerWidth - 1;
  /** Radios and switches are drawn by their label; the field itself may have no size. */
  const drawnBy = (element: HTMLElement): readonly Element[] => [
    element,
    ...((element as HTMLInputElement).labels ?? []),
  ];
  /** What lies over the middle of an element: said in the report, so that one look finds the cause. */
  const over = (element: HTMLElement): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const cover = document.elementFromPoint(left + width / 2, top + height / 2);
    return `${cover?.tagName} ${cover?.className} over it at ${Math.round(top)} px`;
  };
  const isSeen = (element: HTMLElement): boolean =>
    drawnBy(element).some(part =>
      [...part.getClientRects()].some(rect => {
        if (!inView(rect)) return false;
        return [0.1, 0.5, 0.9].some(down =>
          [0.1, 0.5, 0.9].some(along => {
            const x = Math.min(Math.max(rect.left + rect.width * along, 0), innerWidth - 1);
            const y = Math.min(Math.max(rect.top + rect.height * down, 0), innerHeight - 1);
            const top = document.elementFromPoint(x, y);
            return top !== null && (part.contains(top) || top.contains(part));
          }),
        );
      }),
    );
  /** How an element, what is drawn around it and what stands for it look: something of it has to change with the focus. */
  const looks = (element: HTMLElement): string => {
    const { parentElement, nextElementSibling } = element;
    const around = [element, parentElement, parentElement?.parentElement, nextElementSibling];
    return around
      .filter(each => each instanceof Element)
      .flatMap(each => [getComputedStyle(each), getComputedStyle(each, '::after')])
      .map(style => [style.outlineStyle, style.outlineColor, style.boxShadow, style.borderColor].join())
      .join(';');
  };
  const nextFrame = () => new Promise(done => requestAnimationFrame(done));
  const before = document.activeElement;
  const { scrollX, scrollY } = self;
  for (const element of root.querySelectorAll<HTMLElement>(focusable)) {
    if (element.closest('[inert], dialog:not([open])') || !element.checkVisibility()) continue;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const unfocused = looks(element);
    element.focus();
    if (document.activeElement !== element) continue;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50);
    if (looks(element) === unfocused) found.push(`does not show its focus: ${element.tagName} ${name}`);
    // Bars come and go with the scrolling that the focus causes: a few frames later.
    for (let frame = 0; frame < 20 && !isSeen(element); frame += 1) await nextFrame();
    if (!isSeen(element))
      found.push(`has the focus and is not seen: ${element.tagName} ${name} (${over(element)})`);
  }
  for (const area of root.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const { clientHeight, scrollHeight } = area;
    if (scrollHeight > clientHeight + 1 && clientHeight < 120)
      found.push(`only ${clientHeight} px to read in`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return found;
};

/** What of the screen or sheet that is shown a keyboard reaches without it being seen: WCAG 2.4.7, 2.4.11, 1.4.4, 1.4.10. */
export const whatIsOutOfReach = async (page: Page): Promise<string[]> => {
  // Who came by keyboard is shown where the focus goes, also where a script moves it.
  await page.keyboard.press('Tab');
  return page.evaluate(coveredControls);
};
