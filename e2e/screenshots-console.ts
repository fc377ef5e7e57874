import { enter } from './support/console.ts';
import { takeDoors, takeOffline, takeReadyBoard, takeSharedDevice } from './support/console-pictures.ts';
import { test } from './support/demo-of-its-own.ts';
import { listPictures, take } from './support/take.ts';
import { expect } from './support/test.ts';
import { walkConsole } from './support/walk-console.ts';

test.use({ house: 'screenshots-console' });

// The console's part of docs/screenshots: `npm run screenshots`. A busy evening at a venue of its own, room by room.

const SIZES = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
  { width: 1920, height: 1080 },
] as const;
/** A wall shows rooms; nobody opens dialogs there. */
const WALL = 1920;
/** What is looked at in dimmed rooms. */
const IN_THE_DARK =
  /^(orders|progress|reject|calls|kitchen|tables|plan|table|stock|bills|bill|bill-add|bill-settle|payment|refund|numbers|closing|money-alerts)$/;

const BESIDE_A_PHONE = /^settings-(looks|welcome)$/;

test.setTimeout(540_000);

for (const viewport of SIZES) {
  const { width } = viewport;
  test(`the console's doors at ${width}`, async ({ staffTablet, staffAs, evening, demo }) => {
    await takeReadyBoard(await staffTablet({ viewport }), demo);
    const page = await staffTablet({ viewport });
    await takeDoors(page);
    await takeOffline(page, evening);
    await takeSharedDevice(await staffTablet({ viewport }), await staffAs('kitchen'));
  });

  test(`the console's rooms at ${width}`, async ({ staffTablet, evening }) => {
    const page = await staffTablet({ viewport });
    await enter(page, 'owner');
    await walkConsole(page, 'owner', evening, async name => {
      if (width === WALL && (await page.getByRole('dialog').isVisible())) return;
      // The phone beside its form; on a small screen it is behind a button.
      if (width > 1000 && BESIDE_A_PHONE.test(name)) await expect(page.locator('iframe')).toBeVisible();
      await take(page, `console-${name}`);
    });
  });

  test(`what only waiters and cooks see at ${width}`, async ({ staffTablet, evening }) => {
    for (const [role, stop] of [
      ['waiter', 'numbers-own'],
      ['kitchen', 'kitchen-wall'],
    ] as const) {
      const page = await staffTablet({ viewport });
      await enter(page, role);
      await walkConsole(
        page,
        role,
        evening,
        name => take(page, `console-${name}`),
        name => name === stop,
      );
    }
  });
}

test('the console in the dark', async ({ staffTablet, evening }) => {
  const page = await staffTablet({ viewport: { width: 1180, height: 820 }, colorScheme: 'dark' });
  await enter(page, 'owner');
  await walkConsole(
    page,
    'owner',
    evening,
    name => take(page, `console-${name}-dark`),
    name => IN_THE_DARK.test(name),
  );
});

test('the list of the pictures', () => listPictures());
