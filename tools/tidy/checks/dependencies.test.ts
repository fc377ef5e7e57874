import { describe, expect, it } from 'vitest';
import { checkDependencies } from './dependencies.ts';

const page = '| package | for |\n|---|---|\n| `kept` | x |\n';
const manifest = (dependencies: Record<string, string>) => [{ path: 'package.json', dependencies }];

describe('checkDependencies', () => {
  it.each([
    ['a package without a line', { kept: '1.0.0', fresh: '1.0.0' }, /fresh has no line/],
    ['a line without a package', {}, /kept is in no manifest/],
    ['a loose version', { kept: '^1.0.0' }, /kept is not pinned/],
  ])('sees %s', (_name, dependencies: Record<string, string>, message) => {
    const findings = checkDependencies(manifest(dependencies), page);
    expect(findings.map(finding => finding.message)).toEqual([expect.stringMatching(message)]);
  });

  it('is content when both agree, and leaves our own packages out', () => {
    expect(checkDependencies(manifest({ kept: '1.0.0', '@tableside/domain': '*' }), page)).toEqual([]);
  });
});
