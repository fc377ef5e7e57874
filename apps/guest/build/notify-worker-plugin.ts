import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = resolve(import.meta.dirname, '../src/features/notify/service-worker.ts');

/**
 * Emits the worker that shows messages to guests under a name that stays, because browsers keep it for months. It imports
 * nothing but types, so it is one script of its own and no part of any page.
 */
export const notifyWorkerPlugin = (): Plugin => ({
  name: 'guest-notify-worker',
  apply: 'build',
  async generateBundle() {
    const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { target: 'es2022' });
    // What is left of its type imports says that it is a module, which it need not be.
    const source = code.replace(/^\s*export\s*\{\s*\};?\s*$/m, '');
    this.emitFile({ type: 'asset', fileName: 'notify-worker.js', source });
  },
});
