import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { tableOf } from './support/report.ts';

const BENCHMARKS = [
  'page',
  'tip',
  'added-dish',
  'languages',
  'menu-read',
  'place-order',
  'loyalty',
  'journey',
  'realtime',
  'startup',
  'first-start',
  'growth',
  'payment-intent',
  'webhook-to-phone',
  'pay-order',
  'select-items',
  'reconcile',
  'board',
  'pad',
  'kitchen',
  'staff-devices',
  'bridge',
  'terminal',
  'kiosk',
  'import',
  'publish',
  'editor',
  'hostile',
  'hall',
  'hall-lunch',
  'hall-page',
] as const;
const document = new URL('../docs/benchmarks.md', import.meta.url);
const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';

const wanted = process.argv.slice(2).filter(name => !name.startsWith('-'));
const unknown = wanted.filter(name => !BENCHMARKS.some(known => known === name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${BENCHMARKS.join(', ')}.`);
  process.exit(1);
}
const chosen = BENCHMARKS.filter(name => wanted.length === 0 || wanted.includes(name));
let failed = false;
for (const name of chosen) {
  try {
    const benchmark: { run: () => Promise<void> } = await import(`./${name}.ts`);
    await benchmark.run();
  } catch (cause) {
    failed = true;
    console.error(`${name}: ${cause instanceof Error ? cause.stack : cause}`);
  }
}
const text = readFileSync(document, 'utf8');
const begin = text.indexOf(BEGIN);
const end = text.indexOf(END);
if (begin >= 0 && end > begin) {
  const machine = `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`;
  writeFileSync(
    document,
    `${text.slice(0, begin + BEGIN.length)}\n\nMachine: ${machine}.\n\n${tableOf(BENCHMARKS, text.slice(begin, end))}\n\n${text.slice(end)}`,
  );
}
process.exit(failed ? 1 : 0);
