import { expect, it } from 'vitest';
import { testsNear } from './tests-near.ts';

const ALL = [
  'apps/server/src/main.test.ts',
  'apps/server/src/features/cart/cart.test.ts',
  'apps/server/src/features/cart/store.ts',
  'apps/server/src/features/bills/bills.test.ts',
  'packages/domain/src/split/split.test.ts',
];

it.each([
  ['a source file', 'apps/server/src/features/cart/store.ts', ['apps/server/src/features/cart/cart.test.ts']],
  [
    'a test alone',
    'apps/server/src/features/bills/bills.test.ts',
    ['apps/server/src/features/bills/bills.test.ts'],
  ],
  [
    'a file of a folder below',
    'packages/domain/src/split/shares/parts.ts',
    ['packages/domain/src/split/split.test.ts'],
  ],
  ['a file that belongs to no feature', 'apps/server/src/main.ts', []],
  ['a test that is gone', 'apps/server/src/features/cart/gone.test.ts', []],
  ['a page', 'docs/clock.md', []],
])('%s has the tests of its folder', (_, changed, expected) => {
  expect(testsNear([changed], ALL)).toEqual(expected);
});
