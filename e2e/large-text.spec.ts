import type { Page } from '@playwright/test';
import { test } from './support/demo-of-its-own.ts';
import { walkScreens } from './support/every-screen.ts';
import { whatIsCut } from './support/nothing-cut.ts';
import { whatIsOutOfReach } from './support/out-of-reach.ts';
import { aParty } from './support/party.ts';
import { setLanguage, textsIn } from './support/speak.ts';
import { expect } from './support/test.ts';

// Sheets stand where they come to rest at once. A service worker would ask for pages past the words that are put into them.
test.use({ house: 'guest-walks', contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });
test.setTimeout(540_000);

// Servers of their own, beside each other.
test.describe.configure({ mode: 'parallel' });

const WIDTH = 390;

/** What a guest has set in the browser: it goes before whatever the pages say, and is there before them. */
const READERS = [
  // WCAG 1.4.4. The app's sizes are all of the root's, and none of its media queries asks for one.
  { who: 'text at 200 %', rules: 'html { font-size: 200% }', languages: ['de', 'ar'] },
  // WCAG 1.4.12. Joined letters (ar) are never torn apart.
  {
    who: 'wide text spacing',
    rules: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    languages: ['de'],
  },
] as const;

const read = (page: Page, rules: string) =>
  page.addInitScript(css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rules);

for (const { who, rules, languages } of READERS) {
  test(`${who}: nothing is cut off, over another or out of reach, and what has the focus is seen: ${languages.join(', ')}`, async ({
    page,
    desk,
  }) => {
    await read(page, rules);
    const speaking = await setLanguage(page);
    const party = await aParty(page, desk, 'VILNIUS-12');
    const found: string[] = [];
    for (const language of languages) {
      speaking(language);
      await page.goto(`/menu/${party.session}`);
      const stop = async (name: string) => {
        const all = [...(await whatIsCut(page)), ...(await whatIsOutOfReach(page))];
        // A phone shows a page that is too wide smaller, and is then wider itself.
        const width = await page.evaluate(() => innerWidth);
        if (width > WIDTH) all.push(`the page is ${width} px wide`);
        for (const words of all) found.push(`${language}, ${name}: ${words}`);
      };
      await walkScreens({ page, party, t: textsIn(language), stop });
    }
    expect(found).toEqual([]);
  });
}
