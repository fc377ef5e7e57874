import { statSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { composeSheet } from '../../tools/sheets/compose-sheet.ts';
import { expect } from './test.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Screens of one app, each with its looks beside each other in one picture. */
export type Sheets = {
  readonly app: 'guest' | 'console';
  /** Where the sheets lie, one a screen. */
  readonly folder: string;
  /** In the order in which they stand on the sheet. */
  readonly looks: readonly string[];
  /** All sheets together, bytes: the repository is cloned by phone, too. */
  readonly most: number;
};

const inScreenshots = (folder: string): string => join(ROOT, 'docs', 'screenshots', folder);
export const GUEST = {
  app: 'guest',
  folder: inScreenshots('sheets'),
  looks: ['phone', 'dark', 'bold', 'ar', 'small', 'tablet', 'side'],
  most: 2_000_000,
} as const satisfies Sheets;
export const CONSOLE = {
  app: 'console',
  folder: inScreenshots('console'),
  looks: ['390', '1180', '1180-dark', '1920'],
  most: 6_500_000,
} as const satisfies Sheets;

/** Looks wait here for the others of their screen: tests of several sizes, and of several runs, share one sheet. */
const waiting = (app: Sheets['app'], ...path: string[]): string =>
  join(ROOT, '.cache', 'looks', app, ...path);
const fileOf = (name: string): string => name.replaceAll(/[^a-z]+/g, '-');

/** What the page shows now, as one look of a screen. */
export const keepLook = async (page: Page, { app }: Sheets, name: string, look: string): Promise<void> => {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 120))));
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await mkdir(waiting(app, fileOf(name)), { recursive: true });
  await writeFile(waiting(app, fileOf(name), `${look}.png`), picture);
};

/** All screens are about to be taken: sheets of those that are no more are not to stay. */
export const forgetSheets = async ({ app, folder }: Sheets): Promise<void> => {
  await rm(waiting(app), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
};

/** Writes the sheets of all screens of which looks were kept. */
export const composeSheets = async ({ app, folder, looks, most }: Sheets): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(waiting(app))) {
    const taken = new Set(await readdir(waiting(app, name)));
    const shown = looks.filter(look => taken.has(`${look}.png`));
    await composeSheet(
      shown.map(look => waiting(app, name, `${look}.png`)),
      join(folder, `${name}.webp`),
    );
  }
  const sizes = (await readdir(folder)).map(file => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(most);
};
