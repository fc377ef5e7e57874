import type { Locator, Page } from '@playwright/test';

export const TIMES = 10;
/** The browser tells of interactions from here on. */
const SHORTEST_MS = 16;
/** After this long an interaction, and what the server said to it, is over. */
const SETTLES_MS = 700;
/** After a search for a button, and after scrolling to it, the page comes to rest. */
const RESTS_MS = 400;

/** Notes how long each interaction took from the finger to the next frame; runs before the page's own scripts. */
export const watch = () => {
  const noted: { name: string; duration: number }[] = [];
  Object.assign(window, { noted });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) noted.push({ name: entry.name, duration: entry.duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

type Noted = { readonly name: string; readonly duration: number };

/**
 * From the finger to the next frame, milliseconds; what is shorter than the shortest the browser tells counts as that. The
 * button is looked for before: what the test's own search through two hundred cards costs is not the board's.
 */
const interaction = async (page: Page, button: Locator): Promise<number> => {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('there is nothing to tap');
  await page.waitForTimeout(RESTS_MS);
  await page.evaluate(() => {
    (window as unknown as { noted: Noted[] }).noted.length = 0;
  });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLES_MS);
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted[] }).noted);
  return Math.max(SHORTEST_MS, ...noted.map(({ duration }) => duration));
};

export const several = async (
  page: Page,
  button: (turn: number) => Locator,
  after: () => Promise<void> = async () => undefined,
): Promise<number[]> => {
  const all: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    all.push(await interaction(page, button(turn)));
    await after();
  }
  return all;
};

/**
 * From the finger until the frame that shows a sheet, milliseconds: the button answers in the first frame, the sheet comes in
 * one of its own.
 */
export const untilSheet = async (page: Page, button: Locator): Promise<number> => {
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(RESTS_MS);
  await page.evaluate(() => {
    const seen = new Promise<number>(resolve => {
      const began = (event: Event) => {
        const look = () =>
          requestAnimationFrame(
            document.querySelector('[role=dialog]')
              ? () => resolve(performance.now() - event.timeStamp)
              : look,
          );
        look();
      };
      addEventListener('pointerdown', began, { once: true, capture: true });
    });
    Object.assign(window, { seen });
  });
  await button.click();
  const took = await page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen);
  await page.waitForTimeout(SETTLES_MS);
  return took;
};
