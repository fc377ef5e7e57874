import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { sourceLocation } from '../../tools/setup/source-location.ts';

const output = resolve(import.meta.dirname, 'dist');

/** One file with every @tableside package inside and npm packages outside: it loads in a fraction of the time. */
export default defineConfig({
  plugins: [sourceLocation(output)],
  ssr: { noExternal: [/^@tableside\//] },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: output,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
