import type { MenuDocument } from '@tableside/domain/menu';
import { itemsOf } from '@tableside/domain/menu-edit';
import { writeMenuCsv, writeUber } from '@tableside/domain/menu-exchange';
import { bareMenu } from './support/bare-menu.ts';
import { poolOf } from './support/database.ts';
import { DISHES, largeMenu, OPTIONS, READING } from './support/large-menu.ts';
import { median } from './support/measure.ts';
import { discardDraft, importFile, readDraft } from './support/menu-file.ts';
import { signInOwner } from './support/owner.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';

const ROUNDS = 5;
const CATEGORIES = 20;

const optionsIn = (document: MenuDocument): number =>
  itemsOf(document)
    .flatMap(({ optionGroups }) => optionGroups)
    .reduce((all, { options }) => all + options.length, 0);

/** A menu of 1,000 dishes from a file into the draft, in two of the formats, against the same rows as bare INSERTs. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const pool = poolOf(server.dataDir, 1);
  try {
    const owner = await signInOwner(server.base);
    const { rows } = await pool.query(`select id from venue where slug = 'cafe'`);
    const call = owner.at(rows[0].id);
    const menu = largeMenu(CATEGORIES);
    const files = [
      { format: 'CSV', text: writeMenuCsv(menu, READING) },
      {
        format: 'Uber Eats',
        text: JSON.stringify(writeUber(menu, 'Large', READING.main, { [READING.main]: 'Dydis' })),
      },
    ];
    const before = await readDraft(call);
    const known = { dishes: itemsOf(before.document).length, options: optionsIn(before.document) };
    const bare: number[] = [];
    const times = files.map(() => ({ looked: [] as number[], taken: [] as number[], whole: [] as number[] }));
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await bareMenu(pool, menu));
      for (const [place, { text }] of files.entries()) {
        const { looked, taken } = await importFile(call, text);
        times[place]?.looked.push(looked);
        times[place]?.taken.push(taken);
        times[place]?.whole.push(looked + taken);
        const { document } = await readDraft(call);
        if (
          itemsOf(document).length !== known.dishes + DISHES ||
          optionsIn(document) !== known.options + DISHES * OPTIONS
        )
          throw new Error('not all of the file is in the draft');
        await discardDraft(call);
      }
    }
    report(
      'import',
      files.flatMap(({ format, text }, place) => {
        const { looked, taken, whole } = times[place] ?? { looked: [], taken: [], whole: [] };
        return [
          {
            what: `${DISHES} dishes with ${OPTIONS} options each, ${format}: looked at and taken`,
            value: Math.max(...whole) / 1_000,
            unit: 's',
            atMost: 10,
            from: `slowest of ${ROUNDS}; median ${median(looked).toFixed(0)} ms until what it changes is shown, ${median(taken).toFixed(0)} ms until it is taken; ${(text.length / 1e6).toFixed(1)} MB`,
          },
          {
            what: `the same against bare INSERTs, ${format}`,
            value: median(whole.map((time, round) => time / (bare[round] ?? Number.NaN))),
            unit: 'x',
            from: `${median(whole).toFixed(0)} ms and ${median(bare).toFixed(0)} ms for a row of each dish, question and option in one transaction, median of ${ROUNDS}`,
          },
        ];
      }),
    );
  } finally {
    await pool.end();
    await server.stop();
  }
};
