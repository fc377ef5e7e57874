import type { Locator, Page } from '@playwright/test';

type Noted = { readonly name: string; readonly duration: number };

declare global {
  /** What a measured page keeps for who measures it. */
  interface Window {
    noted: Noted[];
    shown: Promise<number>;
  }
}

/** Of each act of the floor: three rooms of them end within four minutes each. */
export const TIMES = 6;
/** The browser tells of interactions from here on. */
const SHORTEST_MS = 16;
/** After this long an interaction, and what the server said to it, is over. */
const SETTLES_MS = 700;
/** After a search for a button, and after scrolling to it, the page comes to rest. */
const RESTS_MS = 400;

/**
 * Notes how long each interaction took from the finger to the next frame, and for how long the page was busy at a stretch;
 * runs before the page's own scripts. The browser counts steps of dragging as no interactions, so they are known by their names.
 */
export const watch = () => {
  const noted: Noted[] = [];
  Object.assign(window, { noted });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) noted.push({ name: 'busy', duration });
  }).observe({ type: 'longtask' });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0 || /^(drag|drop)/.test(entry.name))
        noted.push({ name: entry.name, duration: entry.duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/**
 * What one act of a person took, milliseconds: until the next frame (what is shorter than the shortest the browser tells counts
 * as that), until the frame that shows what it was for, and the longest that the page was busy at a stretch.
 */
export type Act = { readonly frame: number; readonly shown: number; readonly busy: number };

/** What an act is for: this text in the first element of this kind. */
export type Answer = { readonly within: string; readonly text: string };

/** From the first key or finger on, until the answer is there. */
const lookFor = ({ within, text }: Answer): void => {
  const shown = new Promise<number>(resolve => {
    const began = (event: Event) => {
      for (const kind of ['keydown', 'pointerdown', 'drop']) removeEventListener(kind, began, true);
      const look = () =>
        document.querySelector(within)?.textContent?.includes(text)
          ? resolve(performance.now() - event.timeStamp)
          : requestAnimationFrame(look);
      requestAnimationFrame(look);
    };
    for (const kind of ['keydown', 'pointerdown', 'drop']) addEventListener(kind, began, true);
  });
  Object.assign(window, { shown });
};

export const measured = async (page: Page, act: () => Promise<void>, answer?: Answer): Promise<Act> => {
  await page.waitForTimeout(RESTS_MS);
  if (answer) await page.evaluate(lookFor, answer);
  await page.evaluate(() => {
    window.noted.length = 0;
  });
  await act();
  const shown = answer ? await page.evaluate(() => window.shown) : Number.NaN;
  await page.waitForTimeout(SETTLES_MS);
  const noted = await page.evaluate(() => window.noted);
  const longest = (busy: boolean) =>
    noted.filter(({ name }) => (name === 'busy') === busy).map(({ duration }) => duration);
  return { frame: Math.max(SHORTEST_MS, ...longest(false)), shown, busy: Math.max(0, ...longest(true)) };
};

/**
 * From the finger to the next frame. The button is looked for before: what the test's own search through two hundred cards
 * costs is not the board's.
 */
export const tap = async (page: Page, button: Locator, answer?: Answer): Promise<Act> => {
  // The middle of the screen: a bar stands over its foot.
  await button.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await button.boundingBox();
  if (!box) throw new Error('there is nothing to tap');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  return measured(page, () => page.mouse.click(...at), answer);
};
