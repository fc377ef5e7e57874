import { parseArgs } from 'node:util';
import { runFriday } from './run.ts';
import { startHouse } from './stage.ts';

/**
 * npm run friday -- [--seed 1] [--tables 40] [--orders 300] [--minutes 10] [--built]
 * `--built` takes the server that `npm run build` made.
 * npm run friday -- --browsers [--seed 1] [--acts 40] [--open 300] [--slowdown 4] [--at-once] [--aloud] [--rooms]
 * Three waiters, two kitchen screens and a wall in real browsers, with the server that `npm run build` made. `--rooms` only
 * measures how many of 13 orders each screen shows.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    tables: { type: 'string', default: '40' },
    orders: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    built: { type: 'boolean', default: false },
    browsers: { type: 'boolean', default: false },
    acts: { type: 'string', default: '40' },
    open: { type: 'string', default: '300' },
    slowdown: { type: 'string', default: '4' },
    'at-once': { type: 'boolean', default: false },
    aloud: { type: 'boolean', default: false },
    rooms: { type: 'boolean', default: false },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const began = Date.now();
const house = await startHouse(values.built || values.browsers ? 'built' : 'sources');
const inBrowsers = async (): Promise<void> => {
  const { runInBrowsers, runRooms } = await import('./browsers/main.ts');
  const told = (line: string): void => console.log(line);
  if (values.rooms) {
    process.exitCode = (await runRooms(house, told)) ? 0 : 1;
    return;
  }
  const play = {
    seed: Number(values.seed),
    acts: Number(values.acts),
    open: Number(values.open),
    slowdown: Number(values.slowdown),
    atOnce: values['at-once'],
    aloud: values.aloud,
  };
  process.exitCode = (await runInBrowsers(house, play, told)) ? 0 : 1;
};
const overHttp = async (): Promise<void> => {
  const size = {
    tables: Number(values.tables),
    orders: Number(values.orders),
    minutes: Number(values.minutes),
  };
  const { notes, orders, parties } = await runFriday(house, Number(values.seed), size, line =>
    console.log(line),
  );
  for (const [title, counts] of [
    ['done', notes.did],
    ['refused', notes.refused],
  ] as const) {
    console.log(`${title}:`);
    for (const [what, count] of [...counts].sort()) console.log(`  ${String(count).padStart(5)} ${what}`);
  }
  for (const what of notes.broken) console.log(`BROKEN ${what}`);
  const seconds = Math.round((Date.now() - began) / 1_000);
  console.log(
    `seed ${values.seed}: ${parties} parties, ${orders} orders, ${notes.broken.length} numbers that do not agree, ${seconds} s`,
  );
  process.exitCode = notes.broken.length > 0 ? 1 : 0;
};
try {
  await (values.browsers ? inBrowsers() : overHttp());
} catch (error) {
  // What the server said of it is gone with the server.
  console.error(house.complaints());
  throw error;
} finally {
  await house.stop();
}
