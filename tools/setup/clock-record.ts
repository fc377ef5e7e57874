import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { cacheDir, inRoot, root } from './root.ts';
import { slowestFiles, slowestJourneys } from './slowest.ts';

export type Taken = {
  readonly step: 'build' | 'checks' | 'tests' | 'second' | 'faults' | 'journeys';
  /** Seconds that passed, and of the processors; a busy machine makes only the former longer. */
  readonly wall: number;
  readonly cpu: number | undefined;
};

const NAMES: Readonly<Record<Taken['step'], string>> = {
  build: 'build, of what is stale',
  checks: 'lint, types, tidy, requirements',
  tests: 'tests, embedded PostgreSQL',
  second: "the server's tests, another PostgreSQL",
  faults: 'journeys in which everything goes wrong',
  journeys: 'browser journeys',
};
const PAGE = inRoot('docs', 'clock.md');
const [BEGIN, END] = ['<!-- measured: begin -->', '<!-- measured: end -->'];
const SHOWN = 10;

const row = ({ step, wall, cpu }: Taken): string =>
  `| ${NAMES[step]} | ${cpu?.toFixed(0) ?? 'unknown'} | ${wall.toFixed(0)} |`;
const nameOf = (line: string): string => line.split('|')[1]?.trim() ?? '';

const report = (name: string): unknown => {
  const file = join(cacheDir, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const slowest = (taken: readonly Taken[], tests: string): string[] => {
  const ran = (step: Taken['step']): boolean => taken.some(each => each.step === step);
  const files = ran('tests') ? slowestFiles(report(tests)) : [];
  const journeys = ran('journeys') ? slowestJourneys(report('playwright')) : [];
  const short = (name: string): string => (name.startsWith('/') ? relative(root, name) : name);
  return [...files.slice(0, SHOWN), ...journeys.slice(0, SHOWN)].map(
    ({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${short(name)}`,
  );
};

/** Says where the time of a run went; `tests` names the report of its tests. */
export const tellTime = (taken: readonly Taken[], tests: string): void => {
  console.log('\n=== Where the time went: seconds of the processors, and seconds that passed');
  for (const { step, wall, cpu } of taken)
    console.log(`${(cpu?.toFixed(0) ?? '?').padStart(8)} ${wall.toFixed(0).padStart(8)}  ${NAMES[step]}`);
  for (const line of slowest(taken, tests)) console.log(line);
};

/** Says it, and keeps it in docs/clock.md; steps that did not run keep what was measured before. */
export const keepTime = (taken: readonly Taken[], tests: string): void => {
  tellTime(taken, tests);
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [measured = '', after = ''] = rest.split(END);
  const kept = new Map(
    measured
      .split('\n')
      .filter(line => /^\| .* \| [\d]/.test(line))
      .map(line => [nameOf(line), line]),
  );
  // A build of nothing that is stale says nothing.
  for (const each of taken) if (each.step !== 'build' || each.wall > 2) kept.set(NAMES[each.step], row(each));
  const rows = Object.values(NAMES).flatMap(name => kept.get(name) ?? []);
  const [core] = cpus();
  const machine = `Machine: ${cpus().length} cores, ${core?.model ?? ''}, Node ${process.version}.`;
  const table = ['', machine, '', '| step | CPU s | s |', '|---|---|---|', ...rows, ''].join('\n');
  writeFileSync(PAGE, `${before}${BEGIN}\n${table}\n${END}${after}`);
};
