import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';
import { applyTheme, THEMES } from './wear.ts';

/** Where the sheets lie, one a screen. */
export const SHEETS = join(import.meta.dirname, '..', '..', 'docs', 'screenshots', 'sheets');

/** All sheets together, bytes: the repository is cloned by phone, too. */
const MOST = 2_000_000;
/** Half the size: what stands where can be seen, and words of a line be read. */
const SCALE = 0.5;
const GAP = 8;
const GROUND = '#8a8a86';
const PHONE = { width: 390, height: 844 };

const SIZES = [
  ['small', { width: 360, height: 640 }],
  ['tablet', { width: 820, height: 1180 }],
  ['side', { width: 844, height: 390 }],
] as const;

/** In the order in which they stand on the sheet. */
const LOOKS = ['phone', 'dark', 'bold', 'ar', 'small', 'tablet', 'side'] as const;
type Look = (typeof LOOKS)[number];
const taken = new Map<string, Map<Look, Buffer>>();

/** What the page shows now, as one look of a screen. */
export const anotherLook = async (page: Page, name: string, look: Look): Promise<void> => {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 120))));
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css' });
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const small = sharp(picture).resize(Math.round(width * SCALE), Math.round(height * SCALE));
  const looks = taken.get(name) ?? new Map<Look, Buffer>();
  taken.set(name, looks.set(look, await small.png().toBuffer()));
};

/** A screen on a phone, in the colours of two other venues, and in every other size; at last it is as it was. */
export const keepLooks = async (page: Page, name: string): Promise<void> => {
  await anotherLook(page, name, 'phone');
  for (const look of ['dark', 'bold'] as const) {
    // A provider's form keeps the colours it came in, which no venue would show.
    if (await page.locator('[data-form]').count()) continue;
    await applyTheme(page, THEMES[look]);
    await anotherLook(page, name, look);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.dataset.theme = 'light';
  });
  for (const [look, size] of SIZES) {
    await page.setViewportSize(size);
    await anotherLook(page, name, look);
  }
  await page.setViewportSize(PHONE);
};

/** Writes the sheets, and forgets those of screens that are no more. */
export const composeSheets = async (): Promise<void> => {
  await rm(SHEETS, { recursive: true, force: true });
  await mkdir(SHEETS, { recursive: true });
  let all = 0;
  for (const [name, looks] of taken) {
    let left = 0;
    const parts: { input: Buffer; left: number; top: number }[] = [];
    for (const look of LOOKS) {
      const input = looks.get(look);
      if (!input) continue;
      parts.push({ input, left, top: 0 });
      left += ((await sharp(input).metadata()).width ?? 0) + GAP;
    }
    const heights = await Promise.all(
      parts.map(async ({ input }) => (await sharp(input).metadata()).height ?? 0),
    );
    const create = {
      width: left - GAP,
      height: Math.max(...heights),
      channels: 3,
      background: GROUND,
    } as const;
    const sheet = sharp({ create });
    const file = join(SHEETS, `${name.replaceAll(/[^a-z]+/g, '-')}.webp`);
    all += (await sheet.composite(parts).webp({ quality: 55, effort: 6 }).toFile(file)).size;
  }
  expect(all).toBeLessThan(MOST);
};
