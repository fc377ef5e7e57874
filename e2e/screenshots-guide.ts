import { serveEmpty } from '../tools/e2e/serve.ts';
import { enter } from './support/console.ts';
import { walkConsole } from './support/console-stops.ts';
import { test } from './support/demo-of-its-own.ts';
import { takeFirstOrder, takeFirstRun } from './support/guide-pictures.ts';
import { takeForGuide } from './support/take-guide.ts';

// The pictures of docs/guide: `npm run screenshots -- screenshots-guide`.

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

/** Pages that the guide explains one by one, on a computer. */
const EXPLAINED =
  /^(menu-editor|menu-dish|menu-tag|codes|codes-table|organisation|organisation-add|settings|settings-(service|looks|welcome|questions|popups|tips|coupons|team|connections|webhook-log))$/;

test('what the guide explains, page by page', async ({ staffTablet, evening }) => {
  const page = await staffTablet({ viewport: { width: 1100, height: 760 }, deviceScaleFactor: 1 });
  await enter(page, 'owner');
  await walkConsole(
    page,
    'owner',
    evening,
    name => takeForGuide(page, name),
    name => EXPLAINED.test(name),
  );
});
