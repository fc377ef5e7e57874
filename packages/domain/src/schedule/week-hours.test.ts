import { expect, it } from 'vitest';
import { exceptionsAhead, usualWeek } from './week-hours.ts';

const range = (days: number[], from: number, to: number) => ({ days, from: from * 60, to: to * 60 });
const written = (weekly: Parameters<typeof usualWeek>[0]['weekly']) =>
  usualWeek({ weekly }).map(
    ({ first, last, spans }) =>
      `${first}-${last} ${spans.map(({ from, to }) => `${from / 60}-${to / 60}`).join('+')}`,
  );

it.each([
  [[], []],
  [[range([1, 2, 3, 4, 5, 6, 7], 0, 24)], ['1-7 0-24']],
  [
    [range([1, 2, 3, 4, 5], 9, 22), range([6], 10, 2)],
    ['1-5 9-22', '6-6 10-2', '7-7 '],
  ],
  // A pause in the afternoon, however the venue typed it.
  [
    [range([2, 3], 17, 22), range([2, 3], 11, 14)],
    ['1-1 ', '2-3 11-14+17-22', '4-7 '],
  ],
  // Days that are alike but not neighbours are no stretch.
  [
    [range([1, 3], 9, 17), range([2], 9, 18)],
    ['1-1 9-17', '2-2 9-18', '3-3 9-17', '4-7 '],
  ],
])('hours on a door %#', (weekly, lines) => {
  expect(written(weekly)).toEqual(lines);
});

it('days with hours of their own are told from a month before until they are over', () => {
  const on = (first: string, last: string) => ({ first, last, spans: [], reason: first });
  const exceptions = [
    on('2026-12-31', '2027-01-01'),
    on('2026-12-24', '2026-12-26'),
    on('2026-11-01', '2026-11-01'),
  ];
  const told = (today: string) => exceptionsAhead({ exceptions }, today, 30).map(({ reason }) => reason);
  expect(told('2026-11-01')).toEqual(['2026-11-01']);
  expect(told('2026-12-26')).toEqual(['2026-12-24', '2026-12-31']);
  expect(told('2026-12-27')).toEqual(['2026-12-31']);
  expect(told('2027-01-02')).toEqual([]);
});
