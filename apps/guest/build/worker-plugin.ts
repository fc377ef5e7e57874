import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLocale, translatedLanguages } from '@tableside/i18n/build/locale-files.ts';
import type { Plugin } from 'vite';
import { filesOf, type Manifest } from '../budget.ts';
import { buildAlone } from './build-alone.ts';

/**
 * Parts beyond the first view that a guest without a network still needs, allergens and what they avoid among them;
 * paying is not.
 */
const PARTS = [
  'src/features/item/item-parts.ts',
  'src/screens/Menu/sheets/MenuSheets.tsx',
  'src/screens/MenuFilters/index.tsx',
  'src/screens/Search/index.tsx',
  'src/screens/PlaceOrder/index.tsx',
  'src/data/placing/sender.ts',
  'src/screens/ExtraDetails/index.tsx',
  'src/screens/Orders/index.tsx',
  'src/features/orders/index.ts',
  'src/features/orders/order-parts.ts',
  'src/features/beside/index.ts',
];

type Styled = Manifest & Readonly<Record<string, { readonly css?: readonly string[] }>>;

const stylesOf = (manifest: Styled, scripts: ReadonlySet<string>): string[] =>
  Object.values(manifest).flatMap(chunk => (scripts.has(chunk.file) ? (chunk.css ?? []) : []));

/** Addresses of everything the screens of a visit are made of. */
const shellOf = (manifest: Styled): string[] => {
  const entry = Object.keys(manifest).find(key => manifest[key]?.isEntry) ?? '';
  const missing = PARTS.filter(key => !manifest[key]);
  if (missing.length > 0)
    throw new Error(`Not in the build, so not on phones offline: ${missing.join(', ')}`);
  const scripts = new Set([entry, ...PARTS].flatMap(key => [...filesOf(manifest, key)]));
  return [...new Set([...scripts, ...stylesOf(manifest, scripts)])].map(file => `/${file}`);
};

const offlineWords = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    translatedLanguages().map(language => {
      const common = readLocale(language, 'common');
      const words = [
        common['common.offlineTitle'],
        readLocale(language, 'errors')['errors.offline'],
        common['common.reload'],
      ];
      return [language, words.map(word => word ?? '')];
    }),
  );

/** The name of a build: whatever changes in the app changes its manifest. The server reads it the same way (server/assets.ts). */
export const buildIdOf = (manifest: string): string =>
  createHash('sha256').update(manifest).digest('base64url').slice(0, 12);

/** Makes `sw.js` beside the app: one file that stands alone and knows which files belong to its build. */
export const workerPlugin = (): Plugin => ({
  name: 'guest-worker',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    handler: async ({ dir = '' }) => {
      const text = readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8');
      await buildAlone({
        dir,
        source: 'src/worker/sw.ts',
        file: 'sw.js',
        define: {
          __BUILD__: JSON.stringify(buildIdOf(text)),
          __SHELL__: JSON.stringify(shellOf(JSON.parse(text) as Styled)),
          __OFFLINE_WORDS__: JSON.stringify(offlineWords()),
        },
      });
    },
  },
});
