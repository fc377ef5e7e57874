import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { addDishForGood, cartLink, openMenu } from './support/guest.ts';
import { expect, test } from './support/test.ts';

const TABLE = 'VILNIUS-5';
/** Nothing that Lighthouse knows of keeps anybody out; of good practice it may miss one small thing. */
const LEAST = { accessibility: 100, 'best-practices': 95 } as const;

/** Lighthouse opens the address in a tab of its own of the browser at this port, where the guest's visit is known. */
const scoresOf = async (url: string, port: number) => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: Object.keys(LEAST),
    disableStorageReset: true,
    throttlingMethod: 'provided',
    // A picture of the whole page is for the report that people look at.
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const short = Object.values(categories).flatMap(({ id, score, auditRefs }) => {
    const least = LEAST[id as keyof typeof LEAST];
    if (Math.round((score ?? 0) * 100) >= least) return [];
    const missed = auditRefs.filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1);
    const why = missed.map(({ id: audit }) => audits[audit]?.title).join('; ');
    return [`${id} ${Math.round((score ?? 0) * 100)} of at least ${least}: ${why}`];
  });
  const at = (id: keyof typeof LEAST) => Math.round((categories[id]?.score ?? 0) * 100);
  return { short, told: `accessibility ${at('accessibility')}, best practices ${at('best-practices')}` };
};

test('Lighthouse gives the first screen, the menu and the cart 100 for accessibility and at least 95 for best practices', async ({
  baseURL,
  desk,
}, { project }) => {
  test.setTimeout(240_000);
  await desk.freeTable('vilnius', TABLE);
  const profile = mkdtempSync(join(tmpdir(), 'tableside-lighthouse-'));
  const { launchOptions, locale } = project.use;
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--remote-debugging-port=0'],
    ...(locale ? { locale } : {}),
    ...(baseURL ? { baseURL } : {}),
  });
  try {
    const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n', 1);
    const page = await browser.newPage();
    await openMenu(page, TABLE);
    await addDishForGood(page, 'Pumpkin velouté');
    await expect(cartLink(page)).toBeVisible();
    const menu = page.url();
    const found: string[] = [];
    for (const url of [`${baseURL}/${TABLE}`, menu, menu.replace('/menu/', '/place-order/')]) {
      const name = new URL(url).pathname.split('/', 2).at(-1);
      await test.step(`${name}`, async () => {
        const { short, told } = await scoresOf(url, Number(port));
        test.info().annotations.push({ type: 'lighthouse', description: `${name}: ${told}` });
        found.push(...short.map(words => `${name}: ${words}`));
      });
    }
    expect(found).toEqual([]);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
