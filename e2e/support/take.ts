import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import sharp from 'sharp';
import { SHEETS } from './sheets.ts';
import { expect } from './test.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');

/** Pictures that are still on their way would leave holes, also those that come a moment after their place. */
const picturesLoaded = async (frame: Frame): Promise<void> => {
  const missing = () =>
    frame.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 50)));
      const seen = [...document.images].filter(image => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      return seen.filter(image => !image.complete || image.naturalWidth === 0).length;
    });
  await expect.poll(missing).toBe(0);
};

const PHONES = ['menu', 'select', 'preview'].map(screen => `iframe[src^="/${screen}/"]`).join();

/** A guest's phone beside what is being written shows a page of its own, which comes when it comes. */
const phonesLoaded = async (page: Page): Promise<void> => {
  for (const phone of await page.locator(PHONES).all()) {
    await expect(phone.contentFrame().getByRole('heading').first()).toBeVisible();
    await expect(phone.contentFrame().getByRole('status', { name: 'Opening the menu' })).toBeHidden();
    const frame = await (await phone.elementHandle())?.contentFrame();
    if (frame) await picturesLoaded(frame);
  }
};

/** Nothing that the page shows is still on its way. */
export const settled = async (page: Page): Promise<void> => {
  await phonesLoaded(page);
  await picturesLoaded(page.mainFrame());
};

/** Saves what the page shows as docs/screenshots/<name>-<width>.png, in 256 colours at most to keep the repository small. */
export const take = async (
  page: Page,
  name: string,
  animations: 'disabled' | 'allow' = 'disabled',
): Promise<void> => {
  await settled(page);
  const picture = await page.screenshot({ animations, scale: 'css' });
  await mkdir(FOLDER, { recursive: true });
  await sharp(picture)
    .png({ palette: true, colours: 160, effort: 8 })
    .toFile(join(FOLDER, `${name}-${page.viewportSize()?.width ?? 0}.png`));
};

/** Writes docs/screenshots/README.md from the pictures that are there. */
export const listPictures = async (): Promise<void> => {
  const sizes = new Map<string, number[]>();
  for (const file of (await readdir(FOLDER)).filter(each => each.endsWith('.png'))) {
    const [, name = '', width = ''] = /^(.*)-(\d+)\.png$/.exec(file) ?? [];
    sizes.set(
      name,
      [...(sizes.get(name) ?? []), Number(width)].sort((a, b) => a - b),
    );
  }
  const names = [...sizes.keys()].sort();
  const row = (name: string): string =>
    `| ${name.replaceAll('-', ' ')} | ${sizes
      .get(name)
      ?.map(width => `[${width}](${name}-${width}.png)`)
      .join(' · ')} |`;
  const table = (title: string, rows: readonly string[]): string =>
    [`## ${title}`, '', '| screen | width in CSS pixels |', '|---|---|', ...rows.map(row), ''].join('\n');
  const sheets = (await readdir(SHEETS)).map(file => file.replace('.webp', '')).sort();
  const text = [
    '# Screenshots',
    '',
    'Taken by `npm run screenshots` ([e2e/screenshots.ts](../../e2e/screenshots.ts)) from the demo venues. This list is written by it too.',
    '',
    "## The guest's screens",
    '',
    'One sheet each, at half the size: a phone of 390 by 844, the same in the colours of a dark and of a bold venue and in Arabic, then 360 by 640, 820 by 1180, and a phone on its side.',
    '',
    sheets.map(name => `[${name.replaceAll('-', ' ')}](sheets/${name}.webp)`).join(' · '),
    '',
    table(
      'Of their own, for pages that show them',
      names.filter(name => !name.startsWith('console-')),
    ),
    table(
      "The venue's console",
      names.filter(name => name.startsWith('console-')),
    ),
  ].join('\n');
  await writeFile(join(FOLDER, 'README.md'), text);
};
