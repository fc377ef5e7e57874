import { defineConfig } from 'vite';

/** One file with every @tableside package inside and npm packages outside: it loads in a fraction of the time. */
export default defineConfig({
  ssr: { noExternal: [/^@tableside\//] },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});
