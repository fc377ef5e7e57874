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

it('a card’s page weighs with what pays by it, each file once', () => {
  const card: Manifest = {
    'src/entry-client.tsx': { file: 'entry.js', isEntry: true },
    '_giving.js': { file: 'giving.js' },
    'src/screens/TipWaiter/index.tsx': { file: 'tip.js', imports: ['_giving.js'], isDynamicEntry: true },
    'src/features/giving/paying/GivePaying.tsx': {
      file: 'paying.js',
      imports: ['_giving.js'],
      isDynamicEntry: true,
    },
  };
  const bytes: Record<string, number> = { 'entry.js': 20, 'giving.js': 4, 'tip.js': 1, 'paying.js': 8 };
  const [, tip] = weigh(card, file => bytes[file] ?? 0);
  expect(tip).toEqual({ route: 'TipWaiter', bytes: 13, limit: BUDGET.furtherRoute });
});
