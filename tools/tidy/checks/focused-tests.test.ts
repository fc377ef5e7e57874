import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkFocusedTests } from './focused-tests.ts';

const findings = (text: string) => checkFocusedTests([sourceFile('apps/server/src/a.test.ts', text)]);

describe('checkFocusedTests', () => {
  it.each(['only', 'skip', 'todo', 'fixme', 'fails'])('refuses .%s', word => {
    expect(findings(`it.${word}('works', () => {});`)).toHaveLength(1);
    expect(findings(`describe.${word}('all', () => {});`)).toHaveLength(1);
  });

  it.each(['only', 'skip', 'todo', 'fixme', 'fails'])('refuses .%s behind another word', word => {
    expect(findings(`test.describe.${word}('all', () => {});`)).toHaveLength(1);
  });

  it.each(['xit', 'xdescribe', 'fit', 'fdescribe'])('refuses %s', word => {
    expect(findings(`${word}('works', () => {});`)).toHaveLength(1);
  });

  it.each([["it('only works', () => {});"], ["it.each([1])('x', () => {});"], [`list.${'skip'}(1);`]])(
    'allows %s',
    text => {
      expect(findings(text)).toEqual([]);
    },
  );
});
