import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runHallFaults } from './hall/run.ts';
import { runFaults } from './run.ts';
import { runTerminalFaults } from './terminals/run.ts';

/**
 * npm run faults -- [--journeys 300] [--seed 1] [--only] [--round 100] [--stage 400] [--at-once 8] [--built] [--still] [--halls] [--terminals] [--report FILE]
 * `--seed N --only` plays one journey again; `--built` takes the server that `npm run build` made; `--halls`: journeys over
 * the stalls of a food court; `--terminals`: at card terminals of counters and kiosks; `--still`: in each journey a server stands still or is cut off from the database. `--report` writes what was found into a file, as JSON.
 */
const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'boolean', default: false },
    round: { type: 'string', default: '100' },
    stage: { type: 'string', default: '400' },
    built: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
    halls: { type: 'boolean', default: false },
    terminals: { type: 'boolean', default: false },
    report: { type: 'string' },
    'at-once': { type: 'string', default: '8' },
  },
});
// Broken off: the database is ended at the exit, servers and sandbox when they lose us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log(`broken off by ${signal}`);
    process.exit(1);
  });
}

/** Broken lines alone, and what ended the run before its end: what a log that is cut short must still say. */
const report = (broken: readonly string[]): void => {
  if (values.report) writeFileSync(values.report, JSON.stringify({ broken }));
};

const play = values.terminals ? runTerminalFaults : values.halls ? runHallFaults : runFaults;
const outcome = await play({
  firstSeed: Number(values.seed),
  journeys: values.only ? 1 : Number(values.journeys),
  atOnce: Number(values['at-once']),
  perRound: Number(values.round),
  perStage: Number(values.stage),
  still: values.still,
  server: values.built ? 'built' : 'sources',
  told: line => console.log(line),
}).catch((error: unknown) => {
  report([`ended early: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`]);
  throw error;
});
report(outcome.broken);
const width = Math.max(...Object.keys(outcome.counts).map(name => name.length));
for (const [name, count] of Object.entries(outcome.counts)) console.log(`${name.padEnd(width)} ${count}`);
console.log(
  `${outcome.journeys} journeys, ${outcome.payments} payments, ${outcome.broken.length} discrepancies` +
    (outcome.broken.length > 0 ? '; replay one with --seed N --only' : ''),
);
process.exitCode = outcome.broken.length > 0 ? 1 : 0;
