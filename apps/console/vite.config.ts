import { readFileSync } from 'node:fs';
import { compileText } from '@tableside/i18n/build/compile.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Compiles the console's ICU messages while building, so that no parser travels to the browser. */
const compiledTexts: Plugin = {
  name: 'tableside-console-texts',
  enforce: 'pre',
  load(id) {
    if (!/\/locales\/\w+\/console\.json$/.test(id)) return null;
    const texts: Record<string, string> = JSON.parse(readFileSync(id, 'utf8'));
    return JSON.stringify(
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileText(text)])),
    );
  },
};

/** Served by the server under /console/. Nothing is inlined into the page: the content policy allows no inline script. */
export default defineConfig({
  base: '/console/',
  plugins: [compiledTexts, react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
