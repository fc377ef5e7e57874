import { expect, it } from 'vitest';
import { brokenJourneys, failedJourneys, failedTests } from './failed.ts';

it('names failed tests with their file, a file that could not be loaded too, and none where there is no report', () => {
  const testResults = [
    { name: 'good.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'is well' }] },
    {
      name: 'bad.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'is well' },
        { status: 'failed', fullName: 'adds up' },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
  ];
  expect(failedTests({ testResults })).toEqual(['bad.test.ts adds up', 'broken.test.ts']);
  expect(failedTests(undefined)).toEqual([]);
});

it('names failed journeys with their file, in groups of any depth', () => {
  const suites = [
    {
      title: 'pay.spec.ts',
      file: 'pay.spec.ts',
      specs: [{ title: 'pays', file: 'pay.spec.ts', ok: true }],
      suites: [{ title: 'group', specs: [{ title: 'tips', file: 'pay.spec.ts', ok: false }] }],
    },
  ];
  expect(failedJourneys({ suites })).toEqual(['pay.spec.ts tips']);
});

it('names what was found broken, the first of it where there is much, and an evening that left no report', () => {
  expect(brokenJourneys({ broken: ['seed 7: paid twice'] })).toEqual(['seed 7: paid twice']);
  expect(brokenJourneys({ broken: Array.from({ length: 90 }, (_, seed) => `seed ${seed}`) })).toHaveLength(
    20,
  );
  expect(brokenJourneys(undefined)).toEqual(['ended without a report']);
});
