import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkPureDomain } from './pure-domain.ts';

const findings = (text: string, path = 'packages/domain/src/schedule/open.ts') =>
  checkPureDomain([sourceFile(path, text)]);

describe('checkPureDomain', () => {
  it.each([
    'const now = new Date();',
    'const now = Date.now();',
    'const id = Math.random();',
    "const text = Intl.NumberFormat('lt');",
    "await fetch('/api');",
    'const t = performance.now();',
    'setTimeout(f, 1);',
    'const id = crypto.randomUUID();',
    'const text = price.toLocaleString();',
    'console.log(1);',
  ])('refuses %s', text => {
    expect(findings(text)).toHaveLength(1);
  });

  it.each([
    'const startDate = 1;',
    '// new Date()',
    "const a = 'Date.now()';",
    'type Day = { readonly date: string };',
  ])('allows %s', text => {
    expect(findings(text)).toEqual([]);
  });

  it('is about the domain only', () => {
    expect(findings('Date.now();', 'apps/server/src/a.ts')).toEqual([]);
    expect(findings('Date.now();', 'packages/domain/src/a.test.ts')).toEqual([]);
  });
});
