import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { ActName } from './act-list.ts';
import type { Device } from './devices.ts';
import { type Answer, aimAt, coveredBy, takeFrames, waitForAnswer } from './in-page.ts';
import type { Done } from './taps-table.ts';

/** A thumb needs as long for the next button. */
const BETWEEN_TAPS_MS = 350;
const PATIENCE_MS = 15_000;

/** One person's finger on one screen: it taps, and counts and times what it does. */
export type Hand = {
  readonly page: Page;
  /** One tap in the middle of a button; of the last one of an act, what it is for. */
  readonly tap: (button: Locator, shows?: Answer) => Promise<void>;
  /** One act, from its first tap until what it is for is seen. */
  readonly act: (name: ActName, taps: () => Promise<void>) => Promise<void>;
};

/** Brings a button to where a finger can reach it; whether the page had to be scrolled for it. */
const reach = async (button: Locator, report: (what: string) => void): Promise<boolean> => {
  await button.waitFor({ state: 'visible', timeout: PATIENCE_MS });
  // What has just come to where it is takes no tap for a moment, and a person looks first.
  await button.locator('xpath=self::*[not(@data-still)]').waitFor({ timeout: PATIENCE_MS });
  const covered = () => button.evaluate(coveredBy);
  if ((await covered()) === null) return false;
  let over: string | null = null;
  // A list that tells of something new meanwhile may carry its button away: who looks for it scrolls on.
  for (let tries = 0; tries < 3; tries += 1) {
    await button.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    over = await covered();
    if (over === null) return true;
    await wait(BETWEEN_TAPS_MS);
  }
  report(`${await button.evaluate(each => each.textContent)} is covered by ${over}`);
  return true;
};

export const handOn = (
  { page, slowly }: Device,
  made: (done: Done) => void,
  report: (what: string) => void,
): Hand => {
  let taps = 0;
  let scrolls = 0;
  let missed = 0;
  let frames: number[] = [];
  let shown = Number.NaN;
  return {
    page,
    tap: async (button, shows) => {
      for (let tries = 0; ; tries += 1) {
        if (await reach(button, report)) scrolls += 1;
        const box = await button.boundingBox();
        if (!box) throw new Error('the button went away under the finger');
        if (shows) await page.evaluate(waitForAnswer, { answer: shows, patience: PATIENCE_MS });
        await button.evaluate(aimAt);
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        frames.push(await page.evaluate(takeFrames));
        // Where a list moves under the finger, a person looks, and taps again.
        if ((await page.evaluate(() => window.met)) || tries > 2) break;
        missed += 1;
        await wait(BETWEEN_TAPS_MS);
        if (!(await button.isVisible())) break;
      }
      taps += 1;
      if (shows) shown = await page.evaluate(() => window.answered);
      await wait(BETWEEN_TAPS_MS);
    },
    act: async (name, play) => {
      [taps, scrolls, missed, frames, shown] = [0, 0, 0, [], Number.NaN];
      const began = performance.now();
      await slowly(play);
      made({ act: name, taps, scrolls, missed, frames, shown, seconds: (performance.now() - began) / 1_000 });
    },
  };
};
