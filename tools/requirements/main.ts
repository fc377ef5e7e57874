import { readFileSync } from 'node:fs';
import { inRoot, root } from '../setup/root.ts';
import { isTest, trackedPaths } from '../tidy/source-file.ts';
import { citationsIn } from './citations.ts';
import { contradictions, routesWithoutScreen } from './contradictions.ts';
import { coverage, parseRequirements, type SystemCoverage } from './coverage.ts';
import { readProduct } from './read-product.ts';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');

const files = trackedPaths(root)
  .filter(path => isTest(path) && !path.startsWith('tools/'))
  .map(path => citationsIn(path, read(path)));
const citations = files.flatMap(file => file.citations);
const requirements = parseRequirements(read('docs/requirements.tsv'));
const product = readProduct();
const { systems, total } = coverage(requirements, citations);

const COLUMNS = ['rows', 'tested', 'part', 'outvoted', 'noted'] as const;
const line = (row: SystemCoverage): string =>
  [
    row.system.padEnd(28),
    ...COLUMNS.map(name => String(row[name] || '').padStart(9)),
    `${((100 * row.tested) / row.rows).toFixed(0)} %`.padStart(7),
  ].join('');

console.log(`${'system'.padEnd(28)}${COLUMNS.map(name => name.padStart(9)).join('')}`);
for (const system of systems) console.log(line(system));
console.log(line(total));

const list = (title: string, entries: readonly string[]): void => {
  if (entries.length === 0) return;
  console.log(`\n${title} (${entries.length})`);
  for (const entry of entries) console.log(`  ${entry}`);
};
list('Routes without a screen', routesWithoutScreen(product));
list('Calls that no client makes', product.unused);

const wrong = [
  ...files.flatMap(file => file.unreadable).map(place => `Not a list of ids: ${place}`),
  ...contradictions(requirements, citations, product),
];
list('Contradictions', wrong);
process.exitCode = wrong.length > 0 ? 1 : 0;
