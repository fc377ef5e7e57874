import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './support/demo-of-its-own.ts';
import { expect } from './support/test.ts';

test.use({ house: 'screenshots-kiosk' });

// The kiosk's screens in docs/guide/kiosk.md at both of its sizes, side by side: `npm run screenshots -- screenshots-kiosk`.

const FOLDER = join(import.meta.dirname, '../docs/guide/pictures');
/** A tall screen on a stand, and a tablet. */
const SIZES = [
  { width: 1080, height: 1920 },
  { width: 820, height: 1180 },
] as const;
const HEIGHT = 720;

type Shots = Map<string, Buffer[]>;

const shoot = async (page: Page, shots: Shots, name: string): Promise<void> => {
  const taken = await page.screenshot({ animations: 'disabled' });
  const small = await sharp(taken).resize({ height: HEIGHT }).toBuffer();
  shots.set(name, [...(shots.get(name) ?? []), small]);
};

const steer = (page: Page, data: object) => page.request.post('/sandbox/terminal/kiosk/state', { data });

const walk = async (page: Page, shots: Shots): Promise<void> => {
  await page.goto('/kiosk#123456789');
  await page.getByRole('button', { name: 'Make it the kiosk' }).click();
  await page.getByRole('button', { name: 'Open the kiosk' }).click();
  await expect(page.getByRole('button', { name: 'Eat here' })).toBeVisible();
  await shoot(page, shots, 'begin');
  await steer(page, { card_at_once: false });
  await page.getByRole('button', { name: 'Eat here' }).click();
  await expect(page.getByRole('button', { name: /^Add .* to the cart$/ }).first()).toBeVisible();
  await shoot(page, shots, 'menu');
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^View order, / }).click();
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  await shoot(page, shots, 'cart');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.locator('[data-display]')).toHaveText('INSERT CARD');
  await shoot(page, shots, 'pay');
  await steer(page, { hand: 'card' });
  await expect(page.getByText('Your order number')).toBeVisible();
  await shoot(page, shots, 'done');
  await steer(page, { card_at_once: true });
};

test('the kiosk from the first touch to the number that is called', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const shots: Shots = new Map();
  for (const viewport of SIZES) {
    const context = await browser.newContext({ baseURL, viewport, hasTouch: true });
    await walk(await context.newPage(), shots);
    await context.close();
  }
  for (const [name, pictures] of shots) {
    const placed = [];
    let left = 0;
    for (const input of pictures) {
      placed.push({ input, left, top: 0 });
      left += (await sharp(input).metadata()).width + 24;
    }
    await sharp({ create: { width: left - 24, height: HEIGHT, channels: 4, background: '#0000' } })
      .composite(placed)
      .webp({ quality: 82 })
      .toFile(join(FOLDER, `kiosk-${name}.webp`));
  }
});
