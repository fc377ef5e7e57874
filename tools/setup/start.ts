import { existsSync } from 'node:fs';
import { become } from './become.ts';
import { buildStale } from './build-steps.ts';
import { inRoot } from './root.ts';

if (!(await buildStale('steps'))) process.exit(1);

const server = inRoot('apps', 'server', 'dist', 'main.js');
if (!existsSync(server)) {
  console.error('There is no server to start: apps/server/src/main.ts is missing.');
  process.exit(1);
}
become(process.execPath, [server, ...process.argv.slice(2)]);
