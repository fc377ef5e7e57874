import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');

type Alone = {
  /** Where it is written, under `file`: a name that stays, because browsers keep workers for months. */
  readonly dir: string;
  readonly source: string;
  readonly file: string;
  /** What stands in its place when it is built, as JSON. */
  readonly define?: Readonly<Record<string, string>>;
};

/** Builds one worker of the app as a script that stands alone. */
export const buildAlone = async ({ dir, source, file, define = {} }: Alone): Promise<void> => {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    define,
    build: {
      outDir: dir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: ['chrome111', 'firefox121', 'safari16.4'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(ROOT, source),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
};
