import { existsSync } from 'node:fs';
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
  },
  {
    name: 'guest server rendering',
    app: 'guest',
    viteArgs: ['build', '--ssr'],
    sources: sourcesOf('guest'),
    needs: inRoot('apps', 'guest', 'vite.config.ts'),
    output: inRoot('apps', 'guest', 'dist', 'server'),
    precompress: [],
  },
  {
    name: 'console',
    app: 'console',
    viteArgs: ['build'],
    sources: sourcesOf('console'),
    needs: inRoot('apps', 'console', 'vite.config.ts'),
    output: inRoot('apps', 'console', 'dist'),
    precompress: [inRoot('apps', 'console', 'dist')],
  },
  {
    name: 'server',
    app: 'server',
    viteArgs: ['build'],
    sources: sourcesOf('server'),
    needs: inRoot('apps', 'server', 'src', 'main.ts'),
    output: inRoot('apps', 'server', 'dist', 'main.js'),
    precompress: [],
  },
  {
    name: 'sandbox',
    app: 'sandbox',
    viteArgs: ['build'],
    sources: sourcesOf('sandbox'),
    needs: inRoot('apps', 'sandbox', 'src', 'main.ts'),
    output: inRoot('apps', 'sandbox', 'dist', 'main.js'),
    precompress: [],
  },
];

/** The targets whose sources exist in this checkout. */
export const presentTargets = (): BuildTarget[] => buildTargets.filter(target => existsSync(target.needs));
