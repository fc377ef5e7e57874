import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkSizes, longest, measureSizes } from './sizes.ts';

const file = (path: string, lines: number) => sourceFile(path, 'a;\n'.repeat(lines));

describe('checkSizes', () => {
  it('refuses a file over the limit and allows one at it', () => {
    const findings = checkSizes([
      file('apps/a/src/long.ts', longest + 1),
      file('apps/a/src/fits.ts', longest),
    ]);
    expect(findings.map(({ path }) => path)).toEqual(['apps/a/src/long.ts']);
  });
});

describe('measureSizes', () => {
  it('counts shipped sources only', () => {
    const sources = Array.from({ length: 10 }, (_, index) =>
      file(`apps/a/src/${index}.ts`, (index + 1) * 10),
    );
    const others = [file('apps/a/src/a.test.ts', 300), file('tools/a.ts', 300)];
    expect(measureSizes([...sources, ...others])).toEqual({ files: 10, median: 60, p90: 100, most: 100 });
  });
});
