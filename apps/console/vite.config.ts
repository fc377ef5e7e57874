import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { workerPlugin } from './build/worker-plugin.ts';
import { TEXT_AREAS } from './src/i18n/areas.ts';

const TEXTS = /^virtual:console-texts\/\w+$/;
const COMPILED = /^\0virtual:console-texts\/(\w+)$/;

/** Compiles the console's ICU messages while building, so that no parser travels to the browser. */
const consoleTexts: Plugin = {
  name: 'tableside-console-texts',
  resolveId: { filter: { id: TEXTS }, handler: id => `\0${id}` },
  load: {
    filter: { id: COMPILED },
    handler(id) {
      const language = COMPILED.exec(id)?.[1] ?? 'en';
      const texts = TEXT_AREAS.flatMap(area => Object.entries(readLocale(language, area)));
      return `export default ${JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, compileText(text)])))}`;
    },
  },
};

/** Served by the server under /console/. Nothing is inlined into the page: the content policy allows no inline script. */
export default defineConfig({
  base: '/console/',
  plugins: [consoleTexts, react(), workerPlugin()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      // The worker keeps its name and stands at the root of what it serves.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
