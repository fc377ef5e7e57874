import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { sourceLocation } from '../../tools/setup/source-location.ts';

const output = resolve(import.meta.dirname, 'dist');

/**
 * One lean program with its npm packages inside: the sandbox runs beside every demo, and what it has no use for at rest
 * (mail, above all) is a file of its own that is read when it is needed.
 */
export default defineConfig({
  plugins: [sourceLocation(output)],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: output,
    emptyOutDir: true,
    sourcemap: false,
    minify: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
