import { describe, expect, it } from 'vitest';
import { type OpeningHours, openingAt, overlapping, type WallClock } from './index.ts';

const HOUR = 3_600_000;
/** Vilnius: UTC+2, and UTC+3 from the last Sunday of March to that of October. */
const SUMMERS = [
  [Date.parse('2026-03-29T01:00:00Z'), Date.parse('2026-10-25T01:00:00Z')],
  [Date.parse('2027-03-28T01:00:00Z'), Date.parse('2027-10-31T01:00:00Z')],
] as const;
const vilnius: WallClock = at => {
  const summer = SUMMERS.some(([from, to]) => at >= from && at < to);
  const shown = new Date(at + (summer ? 3 : 2) * HOUR);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
};

const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const span = (text: string) => ({ from: clock(text.slice(0, 5)), to: clock(text.slice(6)) });
const on = (days: readonly number[], text: string) => ({ days, ...span(text) });
const EVERY = [1, 2, 3, 4, 5, 6, 7];
const hours = (over: Partial<OpeningHours>): OpeningHours => ({
  weekly: [],
  exceptions: [],
  lastOrderMinutes: 0,
  ...over,
});
const closed = (first: string, last = first, reason = '') => ({ first, last, spans: [], reason });

const lunchAndDinner = hours({
  weekly: [on([1, 2, 3, 4, 5], '11:00-15:00'), on([1, 2, 3, 4, 5], '17:00-22:00')],
});
const bar = hours({ weekly: [on([5, 6], '20:00-02:00')] });
const night = hours({ weekly: [on(EVERY, '18:00-03:30')] });

/** State, last order and next opening as the wall shows them, in UTC+2 unless said otherwise. */
const at = (rule: OpeningHours, moment: string) => {
  const { state, lastOrderAt, opensAt, reason } = openingAt(rule, Date.parse(moment), vilnius);
  const text = (instant: number | null) =>
    instant === null ? null : new Date(instant).toISOString().slice(0, 16);
  return [state, text(lastOrderAt), text(opensAt), reason];
};

// 2026-11-16 is a Monday, in winter.
describe('[ORDER-55] opening hours', () => {
  it.each([
    ['never closes', hours({}), '2026-11-18T03:00:00Z', ['open', null, null, '']],
    ['lunch', lunchAndDinner, '2026-11-18T10:00:00Z', ['open', '2026-11-18T13:00', null, '']],
    ['first minute', lunchAndDinner, '2026-11-18T09:00:00Z', ['open', '2026-11-18T13:00', null, '']],
    ['minute before', lunchAndDinner, '2026-11-18T08:59:00Z', ['closed', null, '2026-11-18T09:00', '']],
    ['between the two', lunchAndDinner, '2026-11-18T13:00:00Z', ['closed', null, '2026-11-18T15:00', '']],
    ['at night', lunchAndDinner, '2026-11-18T20:00:00Z', ['closed', null, '2026-11-19T09:00', '']],
    [
      'the weekend before it',
      lunchAndDinner,
      '2026-11-20T20:00:00Z',
      ['closed', null, '2026-11-23T09:00', ''],
    ],
    ['past midnight', bar, '2026-11-20T23:30:00Z', ['open', '2026-11-21T00:00', null, '']],
    ['after that night', bar, '2026-11-22T00:00:00Z', ['closed', null, '2026-11-27T18:00', '']],
    [
      'the clock round, day by day',
      hours({ weekly: [on(EVERY, '00:00-24:00')] }),
      '2026-11-18T03:00:00Z',
      ['open', null, null, ''],
    ],
    [
      'spans that touch are one',
      hours({ weekly: [on([3], '10:00-12:00'), on([3], '12:00-14:00')] }),
      '2026-11-18T09:30:00Z',
      ['open', '2026-11-18T12:00', null, ''],
    ],
    [
      'a span of no length',
      hours({ weekly: [on(EVERY, '10:00-10:00')] }),
      '2026-11-18T08:00:00Z',
      ['closed', null, null, ''],
    ],
  ])('%s', (_, rule, moment, expected) => {
    expect(at(rule, moment)).toEqual(expected);
  });
});

describe('last orders', () => {
  const kitchen = hours({ weekly: [on(EVERY, '12:00-22:00')], lastOrderMinutes: 30 });
  it.each([
    ['before', kitchen, '2026-11-18T19:29:00Z', ['open', '2026-11-18T19:30', null, '']],
    [
      'over, doors still open',
      kitchen,
      '2026-11-18T19:30:00Z',
      ['last_orders', null, '2026-11-19T10:00', ''],
    ],
    ['closed', kitchen, '2026-11-18T20:00:00Z', ['closed', null, '2026-11-19T10:00', '']],
    [
      'past midnight',
      { ...bar, lastOrderMinutes: 60 },
      '2026-11-20T23:00:00Z',
      ['last_orders', null, '2026-11-21T18:00', ''],
    ],
    [
      'never for who never closes',
      hours({ lastOrderMinutes: 30 }),
      '2026-11-18T21:45:00Z',
      ['open', null, null, ''],
    ],
    [
      'a day too short for any order is no opening',
      hours({ weekly: [on([4], '10:00-10:20'), on([5], '10:00-15:00')], lastOrderMinutes: 30 }),
      '2026-11-18T10:00:00Z',
      ['closed', null, '2026-11-20T08:00', ''],
    ],
  ])('%s', (_, rule, moment, expected) => {
    expect(at(rule, moment)).toEqual(expected);
  });
});

describe('exceptions', () => {
  const withThese = (...exceptions: OpeningHours['exceptions']) => ({ ...lunchAndDinner, exceptions });
  it.each([
    [
      'closed today, with why',
      withThese(closed('2026-11-18', '2026-11-18', 'Staff day')),
      '2026-11-18T10:00:00Z',
      ['closed', null, '2026-11-19T09:00', 'Staff day'],
    ],
    [
      'closed for a week',
      withThese(closed('2026-11-16', '2026-11-22')),
      '2026-11-18T10:00:00Z',
      ['closed', null, '2026-11-23T09:00', ''],
    ],
    [
      'other hours',
      withThese({ first: '2026-11-18', last: '2026-11-18', spans: [span('19:00-23:00')], reason: 'Concert' }),
      '2026-11-18T10:00:00Z',
      ['closed', null, '2026-11-18T17:00', 'Concert'],
    ],
    [
      'open on a day the week knows nothing of',
      withThese({ first: '2026-11-21', last: '2026-11-21', spans: [span('10:00-12:00')], reason: 'Market' }),
      '2026-11-21T09:00:00Z',
      ['open', '2026-11-21T10:00', null, 'Market'],
    ],
    [
      'the night before goes on into a closed day',
      { ...bar, exceptions: [closed('2026-11-21')] },
      '2026-11-20T23:00:00Z',
      ['open', '2026-11-21T00:00', null, ''],
    ],
    [
      'over midnight on the day itself',
      {
        ...bar,
        exceptions: [{ first: '2026-11-18', last: '2026-11-18', spans: [span('22:00-01:00')], reason: '' }],
      },
      '2026-11-18T22:30:00Z',
      ['open', '2026-11-18T23:00', null, ''],
    ],
    [
      'a venue that never closes, closed',
      hours({ exceptions: [closed('2026-12-25', '2026-12-26', 'Christmas')] }),
      '2026-12-25T08:00:00Z',
      ['closed', null, '2026-12-26T22:00', 'Christmas'],
    ],
    [
      'a past one does not count',
      withThese(closed('2026-11-10')),
      '2026-11-18T10:00:00Z',
      ['open', '2026-11-18T13:00', null, ''],
    ],
    [
      'closed for good',
      hours({ exceptions: [closed('2026-01-01', '2027-12-31')] }),
      '2026-11-18T10:00:00Z',
      ['closed', null, null, ''],
    ],
  ])('%s', (_, rule, moment, expected) => {
    expect(at(rule, moment)).toEqual(expected);
  });

  it('two for one day are told from two days', () => {
    expect(overlapping([closed('2026-11-10', '2026-11-12'), closed('2026-11-12')])).toBe(true);
    expect(overlapping([closed('2026-11-10', '2026-11-11'), closed('2026-11-12')])).toBe(false);
  });
});

describe('the nights when the clock is changed', () => {
  it.each([
    // 25 October 2026: 03:00-04:00 comes twice; the first 03:30 closes, and the second does not open again.
    ['autumn, before closing', night, '2026-10-25T00:20:00Z', ['open', '2026-10-25T00:30', null, '']],
    ['autumn, the same hour again', night, '2026-10-25T01:20:00Z', ['closed', null, '2026-10-25T16:00', '']],
    // 29 March 2026: 03:00-04:00 does not exist; who closes at 03:30 closes when the clock is changed.
    ['spring, before the change', night, '2026-03-29T00:59:00Z', ['open', '2026-03-29T01:00', null, '']],
    ['spring, after it', night, '2026-03-29T01:00:00Z', ['closed', null, '2026-03-29T15:00', '']],
    [
      'spring, minutes before closing are real ones',
      { ...night, lastOrderMinutes: 30 },
      '2026-03-29T00:30:00Z',
      ['last_orders', null, '2026-03-29T15:00', ''],
    ],
    [
      'the evening after is by the new clock',
      night,
      '2026-03-29T15:00:00Z',
      ['open', '2026-03-30T00:30', null, ''],
    ],
  ])('%s', (_, rule, moment, expected) => {
    expect(at(rule, moment)).toEqual(expected);
  });
});
