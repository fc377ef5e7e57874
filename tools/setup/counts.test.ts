import { describe, expect, it } from 'vitest';
import { addCounts, playwrightCounts, summary, vitestCounts } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map(test => ({ status: test })),
});

describe('vitestCounts', () => {
  it.each([
    ['all well', [file('passed', 'passed', 'passed')], 0, '2 passed, 0 failed, 0 skipped'],
    ['one failed', [file('failed', 'passed', 'failed')], 1, '1 passed, 1 failed, 0 skipped'],
    ['skipped and todo', [file('passed', 'pending', 'todo', 'skipped')], 0, '0 passed, 0 failed, 3 skipped'],
    [
      'a file that does not load',
      [file('failed'), file('passed', 'passed')],
      1,
      '1 passed, 1 failed, 0 skipped',
    ],
    ['an error outside of any test', [file('passed', 'passed')], 1, '1 passed, 1 failed, 0 skipped'],
  ])('counts %s', (_name, testResults, code, expected) => {
    expect(summary(vitestCounts({ testResults }, code))).toBe(expected);
  });

  it('counts a run without a report as failed only when it ended badly', () => {
    expect(vitestCounts(undefined, 1).failed).toBe(1);
    expect(vitestCounts(undefined, 0).failed).toBe(0);
  });
});

describe('playwrightCounts', () => {
  it.each([
    [{ expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, 0, '3 passed, 0 failed, 1 skipped'],
    [{ expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, 1, '3 passed, 2 failed, 0 skipped'],
    [{ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 1, '0 passed, 1 failed, 0 skipped'],
  ])('counts %o', (stats, code, expected) => {
    expect(summary(playwrightCounts({ stats }, code))).toBe(expected);
  });
});

describe('addCounts', () => {
  it('adds up the parts', () => {
    const part = { passed: 1, failed: 2, skipped: 3 };
    expect(summary(addCounts([part, part]))).toBe('2 passed, 4 failed, 6 skipped');
  });
});
