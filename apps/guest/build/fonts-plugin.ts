import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The fonts that venues may choose stand in the style that the server writes: they go to where phones fetch from. */
export const fontsPlugin = (clientFolder: string): Plugin => ({
  name: 'guest-fonts',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
      mkdirSync(join(clientFolder, 'assets'), { recursive: true });
      writeFileSync(join(clientFolder, file.fileName), file.source);
    }
  },
});
