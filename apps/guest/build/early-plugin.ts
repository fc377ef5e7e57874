import type { Plugin } from 'vite';
import { EARLY } from '../budget.ts';
import { readAlone } from './build-alone.ts';

/**
 * Makes what listens before the app is awake: a file of its own beside the app's, which the manifest names by its source. The
 * server puts its text into pages.
 */
export const earlyPlugin = (): Plugin => ({
  name: 'guest-early',
  apply: 'build',
  async buildStart() {
    this.emitFile({
      type: 'asset',
      name: 'early.js',
      originalFileName: EARLY,
      source: await readAlone(EARLY),
    });
  },
});
