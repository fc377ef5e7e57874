import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { sourceLocation } from '../../tools/setup/source-location.ts';

const output = resolve(import.meta.dirname, 'dist');

/**
 * One file with every @tableside package inside and npm packages outside: it loads in a fraction of the time. Beside it the
 * workshop's, a process of its own.
 */
export default defineConfig({
  plugins: [sourceLocation(output)],
  ssr: { noExternal: [/^@tableside\//] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: output,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', workshop: 'src/workshop/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
