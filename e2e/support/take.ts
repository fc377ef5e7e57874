import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');

/** Pictures that are still on their way would leave holes. */
const picturesLoaded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const seen = [...document.images].filter(image => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.all(seen.map(image => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });

/** Saves what the page shows as docs/screenshots/<name>-<width>.png, in 256 colours at most to keep the repository small. */
export const take = async (page: Page, name: string): Promise<void> => {
  await picturesLoaded(page);
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await mkdir(FOLDER, { recursive: true });
  await sharp(picture)
    .png({ palette: true, colours: 160, effort: 8 })
    .toFile(join(FOLDER, `${name}-${page.viewportSize()?.width ?? 0}.png`));
};
