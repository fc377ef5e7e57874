import { describe, expect, it } from 'vitest';
import type { OpeningHours, WallClock } from '../schedule/index.ts';
import {
  daysAhead,
  isSlot,
  latenessOf,
  placeInLine,
  type ReservationDeed,
  type ReservationKind,
  type ReservationSettings,
  type ReservationState,
  reservationProblems,
  slotsOn,
  stateAfter,
  stayMinutes,
  tablesFor,
  USUAL_RESERVATIONS,
} from './index.ts';

const HOUR = 3_600_000;
/** Vilnius: UTC+2, and UTC+3 until 25 October 2026. */
const wallAt: WallClock = at => {
  const shown = new Date(at + (at < Date.parse('2026-10-25T01:00:00Z') ? 3 : 2) * HOUR);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
};
const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const hours = (...spans: string[]): OpeningHours => ({
  weekly: spans.map(text => ({
    days: [1, 2, 3, 4, 5, 6, 7],
    from: clock(text.slice(0, 5)),
    to: clock(text.slice(6)),
  })),
  exceptions: [],
  lastOrderMinutes: 0,
});
const closed = (day: string): OpeningHours => ({
  ...hours('11:00-22:00'),
  exceptions: [{ first: day, last: day, spans: [], reason: '' }],
});
const shown = (at: number): string => {
  const { day, minutes } = wallAt(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
const rule = (open: OpeningHours, over: Partial<ReservationSettings> = {}) => ({
  settings: { ...USUAL_RESERVATIONS, ...over },
  hours: open,
  wallAt,
});
const at = (text: string): number => Date.parse(text);

describe('the times of a day', () => {
  // 2026-11-28 is a Saturday; 08:00Z is ten in the morning.
  const NOW = at('2026-11-28T08:00:00Z');
  it.each<[string, OpeningHours, Partial<ReservationSettings>, string, string[]]>([
    [
      'every half hour until an hour before closing',
      hours('17:00-20:00'),
      {},
      '2026-11-28',
      ['28 17:00', '28 17:30', '28 18:00', '28 18:30', '28 19:00'],
    ],
    [
      'lunch and dinner',
      hours('12:00-14:00', '18:00-20:00'),
      { stepMinutes: 60 },
      '2026-11-28',
      ['28 12:00', '28 13:00', '28 18:00', '28 19:00'],
    ],
    [
      'on the step where the doors open beside it',
      hours('17:10-19:00'),
      {},
      '2026-11-28',
      ['28 17:30', '28 18:00'],
    ],
    [
      'not before last orders are over',
      { ...hours('17:00-20:00'), lastOrderMinutes: 120 },
      {},
      '2026-11-28',
      ['28 17:00', '28 17:30', '28 18:00'],
    ],
    [
      'a night goes on past midnight',
      hours('22:00-02:00'),
      { stepMinutes: 60 },
      '2026-11-28',
      ['28 22:00', '28 23:00', '29 00:00', '29 01:00'],
    ],
    [
      'not sooner than the notice',
      hours('09:00-14:00'),
      { stepMinutes: 60, noticeMinutes: 120 },
      '2026-11-28',
      ['28 12:00', '28 13:00'],
    ],
    ['none in the past', hours('08:00-12:00'), { stepMinutes: 60, noticeMinutes: 0 }, '2026-11-27', []],
    ['none further ahead than is planned', hours('17:00-20:00'), { aheadDays: 1 }, '2026-11-30', []],
    [
      'the last day that is planned',
      hours('17:00-18:30'),
      { aheadDays: 1 },
      '2026-11-29',
      ['29 17:00', '29 17:30'],
    ],
    ['a closed day', closed('2026-11-28'), {}, '2026-11-28', []],
    ['open for less than anybody sits', hours('17:00-17:45'), {}, '2026-11-28', []],
  ])('%s', (_, open, over, day, expected) => {
    expect(slotsOn(rule(open, over), day, NOW).map(shown)).toEqual(expected);
  });

  it('are each there once on the night when the clock is put back', () => {
    const night = slotsOn(
      rule(hours('23:00-06:00'), { stepMinutes: 60 }),
      '2026-10-24',
      at('2026-10-24T06:00:00Z'),
    );
    expect(night.map(shown)).toEqual([
      '24 23:00',
      '25 00:00',
      '25 01:00',
      '25 02:00',
      '25 03:00',
      '25 04:00',
      '25 05:00',
    ]);
    expect(new Set(night).size).toBe(night.length);
  });

  it.each([
    ['one of them', '2026-11-28T17:00:00Z', true],
    ['of a night that began the day before', '2026-11-28T22:30:00Z', true],
    ['beside the step', '2026-11-28T17:05:00Z', false],
    ['while it is closed', '2026-11-28T04:00:00Z', false],
    ['long ago', '2026-11-20T17:00:00Z', false],
  ])('a time that a phone sends counts where it is %s', (_, moment, expected) => {
    expect(isSlot(rule(hours('18:00-02:00')), at(moment), NOW)).toBe(expected);
  });
});

it('days ahead are those with hours, today only while somebody may still come', () => {
  const open = { ...closed('2026-11-30'), lastOrderMinutes: 0 };
  const days = (now: string) => daysAhead(rule(open, { aheadDays: 3 }), at(now));
  expect(days('2026-11-28T08:00:00Z')).toEqual(['2026-11-28', '2026-11-29', '2026-12-01']);
  expect(days('2026-11-28T19:30:00Z')).toEqual(['2026-11-29', '2026-12-01']);
});

describe('tables', () => {
  const tables = [
    { id: 'four', seats: 4, area: 'hall' },
    { id: 'two', seats: 2, area: 'hall' },
    { id: 'six', seats: 6, area: 'hall' },
    { id: 'stand', seats: 0, area: 'hall' },
    { id: 'sun', seats: 4, area: 'terrace' },
    { id: 'shade', seats: 4, area: 'terrace' },
  ];
  const evening = { from: 100, to: 200 };
  const has = (from: number, to: number, ...ids: string[]) => ({ from, to, tables: ids });
  it.each<[string, number, ReturnType<typeof has>[], string[] | null]>([
    ['the smallest that they fit at', 2, [], ['two']],
    ['the first of those alike', 3, [], ['four']],
    ['the next larger where that is taken', 2, [has(100, 200, 'two')], ['four']],
    [
      'whoever leaves as they come is not in their way',
      2,
      [has(50, 100, 'two'), has(200, 300, 'two')],
      ['two'],
    ],
    ['whoever stays a minute into it is', 2, [has(50, 101, 'two')], ['four']],
    ['tables of one area together', 8, [], ['six', 'two']],
    ['of another area where it reaches there alone', 8, [has(100, 200, 'six')], ['sun', 'shade']],
    ['as few as reach, the last as small as it may be', 10, [], ['six', 'four']],
    ['all of an area', 12, [], ['six', 'four', 'two']],
    ['never across areas', 13, [], null],
    ['nothing where all is taken', 1, [has(0, 999, 'two', 'four', 'six', 'sun', 'shade')], null],
  ])('%s', (_, party, taken, expected) => {
    expect(tablesFor(party, evening, tables, taken)).toEqual(expected);
  });
});

it.each<[ReservationDeed, ReservationState, ReservationKind, ReservationState | null]>([
  ['seat', 'booked', 'booked', 'seated'],
  ['seat', 'ready', 'waiting', 'seated'],
  ['seat', 'cancelled', 'booked', null],
  ['ready', 'waiting', 'waiting', 'ready'],
  ['ready', 'ready', 'waiting', 'ready'],
  ['ready', 'booked', 'booked', null],
  ['no_show', 'booked', 'booked', 'no_show'],
  ['no_show', 'seated', 'booked', null],
  ['no_show', 'waiting', 'waiting', null],
  ['give_up', 'ready', 'waiting', 'gave_up'],
  ['cancel', 'booked', 'booked', 'cancelled'],
  ['cancel', 'waiting', 'waiting', null],
  ['leave', 'seated', 'booked', 'done'],
  ['undo', 'no_show', 'booked', 'booked'],
  ['undo', 'gave_up', 'waiting', 'waiting'],
  ['undo', 'seated', 'waiting', 'waiting'],
  ['undo', 'done', 'booked', null],
  ['undo', 'booked', 'booked', null],
])('%s of who is %s (%s) makes it %s', (deed, state, kind, expected) => {
  expect(stateAfter(deed, state, kind)).toBe(expected);
});

it.each([
  [-1, 'coming'],
  [0, 'coming'],
  [1, 'late'],
  [14, 'late'],
  [15, 'overdue'],
])('who is %i minutes after their time is %s', (minutes, expected) => {
  expect(latenessOf(1_000_000, 1_000_000 + minutes * 60_000, 15)).toBe(expected);
});

it('the line is by when they came, whoever was told first', () => {
  const line = [
    { id: 'c', since: 3 },
    { id: 'a', since: 1 },
    { id: 'b', since: 1 },
  ];
  expect(['a', 'b', 'c', 'x'].map(id => placeInLine(line, id))).toEqual([1, 2, 3, null]);
});

it.each([
  [1, 90],
  [2, 90],
  [3, 120],
  [5, 150],
  [200, 150],
])('a party of %i stays for %i minutes', (party, minutes) => {
  expect(stayMinutes(USUAL_RESERVATIONS, party)).toBe(minutes);
});

it.each<[Partial<ReservationSettings>, string[]]>([
  [{}, []],
  [{ stepMinutes: 20 }, ['step_minutes']],
  [{ partyMax: 0, aheadDays: 400 }, ['party_max', 'ahead_days']],
  [{ noticeMinutes: -5, lateMinutes: 1 }, ['notice_minutes', 'late_minutes']],
  [{ stays: [] }, ['stays']],
  [
    {
      stays: [
        { upTo: 4, minutes: 90 },
        { upTo: 2, minutes: 60 },
      ],
    },
    ['stays'],
  ],
  [{ stays: [{ upTo: 4, minutes: 5 }] }, ['stays']],
])('settings with %o are refused for %o', (over, expected) => {
  expect(Object.keys(reservationProblems({ ...USUAL_RESERVATIONS, ...over }))).toEqual(expected);
});
