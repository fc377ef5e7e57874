import { expectAccessible } from './support/accessible.ts';
import { walkScreens } from './support/every-screen.ts';
import { aParty } from './support/party.ts';
import { speak, textsIn } from './support/speak.ts';
import { test } from './support/test.ts';
import { THEMES, wear } from './support/wear.ts';

// A service worker would ask for pages past the words that are put into them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });
test.setTimeout(540_000);

/** Languages with the look of a demo venue and a table of their own. */
const PAIRS = [{ language: 'ar', look: 'light', table: 'VILNIUS-12' }] as const;

for (const { language, look, table } of PAIRS) {
  test(`axe finds nothing on any screen or sheet of a visit: ${language}, ${look}`, async ({
    page,
    desk,
    uncaught,
  }) => {
    const speaking = await speak(page);
    const party = await aParty(page, desk, table);
    speaking(language);
    await page.goto(`/menu/${party.session}`);
    const stop = async (name: string) => {
      await wear(page, THEMES[look]);
      await test.step(name, () => expectAccessible(page));
    };
    await walkScreens({ page, party, t: textsIn(language), stop });
    uncaught.length = 0;
  });
}
