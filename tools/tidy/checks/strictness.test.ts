import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkStrictness } from './strictness.ts';

const findings = (text: string) => checkStrictness([sourceFile('apps/server/src/a.ts', text)]);
const later = 'TO' + 'DO';

describe('checkStrictness', () => {
  it.each([
    'const a: any = 1;',
    'const a = b as any;',
    'const a: Record<string, any> = {};',
    'const a = (b: any[]) => b;',
    'type A = string | any;',
    `// ${['@ts', 'ignore'].join('-')}`,
    `// ${['@ts', 'expect-error'].join('-')} because`,
    `// ${later}: later`,
  ])('refuses %s', text => {
    expect(findings(text).length).toBeGreaterThan(0);
  });

  it.each([
    '// any day',
    "const a = 'any';",
    'const any = 1;',
    'const company: Company = {};',
    'Promise.any(all);',
    'z.any.x',
  ])('allows %s', text => {
    expect(findings(text)).toEqual([]);
  });
});
