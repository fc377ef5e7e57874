import { readFileSync } from 'node:fs';
import { inRoot, root } from '../setup/root.ts';
import { isTest, trackedPaths } from '../tidy/source-file.ts';
import { citationsIn } from './citations.ts';
import { coverage, parseRequirements, type SystemCoverage } from './coverage.ts';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');

const files = trackedPaths(root)
  .filter(path => isTest(path) && !path.startsWith('tools/'))
  .map(path => citationsIn(path, read(path)));
const unreadable = files.flatMap(file => file.unreadable);
const { systems, total, unknown, misnoted } = coverage(
  parseRequirements(read('docs/requirements.tsv')),
  files.flatMap(file => file.citations),
);

const line = ({ system, rows, tested, noted }: SystemCoverage): string =>
  `${system.padEnd(28)} ${String(rows).padStart(5)} ${String(tested).padStart(7)} ${((100 * tested) / rows).toFixed(0).padStart(5)} % ${noted > 0 ? String(noted).padStart(6) : ''}`.trimEnd();

console.log(`${'system'.padEnd(28)} ${'rows'.padStart(5)} ${'tested'.padStart(7)} ${'noted'.padStart(14)}`);
for (const system of systems) console.log(line(system));
console.log(line(total));
for (const { id, path } of unknown) console.log(`Unknown id ${id} in ${path}`);
for (const place of unreadable) console.log(`Not a list of ids: ${place}`);
for (const id of misnoted) console.log(`A note begins with later:, unmet: or outvoted: ${id}`);
process.exitCode = unknown.length + unreadable.length + misnoted.length > 0 ? 1 : 0;
