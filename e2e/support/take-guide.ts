import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { settled } from './take.ts';
import { expect } from './test.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'guide', 'pictures');
/** A page of the guide is read on a phone, too. Bytes. */
const MOST = 60_000;

/** Saves what the page shows as docs/guide/pictures/<name>.webp. */
export const takeForGuide = async (page: Page, name: string): Promise<void> => {
  await settled(page);
  const picture = await page.screenshot({ animations: 'disabled' });
  await mkdir(FOLDER, { recursive: true });
  const { size } = await sharp(picture)
    .webp({ quality: 80, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  expect(size, name).toBeLessThan(MOST);
};
