import type { MenuItem } from '@tableside/domain/menu';
import { itemsOf, publishable } from '@tableside/domain/menu-edit';
import { writeOwnJson } from '@tableside/domain/menu-exchange';
import { measuringBrowser } from './support/cold-visit.ts';
import { poolOf } from './support/database.ts';
import { DISHES, largeMenu, READING } from './support/large-menu.ts';
import { percentile } from './support/measure.ts';
import { type Call, importFile, readDraft } from './support/menu-file.ts';
import { signInOwner } from './support/owner.ts';
import { type Got, menuIn, openReadingPhones, type ReadingPhones } from './support/reading-phones.ts';
import { type Figure, report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import { openShownDish } from './support/shown-dish.ts';
import { closeStreams } from './support/stream.ts';

const PHONES = 100;
const PUBLISHES = 50;
const TABLES = 10;
const CATEGORIES = 20;

type Browsed = Awaited<ReturnType<typeof openShownDish>>;
type Times = {
  readonly answered: number[];
  readonly told: number[];
  readonly held: number[];
  readonly shown: number[];
};

/** What phones hold is the version that was published, with the price that it is about; phones of one language hold the same bytes. */
const check = (
  all: readonly Got[],
  languages: number,
  version: number,
  dish: string,
  price: number,
): void => {
  for (const [place, { answer }] of all.entries()) {
    const first = all[place % languages];
    if (place >= languages && first && !answer.body.equals(first.answer.body))
      throw new Error('phones of one language hold different menus');
    if (place >= languages) continue;
    const menu = menuIn(answer);
    const held = menu.categories.flatMap(({ items }) => items).find(({ id }) => id === dish);
    if (menu.version !== version || held?.price !== price)
      throw new Error(
        `a phone holds version ${menu.version} with ${held?.price}, not ${version} with ${price}`,
      );
  }
};

type Scene = {
  readonly call: Call;
  readonly phones: ReadingPhones;
  readonly browsed: Browsed;
  readonly languages: number;
};

/** A price is changed and published, so many times; each time until all phones hold it. */
const publishes = async ({ call, phones, browsed, languages }: Scene, dish: MenuItem): Promise<Times> => {
  const times: Times = { answered: [], told: [], held: [], shown: [] };
  for (let turn = 0; turn < PUBLISHES; turn += 1) {
    const price = dish.price + 1 + turn;
    const { revision: seen, document } = await readDraft(call);
    const item = itemsOf(document).find(({ id }) => id === dish.id);
    const { revision } = await call<{ revision: number }>('/menu-draft/edit', {
      seen,
      edit: { kind: 'item-set', item: { ...item, price } },
    });
    const awaited = phones.next();
    const shows = browsed.shows((price / 100).toFixed(2).replace('.', ','));
    const started = performance.now();
    const { version } = await call<{ version: number }>('/menu-draft/publish', { revision });
    times.answered.push(performance.now() - started);
    const all = await Promise.all(awaited);
    times.shown.push((await shows) - performance.timeOrigin - started);
    times.told.push(...all.map(({ told }) => told - started));
    times.held.push(...all.map(({ held }) => held - started));
    check(all, languages, version, dish.id, price / 100);
  }
  return times;
};

const p99 = (all: readonly number[]): number => percentile(all, 0.99);
const p50 = (all: readonly number[]): string => percentile(all, 0.5).toFixed(0);

const figures = (dishes: number, languages: number, times: Times): Figure[] => [
  {
    what: `${dishes} dishes: publishing until an open phone holds the menu, p99`,
    value: p99(times.held) / 1_000,
    unit: 's',
    atMost: 2,
    from: `${PUBLISHES} publishes to ${PHONES} phones in ${languages} languages; p50 ${p50(times.held)} ms, told p50 ${p50(times.told)} ms and p99 ${p99(times.told).toFixed(0)} ms, the owner is answered after ${p50(times.answered)} ms (p50); the phones on the same cores`,
  },
  {
    what: `${dishes} dishes: the same until a phone's browser shows the price`,
    value: Math.max(...times.shown) / 1_000,
    unit: 's',
    atMost: 2,
    from: `slowest of ${PUBLISHES}, p50 ${p50(times.shown)} ms; one browser beside the ${PHONES} phones, not slowed`,
  },
];

/** From the owner's publishing until the phones that are open hold the new menu: the demo's restaurant, and with 1,000 dishes more. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const pool = poolOf(server.dataDir, 1);
  const browser = await measuringBrowser();
  try {
    const { rows } = await pool.query(`select id, settings from venue where slug = 'vilnius'`);
    const { mainLanguage, languages: others } = rows[0].settings as {
      mainLanguage: string;
      languages: string[];
    };
    const languages = [...new Set([mainLanguage, ...others])];
    const call = (await signInOwner(server.base)).at(rows[0].id);
    const codes = Array.from({ length: TABLES }, (_, table) => `VILNIUS-${table + 1}`);
    const { document } = await readDraft(call);
    const dish = publishable(document)
      .categories.flatMap(({ items }) => items)
      .find(({ variations, discountedPrice }) => variations.length === 0 && discountedPrice === null);
    if (!dish) throw new Error('no dish has a price of its own');
    const phones = await openReadingPhones(server.base, { count: PHONES, codes, languages });
    const open = () =>
      openShownDish(browser, { base: server.base, code: 'VILNIUS-12', dish: dish.name[mainLanguage] ?? '' });
    const scene = { call, phones, languages: languages.length };
    const usual = await publishes({ ...scene, browsed: await open() }, dish);
    const large = JSON.stringify(writeOwnJson(largeMenu(CATEGORIES), READING));
    await importFile(call, large);
    const all = await publishes({ ...scene, browsed: await open() }, dish);
    const known = itemsOf(document).length;
    report('publish', [
      ...figures(known, languages.length, usual),
      ...figures(known + DISHES, languages.length, all),
    ]);
  } finally {
    await browser.close();
    await pool.end();
    await server.stop();
  }
  closeStreams();
};
