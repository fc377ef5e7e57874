import { existsSync } from 'node:fs';
import { buildStale } from './build-steps.ts';
import { runNode } from './child.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { inRoot } from './root.ts';

if (!existsSync(inRoot('e2e', 'screenshots.ts'))) {
  console.log('Skipped: there are no pictures to take yet (e2e/screenshots.ts).');
  process.exit(0);
}
if (!(await buildStale()) || !(await ensureChromium())) process.exit(1);
const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
const { code } = await runNode([playwright, 'test', '--project=screenshots', ...process.argv.slice(2)]);
process.exit(code);
