import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkCircles } from './circles.ts';

const at = (name: string, ...imports: readonly string[]) =>
  sourceFile(
    `apps/x/src/${name}.ts`,
    imports.map(each => `import type { A } from './${each}.ts';`).join('\n'),
  );
const circlesOf = (...files: readonly ReturnType<typeof at>[]): string[] =>
  checkCircles(files, ['apps/x']).map(({ path, message }) => `${path} ${message}`);

describe('checkCircles', () => {
  it('lets imports go one way', () => {
    expect(circlesOf(at('a', 'b', 'c'), at('b', 'c'), at('c'))).toEqual([]);
  });

  it('finds two that import each other', () => {
    expect(circlesOf(at('a', 'b'), at('b', 'a'))).toEqual([
      'apps/x/src/a.ts imports itself by way of apps/x/src/b.ts',
    ]);
  });

  it('finds a way round that is longer, and each circle once', () => {
    const files = [at('a', 'b'), at('b', 'c', 'd'), at('c', 'a'), at('d', 'e'), at('e', 'd'), at('f', 'a')];
    expect(circlesOf(...files).sort()).toEqual([
      'apps/x/src/a.ts imports itself by way of apps/x/src/b.ts, apps/x/src/c.ts',
      'apps/x/src/d.ts imports itself by way of apps/x/src/e.ts',
    ]);
  });

  it('looks only where it was told to, and at no test', () => {
    expect(checkCircles([at('a', 'b'), at('b', 'a')], ['apps/y'])).toEqual([]);
    expect(circlesOf(at('a.test', 'b'), at('b', 'a.test'))).toEqual([]);
  });
});
