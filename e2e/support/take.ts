import { globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import sharp from 'sharp';
import { CONSOLE, GUEST, keepLook } from './sheets.ts';
import { expect } from './test.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'docs', 'screenshots');

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
  await expect(page.locator('[data-form][aria-busy]')).toHaveCount(0);
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

/** Pictures that a page of the docs shows; the list of all pictures is none. */
const shown = (): ReadonlySet<string> => {
  const pages = globSync(
    ['README.md', 'docs/*.md', 'docs/guide/*.md', 'docs/operate/*.md', 'docs/design/*.md'],
    {
      cwd: ROOT,
    },
  );
  const pictures = pages.flatMap(page =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/screenshots\/([\w-]+\.png)/g)].map(
      ([, file = '']) => file,
    ),
  );
  return new Set(pictures);
};

/** A room of the console: a look of its sheet, and a picture of its own where a page of the docs shows one. */
export const takeConsole = async (page: Page, name: string, look?: (typeof CONSOLE.looks)[number]) => {
  await settled(page);
  const width = `${page.viewportSize()?.width ?? 0}`;
  await keepLook(page, CONSOLE, name, look ?? width);
  if (!look && shown().has(`console-${name}-${width}.png`)) await take(page, `console-${name}`);
};

/** Pictures of the console that no page of the docs shows: its sheets have them. */
export const dropUnshown = async (): Promise<void> => {
  const kept = shown();
  for (const file of await readdir(FOLDER))
    if (/^console-.*\.png$/.test(file) && !kept.has(file)) await rm(join(FOLDER, file));
};

const linksTo = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).map(file => file.replace('.webp', '')).sort();
  return names.map(name => `[${name.replaceAll('-', ' ')}](${basename(folder)}/${name}.webp)`).join(' · ');
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
  const text = [
    '# Screenshots',
    '',
    'Taken by `npm run screenshots` ([e2e/screenshots.ts](../../e2e/screenshots.ts)) from the demo venues. This list is written by it too.',
    '',
    "## The guest's screens",
    '',
    'One sheet each, at half the size: a phone of 390 by 844, the same in the colours of a dark and of a bold venue and in Arabic, then 360 by 640, 820 by 1180, and a phone on its side.',
    '',
    await linksTo(GUEST.folder),
    '',
    "## The console's rooms",
    '',
    'One sheet each, at half the size: a phone of 390 by 844, a tablet of 1180 by 820, in light and where rooms are dimmed in the dark, and a wall of 1920 by 1080, which opens no dialogs. A Friday evening with fifteen open orders.',
    '',
    await linksTo(CONSOLE.folder),
    '',
    table('Of their own, for pages that show them', names),
  ].join('\n');
  await writeFile(join(FOLDER, 'README.md'), text);
};
