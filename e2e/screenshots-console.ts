import type { Page } from '@playwright/test';
import { enter } from './support/console.ts';
import { openEvening } from './support/console-evening.ts';
import { takeDoors, takeOffline, takeReadyBoard, takeSharedDevice } from './support/console-pictures.ts';
import { test as base } from './support/demo-of-its-own.ts';
import { openFriday } from './support/friday.ts';
import { CONSOLE, composeSheets, forgetSheets } from './support/sheets.ts';
import { dropUnshown, listPictures, takeConsole } from './support/take.ts';
import { expect } from './support/test.ts';
import { walkConsole } from './support/walk-console.ts';

// The console's part of docs/screenshots: `npm run screenshots -- screenshots-console`. A Friday evening at a venue of its
// own, room by room. Only some rooms: `ROOMS='^(orders|tray)$' npm run screenshots -- screenshots-console`; sheets of all
// others stay as they are.

const test = base.extend({
  evening: [
    async ({ demo }, use) => {
      const evening = await openEvening(demo);
      await openFriday(demo, evening);
      await use(evening);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.use({ house: 'screenshots-console' });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
  { width: 1920, height: 1080 },
] as const;
/** A wall shows rooms; nobody opens dialogs there. */
const WALL = 1920;
/** What is looked at in dimmed rooms. */
const IN_THE_DARK =
  /^(orders|progress|reject|tray|calls|kitchen|tables|plan|table|stock|reservations|bills|bill|bill-pad|bill-pad-seats|bill-settle|payment|refund|home|numbers|closing|money-alerts|settings|settings-hours-worked|payment-settings)$/;
const BESIDE_A_PHONE = /^settings-(looks|welcome)$/;

const ROOMS = process.env.ROOMS ? new RegExp(process.env.ROOMS) : undefined;
const chosen = (name: string): boolean => ROOMS?.test(name) ?? true;

test.setTimeout(540_000);

test('all sheets are taken anew, or only those of some rooms', async () => {
  if (!ROOMS) await forgetSheets(CONSOLE);
});

for (const viewport of SIZES) {
  const { width } = viewport;
  test(`the console's doors at ${width}`, async ({ staffTablet, staffAs, evening, demo }) => {
    test.skip(ROOMS !== undefined);
    await takeReadyBoard(await staffTablet({ viewport }), demo);
    const page = await staffTablet({ viewport });
    await takeDoors(page);
    await takeOffline(page, evening);
    await takeSharedDevice(await staffTablet({ viewport }), await staffAs('kitchen'));
  });

  test(`the console's rooms at ${width}`, async ({ staffTablet, evening }) => {
    const page = await staffTablet({ viewport });
    await enter(page, 'owner');
    const visit = async (name: string) => {
      if (width === WALL && (await page.getByRole('dialog').isVisible())) return;
      // The phone beside its form; on a small screen it is behind a button.
      if (width > 1000 && BESIDE_A_PHONE.test(name)) await expect(page.locator('iframe')).toBeVisible();
      await takeConsole(page, name);
    };
    await walkConsole(page, 'owner', evening, visit, chosen);
  });

  test(`what only waiters and cooks see at ${width}`, async ({ staffTablet, evening }) => {
    for (const [role, stop] of [
      ['waiter', 'numbers-own'],
      ['kitchen', 'kitchen-wall'],
    ] as const) {
      if (!chosen(stop)) continue;
      const page = await staffTablet({ viewport });
      await enter(page, role);
      await walkConsole(
        page,
        role,
        evening,
        name => takeConsole(page, name),
        name => name === stop,
      );
    }
  });
}

test('the console in the dark', async ({ staffTablet, evening }) => {
  const page: Page = await staffTablet({ viewport: { width: 1180, height: 820 }, colorScheme: 'dark' });
  await enter(page, 'owner');
  await walkConsole(
    page,
    'owner',
    evening,
    name => takeConsole(page, name, '1180-dark'),
    name => IN_THE_DARK.test(name) && chosen(name),
  );
});

test('the sheets, and the list of the pictures', async () => {
  await composeSheets(CONSOLE);
  await dropUnshown();
  await listPictures();
});
