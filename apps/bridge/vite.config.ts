import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { sourceLocation } from '../../tools/setup/source-location.ts';
import { writePackage } from './build/pack.ts';

const output = resolve(import.meta.dirname, 'dist');

/** One file with everything inside: it is copied to a small machine in a venue's network and run there. */
export default defineConfig({
  plugins: [
    sourceLocation(output),
    { name: 'package', closeBundle: () => writePackage(import.meta.dirname, output) },
  ],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: output,
    emptyOutDir: true,
    sourcemap: false,
    minify: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'tableside-bridge.js', codeSplitting: false } },
  },
});
