import type { Browser, Page } from '@playwright/test';
import { writeOwnJson } from '@tableside/domain/menu-exchange';
import { measuringBrowser } from './support/cold-visit.ts';
import { poolOf } from './support/database.ts';
import { type Deed, editMenu } from './support/editing.ts';
import { watch } from './support/finger.ts';
import { DISHES, largeMenu, READING } from './support/large-menu.ts';
import { median } from './support/measure.ts';
import { importFile } from './support/menu-file.ts';
import { signInOwner } from './support/owner.ts';
import { type Figure, report } from './support/report.ts';
import { type RunningServer, startServer } from './support/server-process.ts';

const CPU_SLOWDOWN = 4;
const TIMES = 3;
const WIDE = { name: 'desk', wide: true, viewport: { width: 1440, height: 900 } } as const;
const PHONE = { name: 'phone', wide: false, viewport: { width: 390, height: 844 } } as const;

const openEditor = async (
  browser: Browser,
  { base }: RunningServer,
  { wide, viewport }: typeof WIDE | typeof PHONE,
): Promise<Page> => {
  const context = await browser.newContext({ viewport, hasTouch: !wide });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${base}/console/cafe/menu`);
  await page.getByLabel('E-mail').fill('owner@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('tableside-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('searchbox', { name: 'Find a dish' }).waitFor({ timeout: 60_000 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
};

const figureOf =
  (width: string) =>
  ({ what, acts }: Deed): Figure => {
    const frames = acts.map(({ frame }) => frame);
    const shown = acts.map(act => act.shown).filter(ms => !Number.isNaN(ms));
    const until = shown.length > 0 ? `; ${median(shown).toFixed(0)} ms until it is shown (median)` : '';
    const busy = Math.max(...acts.map(act => act.busy)).toFixed(0);
    return {
      what: `${what} (${width})`,
      value: Math.max(...frames),
      unit: 'ms',
      atMost: 100,
      from: `slowest of ${acts.length}, median ${median(frames).toFixed(0)} ms, from key or finger to the next frame${until}; busy at a stretch for ${busy} ms at most; CPU ${CPU_SLOWDOWN}x slower`,
    };
  };

/** The console's menu editor with 1,000 dishes, all of them in one category, on slow machines: what keys and fingers wait for. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const pool = poolOf(server.dataDir, 1);
  const browser = await measuringBrowser();
  try {
    const { rows } = await pool.query(`select id from venue where slug = 'cafe'`);
    const call = (await signInOwner(server.base)).at(rows[0].id);
    const menu = largeMenu(1);
    await importFile(call, JSON.stringify(writeOwnJson(menu, READING)));
    const large = menu.categories[0]?.name.lt ?? '';
    const { draft } = await call<{
      draft: { document: { categories: { name: Record<string, string> }[] }; main_language: string };
    }>('/menu-draft');
    const small = draft.document.categories[0]?.name[draft.main_language] ?? '';
    const figures: Figure[] = [];
    for (const width of [WIDE, PHONE]) {
      const page = await openEditor(browser, server, width);
      // The last one chosen is the large one: an odd number of turns begins with it and ends with it.
      const deeds = await editMenu(page, { count: TIMES, wide: width.wide, categories: [large, small] });
      figures.push(...deeds.map(figureOf(width.name)));
      await page.context().close();
    }
    if (DISHES !== menu.categories[0]?.items.length) throw new Error('the category does not hold all dishes');
    report('editor', figures);
  } finally {
    await browser.close();
    await pool.end();
    await server.stop();
  }
};
