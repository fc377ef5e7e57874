import { serveEmpty } from '../tools/e2e/serve.ts';
import { test } from './support/demo-of-its-own.ts';
import { takeFirstOrder, takeFirstRun } from './support/guide-pictures.ts';

test.use({ house: 'screenshots-guide' });

// The pictures of the first half hour in docs/guide: `npm run screenshots -- screenshots-guide`. Its other pages show those
// that docs/screenshots has of the console.

test.setTimeout(300_000);

test.describe('the first half hour', () => {
  test.use({ viewport: { width: 390, height: 720 }, deviceScaleFactor: 1.5 });
  test('from an empty installation to a guest who orders', async ({ page, anotherPhone }) => {
    const { url, output, stop } = await serveEmpty();
    try {
      const guest = await anotherPhone({ viewport: { width: 390, height: 720 }, deviceScaleFactor: 1.5 });
      const venue = await takeFirstRun(page, url, () => /\S+#setup=(\S+)/.exec(output())?.[1] ?? '');
      await takeFirstOrder(page, guest, venue);
    } finally {
      await stop();
    }
  });
});
