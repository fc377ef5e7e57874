import { test } from './support/demo-of-its-own.ts';
import { walkScreens } from './support/every-screen.ts';
import { whatIsCut } from './support/nothing-cut.ts';
import { whatIsOutOfReach } from './support/out-of-reach.ts';
import { aParty } from './support/party.ts';
import { setLanguage, textsIn } from './support/speak.ts';
import { expect } from './support/test.ts';

// Sheets stand where they come to rest at once. A service worker would ask for pages past the words that are put into them.
test.use({
  house: 'guest-walks',
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
});
test.setTimeout(540_000);

// WCAG 1.4.10: also a screen of 1280 px that is zoomed to 400 %. Long words (de), and from right to left (ar).
test('at 320 px nothing is cut off, over another or out of reach, and what has the focus is seen', async ({
  page,
  desk,
}) => {
  const speaking = await setLanguage(page);
  const party = await aParty(page, desk, 'VILNIUS-12');
  const found: string[] = [];
  for (const language of ['de', 'ar']) {
    speaking(language);
    await page.goto(`/menu/${party.session}`);
    const stop = async (name: string) => {
      const all = [...(await whatIsCut(page)), ...(await whatIsOutOfReach(page))];
      // A phone shows a page that is too wide smaller, and is then wider itself.
      const width = await page.evaluate(() => innerWidth);
      if (width > 320) all.push(`the page is ${width} px wide`);
      for (const words of all) found.push(`${language}, ${name}: ${words}`);
    };
    await walkScreens({ page, party, t: textsIn(language), stop });
  }
  expect(found).toEqual([]);
});
