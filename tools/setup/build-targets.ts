import { existsSync } from 'node:fs';
import type { Effort } from './precompress.ts';
import { inRoot } from './root.ts';

/** One thing the build makes: which app, what Vite is asked for, and what must be rebuilt when it changes. */
export type BuildTarget = {
  name: string;
  app: string;
  viteArgs: readonly string[];
  /** Folders and files whose change makes the target stale. */
  sources: readonly string[];
  /** A file that must be there for the target to exist at all; without it the target is skipped with a message. */
  needs: string;
  /** The output folder; when it is missing the target is stale whatever the stamp says. */
  output: string;
  /** Folders whose files a browser fetches, compressed once at build time. */
  precompress: readonly string[];
  /** Phones of guests pay for each byte; staff fetch the console once a version. */
  effort: Effort;
};

const shared = [inRoot('packages'), inRoot('package-lock.json'), inRoot('tools', 'setup')];
const sourcesOf = (app: string): string[] => [...shared, inRoot('apps', app)];

export const buildTargets: readonly BuildTarget[] = [
  {
    name: 'guest app',
    app: 'guest',
    viteArgs: ['build'],
    sources: sourcesOf('guest'),
    needs: inRoot('apps', 'guest', 'vite.config.ts'),
    output: inRoot('apps', 'guest', 'dist', 'client'),
    precompress: [inRoot('apps', 'guest', 'dist', 'client')],
    effort: 'best',
  },
  {
    name: 'guest server rendering',
    app: 'guest',
    viteArgs: ['build', '--ssr'],
    sources: sourcesOf('guest'),
    needs: inRoot('apps', 'guest', 'vite.config.ts'),
    output: inRoot('apps', 'guest', 'dist', 'server'),
    precompress: [],
    effort: 'good',
  },
  {
    name: 'console',
    app: 'console',
    viteArgs: ['build'],
    sources: sourcesOf('console'),
    needs: inRoot('apps', 'console', 'vite.config.ts'),
    output: inRoot('apps', 'console', 'dist'),
    precompress: [inRoot('apps', 'console', 'dist')],
    effort: 'good',
  },
  {
    name: 'server',
    app: 'server',
    viteArgs: ['build'],
    // Beside the sources lies the demo, which is read at run time.
    sources: [
      ...shared,
      ...['src', 'vite.config.ts', 'package.json'].map(path => inRoot('apps', 'server', path)),
    ],
    needs: inRoot('apps', 'server', 'src', 'main.ts'),
    output: inRoot('apps', 'server', 'dist', 'main.js'),
    precompress: [],
    effort: 'good',
  },
  {
    name: 'bridge',
    app: 'bridge',
    viteArgs: ['build'],
    sources: sourcesOf('bridge'),
    needs: inRoot('apps', 'bridge', 'src', 'main.ts'),
    output: inRoot('apps', 'bridge', 'dist', 'tableside-bridge.js'),
    precompress: [],
    effort: 'good',
  },
  {
    name: 'sandbox',
    app: 'sandbox',
    viteArgs: ['build'],
    sources: sourcesOf('sandbox'),
    needs: inRoot('apps', 'sandbox', 'src', 'main.ts'),
    output: inRoot('apps', 'sandbox', 'dist', 'main.js'),
    precompress: [],
    effort: 'good',
  },
];

/** The targets whose sources exist in this checkout. */
export const presentTargets = (): BuildTarget[] => buildTargets.filter(target => existsSync(target.needs));
