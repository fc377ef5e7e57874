import { expectAccessible } from './support/accessible.ts';
import { test } from './support/demo-of-its-own.ts';
import { walkScreens } from './support/every-screen.ts';
import { watchForMotion } from './support/moves.ts';
import { aParty } from './support/party.ts';
import { setLanguage, textsIn } from './support/speak.ts';
import { expect } from './support/test.ts';
import { applyTheme, THEMES } from './support/wear.ts';

// A service worker would ask for pages past the words that are put into them.
test.use({ house: 'guest-walks', contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });
test.setTimeout(540_000);

// Servers of their own: nobody else's news comes into the walks, and they run beside each other.
test.describe.configure({ mode: 'parallel' });

/** Every screen in each of these languages and each look at least once; each look and language together would be twelve walks. */
const PAIRS = [
  { language: 'ar', look: 'light' },
  { language: 'en', look: 'dark' },
  { language: 'de', look: 'bold' },
  { language: 'lt', look: 'light' },
] as const;

for (const { language, look } of PAIRS) {
  test(`axe finds nothing on any screen or sheet of a visit, and nothing moves for who asked for stillness: ${language}, ${look}`, async ({
    page,
    desk,
  }) => {
    const speaking = await setLanguage(page);
    const moved = await watchForMotion(page);
    const party = await aParty(page, desk, 'VILNIUS-12');
    speaking(language);
    await page.goto(`/menu/${party.session}`);
    const stop = async (name: string) => {
      await applyTheme(page, THEMES[look]);
      await test.step(name, async () => {
        await expectAccessible(page);
        expect.soft(await moved(), `moves at ${name}`).toEqual([]);
      });
    };
    await walkScreens({ page, party, t: textsIn(language), stop });
  });
}
