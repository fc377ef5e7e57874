import type { Locator, Page } from '@playwright/test';
import { TIMES, tap } from './finger.ts';
import { CPU_SLOWDOWN } from './floor.ts';
import { median, percentile } from './measure.ts';
import type { Figure } from './report.ts';

/**
 * What an act is for: such an element with these words that is to be seen, or none any more. `later`: what the server's answer shows, where
 * the act waits for that and says so meanwhile.
 */
export type Shows = {
  readonly css: string;
  readonly words?: string;
  readonly gone?: boolean;
  readonly later?: Omit<Shows, 'later'>;
};

/** Milliseconds. */
const TO_NEXT_FRAME = 100;
const TO_WHAT_IT_SHOWS = 150;
const SLOWEST = 0.98;

/** Runs in the page: from the next finger until the frame that shows it was drawn. */
const lookFor = ([{ css, words = '', gone = false }, name]: readonly [Shows, 'shown' | 'later']): void => {
  const isThere = (): boolean =>
    [...document.querySelectorAll(css)].some(
      each =>
        each.textContent?.includes(words) &&
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ) !== gone;
  const shown = new Promise<number>(resolve => {
    const began = (event: Event): void => {
      removeEventListener('pointerdown', began, true);
      const drawn = (): void => {
        // What is posted now comes after the frame that is being made.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
      };
      const look = () => (isThere() ? drawn() : requestAnimationFrame(look));
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', began, true);
  });
  Object.assign(window, { [name]: shown });
};

declare global {
  interface Window {
    later: Promise<number>;
  }
}
export type FloorAct = { readonly frame: number; readonly shown: number; readonly later?: number };

/** One tap: until the next frame, and until what it is for was drawn. */
export const act = async (page: Page, button: Locator, shows: Shows): Promise<FloorAct> => {
  await button.waitFor();
  await page.evaluate(lookFor, [shows, 'shown'] as const);
  if (shows.later) await page.evaluate(lookFor, [shows.later, 'later'] as const);
  const { frame } = await tap(page, button);
  const never = new Promise<number>((_, reject) => {
    setTimeout(() => reject(new Error(`${shows.css} "${shows.words}" did not show`)), 15_000).unref();
  });
  const shown = await Promise.race([page.evaluate(() => window.shown), never]);
  if (!shows.later) return { frame, shown };
  return { frame, shown, later: await Promise.race([page.evaluate(() => window.later), never]) };
};

/** The same act some times over; `turn` prepares one, and says what is tapped and what it is for. */
export const acts = async (
  page: Page,
  turn: (at: number) => Promise<readonly [Locator, Shows]>,
  after: () => Promise<unknown> = async () => undefined,
  times = TIMES,
): Promise<FloorAct[]> => {
  const all: FloorAct[] = [];
  for (let at = 0; at < times; at += 1) {
    all.push(await act(page, ...(await turn(at))));
    await after();
  }
  return all;
};

/** The slowest of an act's turns against what is wanted, both ways; what waits for the server is no promise of the screen's. */
export const figuresOf = (what: string, all: readonly FloorAct[], sign = 'it is seen'): Figure[] => {
  const row = (name: string, values: readonly number[], from: string, atMost?: number): Figure => ({
    what: name,
    value: percentile(values, SLOWEST),
    unit: 'ms',
    ...(atMost !== undefined && { atMost }),
    from: `slowest of ${values.length}, median ${median(values).toFixed(0)} ms; ${from}, CPU ${CPU_SLOWDOWN}x slower`,
  });
  const answered = all.flatMap(({ later }) => (later === undefined ? [] : [later]));
  return [
    row(
      what,
      all.map(({ frame }) => frame),
      'finger to next frame',
      TO_NEXT_FRAME,
    ),
    row(
      `${what}, until ${sign}`,
      all.map(({ shown }) => shown),
      'finger to the frame that shows it',
      TO_WHAT_IT_SHOWS,
    ),
    ...(answered.length === 0
      ? []
      : [row(`${what}, until it is done`, answered, 'finger to the frame that shows the answer')]),
  ];
};
