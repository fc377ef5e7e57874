import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { catalogue, checkLiterals } from './literals.ts';

const messages = ['Menu item unavailable', 'Cart empty'];
const findings = (path: string, text: string) => checkLiterals([sourceFile(path, text)], messages);

describe('checkLiterals', () => {
  it.each([
    ['apps/server/src/features/cart/add.ts', "throw new Error('Menu item unavailable');"],
    ['apps/guest/src/app.tsx', 'if (error.message === "Menu item unavailable") close();'],
    ['packages/contract/src/client.ts', 'const text = `Menu item unavailable`;'],
  ])('%s may not say %s', (path, text) => {
    expect(findings(path, text)).toHaveLength(1);
  });

  it.each([
    [catalogue, "menu_item_unavailable: { message: 'Menu item unavailable' }"],
    ['apps/server/src/features/cart/add.test.ts', "expect(message).toBe('Menu item unavailable');"],
    ['apps/server/src/features/cart/add.ts', '// Answers "Menu item unavailable"'],
    ['apps/server/src/features/cart/add.ts', "const label = 'Cart empty';"],
  ])('%s may say %s', (path, text) => {
    expect(findings(path, text)).toEqual([]);
  });
});
