#!/usr/bin/env node
// Every npm script starts here: install what is missing, then hand over to the pinned Node of node_modules.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, pinnedNode } from './install.mjs';

const root = resolve(fileURLToPath(import.meta.url), '..', '..', '..');
const [command, ...rest] = process.argv.slice(2);
const script = join(root, 'tools', 'setup', `${command}.ts`);
const commands = [
  'start',
  'test',
  'verify',
  'clock',
  'dev',
  'bench',
  'faults',
  'friday',
  'build',
  'screenshots',
  'owner-link',
  'second-step',
  'backup',
  'archive',
];

if (!commands.includes(command) || !existsSync(script)) {
  console.error(`Usage: node tools/setup/run.mjs <${commands.join('|')}>`);
  process.exit(2);
}

await ensureInstalled(root);

const node = pinnedNode(root);
const env = {
  ...process.env,
  // Compiled code is kept between starts: it is a good part of the time until the server answers.
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'tableside', 'compiled'),
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
};

if (typeof process.execve === 'function') {
  // Become the next program instead of waiting beside it: one process less in memory and no signals to pass on.
  process.removeAllListeners('warning');
  process.chdir(root);
  process.execve(node, [node, script, ...rest], env);
}

const child = spawn(node, [script, ...rest], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the whole group: passing it on as well would make it count twice.
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
  });
}
child.on('error', error => {
  console.error(`The pinned Node could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
});
