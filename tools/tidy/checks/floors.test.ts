import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkFloors } from './floors.ts';

const floors = { money: ['bills', 'payments'], ordering: ['orders'] };
const at = (name: string, text = ''): ReturnType<typeof sourceFile> =>
  sourceFile(`apps/server/src/features/${name}`, text);
const house = [at('bills/index.ts'), at('payments/index.ts'), at('orders/index.ts')];
const told = (name: string, text: string, owed: readonly string[] = []): string[] =>
  checkFloors([...house, at(name, text)], floors, owed).map(({ message }) => message);

describe('checkFloors', () => {
  it.each([
    ['bills/allocate.ts', "import type { OrderFacts } from '../orders/index.ts';"],
    ['bills/close.ts', "import { end } from '../payments/index.ts';"],
    ['bills/index.ts', "export { end } from '../payments/index.ts';"],
    ['payments/start.ts', "const { order } = await import('../orders/index.ts');"],
  ])('%s may not say %s', (name, text) => {
    expect(told(name, text)).toHaveLength(1);
  });

  it.each([
    ['orders/place.ts', "import { join } from '../bills/index.ts';"],
    ['payments/settle.ts', "import { lock } from '../bills/index.ts';"],
    ['bills/close.ts', "import { lock } from './lock.ts';"],
    ['bills/bills.test.ts', "import { place } from '../orders/index.ts';"],
  ])('%s may say %s', (name, text) => {
    expect(told(name, text)).toEqual([]);
  });

  it('two features that import each other are a circle, and one of the two is told', () => {
    const circle = [
      at('bills/a.ts', "import { b } from '../orders/index.ts';"),
      at('orders/b.ts', "import { a } from '../bills/index.ts';"),
    ];
    expect(checkFloors([...house, ...circle], floors, []).map(({ path }) => path)).toEqual([
      'apps/server/src/features/bills/a.ts',
    ]);
  });

  it('lets pass what is owed, until it is gone', () => {
    const owed = ['bills/a.ts > orders'];
    expect(told('bills/a.ts', "import { b } from '../orders/index.ts';", owed)).toEqual([]);
    expect(told('bills/a.ts', '', owed)).toEqual([expect.stringContaining('is gone')]);
  });

  it('knows the floor of every feature, and no feature that is not there', () => {
    expect(told('tips/index.ts', '')).toEqual(['says no floor for the feature tips']);
    expect(checkFloors(house.slice(1), floors, []).map(({ message }) => message)).toEqual([
      'names bills, which is no feature',
    ]);
  });
});
