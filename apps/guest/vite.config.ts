import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgetPlugin } from './build/budget-plugin.ts';
import { className } from './build/class-name.ts';
import { fontsPlugin } from './build/fonts-plugin.ts';
import { messagesPlugin } from './build/messages-plugin.ts';
import { notifyWorkerPlugin } from './build/notify-worker-plugin.ts';
import { workerPlugin } from './build/worker-plugin.ts';

const FONTS = fileURLToPath(new URL('../../packages/design/src/fonts', import.meta.url));

/**
 * `vite build` makes what phones fetch (dist/client), `vite build --ssr` what the server renders with
 * (dist/server/render.js, all packages inside). Browsers of the last three years: no older syntax is shipped.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    messagesPlugin(),
    ...(isSsrBuild ? [] : [fontsPlugin(FONTS), notifyWorkerPlugin(), budgetPlugin(), workerPlugin()]),
  ],
  ssr: { noExternal: true },
  css: { modules: command === 'build' ? { generateScopedName: className } : {} },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          output: { entryFileNames: 'render.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        target: ['chrome111', 'firefox121', 'safari16.4'],
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // The first view names all other files: each letter of a hash weighs on it. Six tell any two builds apart.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            // Fonts and pictures keep the names that the server's build gives them too.
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css')
                ? 'assets/[name]-[hash:6][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
                // One file in place of several that later parts share: smaller, and fewer to ask for before the first frame.
                { name: 'first', tags: ['$initial'] },
                // Parts of an order that several later screens share: each file of its own weighs more than what is in it.
                { name: 'order', test: /[\\/](wanted-lines|destination|clock)\.ts$/ },
              ],
            },
          },
        },
      },
}));
