import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The fonts that venues may choose stand in the style that the server writes, and in no script: they are put where phones
 * fetch from. Files are named by what is in them, so both builds call them the same.
 */
export const fontsPlugin = (folder: string): Plugin => ({
  name: 'guest-fonts',
  apply: 'build',
  buildStart() {
    for (const name of readdirSync(folder).filter(each => each.endsWith('.woff2')))
      this.emitFile({ type: 'asset', name, source: readFileSync(join(folder, name)) });
  },
});
