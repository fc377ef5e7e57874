import { expect, it } from 'vitest';
import { slowestFiles, slowestJourneys } from './slowest.ts';

it('names the test files, the slowest first, and none where there is no report', () => {
  const testResults = [
    { name: 'quick.test.ts', startTime: 1_000, endTime: 1_250 },
    { name: 'slow.test.ts', startTime: 1_000, endTime: 61_000 },
  ];
  expect(slowestFiles({ testResults })).toEqual([
    { name: 'slow.test.ts', seconds: 60 },
    { name: 'quick.test.ts', seconds: 0.25 },
  ]);
  expect(slowestFiles(undefined)).toEqual([]);
});

it('finds journeys in groups of any depth, and adds up what one took on each device', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: durations.map(duration => ({ results: [{ duration }] })),
  });
  const suites = [
    {
      title: 'file',
      specs: [spec('pays', 2_000)],
      suites: [{ title: 'group', specs: [spec('orders', 1_500, 1_500)] }],
    },
  ];
  expect(slowestJourneys({ suites })).toEqual([
    { name: 'orders', seconds: 3 },
    { name: 'pays', seconds: 2 },
  ]);
});
