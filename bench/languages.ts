import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Menu } from '@tableside/contract/http/menu';
import { LANGUAGES } from '@tableside/domain/session';
import { measuringBrowser, type Timing, visit } from './support/cold-visit.ts';
import { call, scan } from './support/guest.ts';
import { median } from './support/measure.ts';
import { type Figure, report } from './support/report.ts';
import { type RunningServer, startServer } from './support/server-process.ts';
import { applyBoldTheme, offerAllLanguages } from './support/speaking-venue.ts';
import { serveStatic, staticPage } from './support/static-page.ts';

/** A few rounds each: the medians of all languages together say more than one of them. */
const ROUNDS = 3;
/** The longest words, another script from right to left, and the one most texts are written in. */
const IN_BOLD: readonly string[] = ['en', 'de', 'ar'];
const MAX_SCRIPTS = 85;

type Measured = {
  readonly what: string;
  readonly ours: readonly Timing[];
  readonly still: readonly Timing[];
};
const of = (timings: readonly Timing[], pick: (timing: Timing) => number) => median(timings.map(pick));
const ratio = ({ ours, still }: Measured, pick: (timing: Timing) => number) =>
  of(ours, pick) / of(still, pick);
const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (value: number) => `${(value / 1_000).toFixed(1)} kB`;

/** `--languages=ar,de` measures those alone, `--look=bold` in that look alone. */
const option = (name: string): string | undefined =>
  process.argv.find(said => said.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The menu in one language, against a static page with the dishes it shows. */
const measure = async (
  server: RunningServer,
  browser: Browser,
  language: string,
  what: string,
): Promise<Measured> => {
  const phone = await scan(server.base, 'VILNIUS-1');
  const { session } = phone;
  await call(server.base, phone, `/session/${session}/update-language`, { language });
  const menu = await call<Menu>(server.base, phone, `/get-menu-categories/${session}`);
  type Data = { restaurant: { name: string; cover: string | null } };
  const { restaurant } = await call<Data>(server.base, phone, `/get-session-data/${session}`);
  const page = staticPage(menu, restaurant.name, restaurant.cover);
  const reference = await serveStatic(page, join(server.dataDir, 'media'));
  const ours: Timing[] = [];
  const still: Timing[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    still.push(await visit(browser, `${reference.base}/`, '', false));
    ours.push(await visit(browser, `${server.base}/menu/${session}`, phone.cookie, true));
  }
  await reference.stop();
  return { what, ours, still };
};

const figuresOf = (measured: Measured): Figure[] => {
  const { what, ours, still } = measured;
  const bytes = `page ${kB(of(ours, ({ html }) => html))}, scripts ${kB(of(ours, ({ scripts }) => scripts))}`;
  return [
    {
      what: `${what}: first dish against a static page`,
      value: ratio(measured, ({ dish }) => dish),
      unit: 'x',
      atMost: 1.1,
      from: `${ms(of(ours, ({ dish }) => dish))} and ${ms(of(still, ({ dish }) => dish))}; ${bytes}, median of ${ROUNDS}`,
    },
    {
      what: `${what}: usable against a static page`,
      value: ratio(measured, ({ usable }) => usable),
      unit: 'x',
      atMost: 1.6,
      from: `${ms(of(ours, ({ usable }) => usable))} and ${ms(of(still, ({ usable }) => usable))}`,
    },
  ];
};

const together = (all: readonly Measured[]): Figure[] => {
  const timings = all.flatMap(({ ours }) => ours);
  const worst = all.reduce((most, each) =>
    each.ours[0] && most.ours[0] && each.ours[0].scripts > most.ours[0].scripts ? each : most,
  );
  return [
    {
      what: 'all: first dish against a static page',
      value: median(all.map(each => ratio(each, ({ dish }) => dish))),
      unit: 'x',
      atMost: 1.1,
      from: `median of ${all.length} pages`,
    },
    {
      what: 'all: usable against a static page',
      value: median(all.map(each => ratio(each, ({ usable }) => usable))),
      unit: 'x',
      atMost: 1.6,
      from: `median of ${all.length} pages`,
    },
    {
      what: 'all: scripts of the menu',
      value: Math.max(...timings.map(({ scripts }) => scripts)) / 1_000,
      unit: 'kB',
      atMost: MAX_SCRIPTS,
      from: `the most, of ${worst.what}; brotli, what had been fetched when the menu was usable`,
    },
    {
      what: 'all: layout shift',
      value: Math.max(...timings.map(({ shift }) => shift)),
      unit: 'CLS',
      atMost: 0,
      from: 'worst round of all',
    },
  ];
};

/** The first view in each language, and in a bold look: first dish, usable, bytes. What is wanted of the page holds in all of them. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const browser = await measuringBrowser();
  try {
    await offerAllLanguages(server.dataDir);
    const wanted = option('languages')?.split(',') ?? LANGUAGES;
    const measured: Measured[] = [];
    if (option('look') !== 'bold') {
      for (const language of wanted) measured.push(await measure(server, browser, language, language));
    }
    await applyBoldTheme(server.dataDir);
    for (const language of wanted.filter(each => option('look') === 'bold' || IN_BOLD.includes(each))) {
      measured.push(await measure(server, browser, language, `${language}, bold look`));
    }
    report('languages', [...together(measured), ...measured.flatMap(figuresOf)]);
  } finally {
    await browser.close();
    await server.stop();
  }
};
