import { expect, it } from 'vitest';
import { BUDGET, type Manifest, weigh } from './budget.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_react.js'], isEntry: true },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'src/screens/Search/index.tsx': {
    file: 'search.js',
    imports: ['_react.js', '_shared.js'],
    isDynamicEntry: true,
  },
};

it('the first view weighs all it imports, a further route only what it adds', () => {
  const bytes: Record<string, number> = { 'entry.js': 20, 'react.js': 60, 'shared.js': 3, 'search.js': 2 };
  expect(weigh(manifest, file => bytes[file] ?? 0)).toEqual([
    { route: 'scan + select + menu', bytes: 80, limit: BUDGET.firstView },
    { route: 'Search', bytes: 5, limit: BUDGET.furtherRoute },
  ]);
});
