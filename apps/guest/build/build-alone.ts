import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const ROOT = join(import.meta.dirname, '..');

const configOf = (source: string, file: string): InlineConfig & { readonly build: object } => ({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  build: {
    copyPublicDir: false,
    target: ['chrome111', 'firefox121', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(ROOT, source),
      output: { format: 'iife', entryFileNames: file },
    },
  },
});

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
  const config = configOf(source, file);
  await build({ ...config, define, build: { ...config.build, outDir: dir, emptyOutDir: false } });
};

/** The text of a script that stands alone, written by whoever asks. */
export const readAlone = async (source: string): Promise<string> => {
  const config = configOf(source, 'alone.js');
  const built = await build({ ...config, build: { ...config.build, write: false } });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${source} came out empty`);
  return chunk.code;
};
