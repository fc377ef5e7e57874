import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkSecureContext } from './secure-context.ts';

const findings = (path: string, text: string) => checkSecureContext([sourceFile(path, text)]);

describe('checkSecureContext', () => {
  it.each([
    ['apps/guest/src/data/a.ts', 'const id = crypto.randomUUID();'],
    ['apps/console/src/a.tsx', 'await crypto\n  .subtle.digest(name, bytes);'],
  ])('sees in %s what only secure pages have', (path, text) => {
    expect(findings(path, text)).toHaveLength(1);
  });

  it.each([
    ['apps/guest/src/data/a.ts', 'crypto.getRandomValues(bytes);'],
    ['apps/guest/src/data/a.ts', '// crypto.randomUUID'],
    ['apps/guest/src/data/a.test.ts', 'const id = crypto.randomUUID();'],
    ['apps/server/src/a.ts', 'const id = crypto.randomUUID();'],
  ])('lets %s be', (path, text) => {
    expect(findings(path, text)).toEqual([]);
  });
});
