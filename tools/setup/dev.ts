import { existsSync } from 'node:fs';
import { runNode } from './child.ts';
import { inRoot } from './root.ts';

const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
const watch = (app: string, ...args: string[]): Promise<unknown>[] =>
  existsSync(inRoot('apps', app, 'vite.config.ts'))
    ? [runNode([vite, 'build', ...args, '--watch'], { cwd: inRoot('apps', app) })]
    : [];

const server = inRoot('apps', 'server', 'src', 'main.ts');
if (!existsSync(server)) {
  console.error('There is no server to run: apps/server/src/main.ts is missing.');
  process.exit(1);
}
await Promise.all([
  ...watch('guest'),
  ...watch('guest', '--ssr'),
  ...watch('console'),
  runNode(['--watch', '--disable-warning=ExperimentalWarning', server]),
]);
