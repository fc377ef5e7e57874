import { test } from './support/demo-of-its-own.ts';
import { walkScreens } from './support/every-screen.ts';
import { whatIsCut } from './support/nothing-cut.ts';
import { aParty } from './support/party.ts';
import { setLanguage, textsIn } from './support/speak.ts';
import { expect } from './support/test.ts';

// Sheets stand where they come to rest at once: only the end of a movement is measured. A service worker would ask for
// pages past the words that are put into them.
test.use({
  house: 'guest-walks',
  viewport: { width: 360, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
});
test.setTimeout(540_000);

// Servers of their own: nobody else's news comes into the walks, and they run beside each other.
test.describe.configure({ mode: 'parallel' });

// LANG-08
const GROUPS = [
  ['de', 'lt', 'ru', 'uk', 'pl', 'el', 'ar', 'en'],
  ['fr', 'es', 'it', 'nl', 'lv', 'et', 'ro'],
] as const;

for (const languages of GROUPS) {
  test(`no text is cut off, beyond the edge or over another on a phone of 360 px: ${languages.join(', ')}`, async ({
    page,
    desk,
  }) => {
    const speaking = await setLanguage(page);
    const party = await aParty(page, desk, 'VILNIUS-12');
    const found: string[] = [];
    for (const language of languages) {
      speaking(language);
      await page.goto(`/menu/${party.session}`);
      const stop = async (name: string) => {
        for (const words of await whatIsCut(page)) found.push(`${language}, ${name}: ${words}`);
      };
      await walkScreens({ page, party, t: textsIn(language), stop });
    }
    expect(found).toEqual([]);
  });
}
