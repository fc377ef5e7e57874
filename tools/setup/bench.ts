import { existsSync } from 'node:fs';
import { buildStale } from './build-steps.ts';
import { runNode } from './child.ts';
import { inRoot } from './root.ts';

const main = inRoot('bench', 'main.ts');
if (!existsSync(main)) {
  console.log('Skipped: there are no benchmarks yet (bench/main.ts).');
  process.exit(0);
}
if (!(await buildStale())) process.exit(1);
const { code } = await runNode([main, ...process.argv.slice(2)]);
process.exit(code);
