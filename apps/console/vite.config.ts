import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const TEXTS = /^virtual:console-texts\/(\w+)$/;

/** Compiles the console's ICU messages while building, so that no parser travels to the browser. */
const consoleTexts: Plugin = {
  name: 'tableside-console-texts',
  resolveId: id => (TEXTS.test(id) ? `\0${id}` : null),
  load(id) {
    const language = TEXTS.exec(id.replace('\0', ''))?.[1];
    if (language === undefined) return null;
    const texts = Object.entries(readLocale(language, 'console'));
    return `export default ${JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, compileText(text)])))}`;
  },
};

/** Served by the server under /console/. Nothing is inlined into the page: the content policy allows no inline script. */
export default defineConfig({
  base: '/console/',
  plugins: [consoleTexts, react()],
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
