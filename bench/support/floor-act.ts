import type { Locator, Page } from '@playwright/test';
import { TIMES, tap } from './finger.ts';
import { CPU_SLOWDOWN } from './floor.ts';
import { median, percentile } from './measure.ts';
import type { Figure } from './report.ts';

/** What an act is for: such an element with these words, or no such element any more. */
export type Shows = { readonly css: string; readonly words?: string; readonly gone?: boolean };

/** Milliseconds. */
const TO_NEXT_FRAME = 100;
const TO_WHAT_IT_SHOWS = 150;
const SLOWEST = 0.98;

/** Runs in the page: from the next finger until the frame that shows it was drawn. */
const lookFor = ({ css, words = '', gone = false }: Shows): void => {
  const isThere = (): boolean =>
    [...document.querySelectorAll(css)].some(each => each.textContent?.includes(words)) !== gone;
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
  Object.assign(window, { shown });
};

export type FloorAct = { readonly frame: number; readonly shown: number };

/** One tap: until the next frame, and until what it is for was drawn. */
export const act = async (page: Page, button: Locator, shows: Shows): Promise<FloorAct> => {
  await button.waitFor();
  await page.evaluate(lookFor, shows);
  const { frame } = await tap(page, button);
  const never = new Promise<number>((_, reject) => {
    setTimeout(() => reject(new Error(`${shows.css} "${shows.words}" did not show`)), 15_000).unref();
  });
  return { frame, shown: await Promise.race([page.evaluate(() => window.shown), never]) };
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

/** The slowest of an act's turns against what is wanted, both ways. */
export const figuresOf = (what: string, all: readonly FloorAct[]): Figure[] => {
  const row = (name: string, values: readonly number[], atMost: number, from: string): Figure => ({
    what: name,
    value: percentile(values, SLOWEST),
    unit: 'ms',
    atMost,
    from: `slowest of ${values.length}, median ${median(values).toFixed(0)} ms; ${from}, CPU ${CPU_SLOWDOWN}x slower`,
  });
  return [
    row(
      what,
      all.map(({ frame }) => frame),
      TO_NEXT_FRAME,
      'finger to next frame',
    ),
    row(
      `${what}, until it is seen`,
      all.map(({ shown }) => shown),
      TO_WHAT_IT_SHOWS,
      'finger to the frame that shows it',
    ),
  ];
};
