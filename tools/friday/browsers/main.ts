import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@tableside/testkit/chromium.ts';
import type { House } from '../house.ts';
import { type Play, playInBrowsers } from './play.ts';
import { measureRooms } from './rooms.ts';
import { tapsTable, tooMuch } from './taps-table.ts';

/** Prints what each screen has room for, and answers whether that is enough. */
export const runRooms = async (
  house: House & { readonly url: string },
  told: (line: string) => void,
): Promise<boolean> => {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    let enough = true;
    for (const { what, value, atLeast = 0, atMost = Number.POSITIVE_INFINITY } of await measureRooms(
      house,
      browser,
    )) {
      const isEnough = value >= atLeast && value <= atMost;
      enough &&= isEnough;
      const limit = atLeast > 0 ? `>= ${atLeast}` : `<= ${atMost}`;
      told(`| ${what} | ${Math.round(value)} | ${limit} | ${isEnough ? 'met' : 'NOT MET'} |`);
    }
    return enough;
  } finally {
    await browser.close();
  }
};

/** Plays the evening in browsers, prints the table of acts, and answers whether all of it was as it should be. */
export const runInBrowsers = async (
  house: House & { readonly url: string },
  play: Play,
  told: (line: string) => void,
): Promise<boolean> => {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const { notes, done } = await playInBrowsers(house, browser, play, told);
    told(tapsTable(done));
    const wrong = [...tooMuch(done), ...notes.broken];
    for (const [what, count] of [...notes.refused].sort()) told(`refused ${count}: ${what}`);
    for (const what of wrong) told(`BROKEN ${what}`);
    told(`seed ${play.seed}: ${done.length} acts, ${wrong.length} things that are not as they should be`);
    return wrong.length === 0;
  } finally {
    await browser.close();
  }
};
