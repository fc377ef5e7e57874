import { existsSync } from 'node:fs';
import { become } from './become.ts';
import { buildStale } from './build-steps.ts';
import { SERVER_ENTRY, SERVER_MEMORY, SERVER_OPTIONS } from './server-command.ts';

if (!(await buildStale('steps'))) process.exit(1);

if (!existsSync(SERVER_ENTRY)) {
  console.error('There is no server to start: apps/server/src/main.ts is missing.');
  process.exit(1);
}
// What whoever runs it has set goes first.
Object.assign(process.env, { ...SERVER_MEMORY, ...process.env });
become(process.execPath, [...SERVER_OPTIONS, SERVER_ENTRY, ...process.argv.slice(2)]);
