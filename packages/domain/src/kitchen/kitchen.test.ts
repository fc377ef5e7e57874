import { describe, expect, it } from 'vitest';
import {
  ageOf,
  allDayOf,
  type CourseId,
  heldCourses,
  heldWhenSent,
  inServingOrder,
  type Station,
  stationOf,
  stationsOfMenu,
  ticketOf,
  usualCourse,
} from './index.ts';

const station = (id: string, over: Partial<Station> = {}): Station => ({
  id,
  name: id,
  categories: [],
  items: [],
  ...over,
});
const grill = station('grill', { categories: ['mains'] });
const pastry = station('pastry', { items: ['tart'] });

it.each<[string, string, string[], string, Station[], string]>([
  ['the menu says, where nothing is set up', 'soup', ['starters'], 'kitchen', [], 'kitchen'],
  ['its category', 'steak', ['mains'], 'kitchen', [station('kitchen'), grill], 'grill'],
  ['its own name before its category', 'tart', ['mains'], 'kitchen', [grill, pastry], 'pastry'],
  ['the menu, where no station asks for it', 'beer', ['drinks'], 'bar', [grill, station('bar')], 'bar'],
  ['the first, where its station is gone', 'beer', ['drinks'], 'bar', [grill, pastry], 'grill'],
  ['the first of two that want its categories', 'steak', ['mains', 'new'], 'x', [grill, pastry], 'grill'],
])('a line is made where %s', (_, itemId, categories, menuStation, stations, expected) => {
  expect(stationOf({ itemId, categories, menuStation }, stations)).toBe(expected);
});

it('begins with the stations that the menu names', () => {
  expect(stationsOfMenu(['kitchen', 'bar', 'kitchen']).map(({ id }) => id)).toEqual(['kitchen', 'bar']);
});

const COURSES = ['starters', 'mains', 'desserts'];
describe('courses', () => {
  it.each<[string, CourseId[], boolean, [CourseId, boolean][], CourseId[]]>([
    ['one course', ['mains', 'mains'], true, [], []],
    ['later courses', ['desserts', null, 'starters', 'mains'], true, [], ['mains', 'desserts']],
    ['later courses at a venue that does not hold them', ['starters', 'mains'], false, [], []],
    ['the first there is, also when it is mains', ['mains', 'desserts'], true, [], ['desserts']],
    ['a fired course', ['starters', 'mains', 'desserts'], true, [['mains', false]], ['desserts']],
    ['what staff hold', ['starters', null], false, [[null, true]], [null]],
    ['a course that is no more', ['old', 'starters'], true, [], ['old']],
  ])('%s', (_, present, holdsLater, said, expected) => {
    const serving = inServingOrder(present, COURSES);
    expect([...heldCourses(serving, { said: new Map(said), holdsLater })]).toEqual(expected);
  });
});

const MINUTE = 60_000;
it.each<[number, number | null, string, number]>([
  [0, null, 'fresh', 0],
  [9, null, 'fresh', 0],
  [10, null, 'soon', 0],
  [19, null, 'soon', 0],
  [20, null, 'late', 0],
  [26, null, 'late', 6],
  [19, 40, 'soon', 0],
  [40, 40, 'late', 0],
  [4, 8, 'soon', 0],
  [3, 8, 'fresh', 0],
  [-5, null, 'fresh', 0],
])('after %d minutes, %s promised: %s, late by %d', (minutes, promisedMinutes, band, lateBy) => {
  const age = ageOf({ since: 0, promisedMinutes }, minutes * MINUTE + 59_000, {
    soonMinutes: 10,
    lateMinutes: 20,
  });
  expect(age).toEqual({ band, lateBy, minutes: Math.max(0, minutes) });
});

const line = (id: string, where: string, course: CourseId = null, doneAt: number | null = null) => ({
  id,
  station: where,
  course,
  doneAt,
  left: 1,
  unseen: 0,
});
const off = (id: string, where: string, unseen = 1, course: CourseId = null) => ({
  ...line(id, where, course),
  left: 0,
  unseen,
});
const held = (said: [CourseId, boolean][] = []) => ({ said: new Map(said), holdsLater: true });
const shown = (
  lines: ReturnType<typeof line>[],
  at: string | null,
  said: [CourseId, boolean][] = [],
  fired: [CourseId, number][] = [],
) => {
  const ticket = ticketOf({ lines, acceptedAt: 100, firedAt: new Map(fired) }, at, COURSES, held(said));
  return (
    ticket && {
      state: ticket.state,
      since: ticket.since,
      doneAt: ticket.doneAt,
      parts: ticket.parts.map(part => `${part.held ? '-' : '+'}${part.lines.map(({ id }) => id).join()}`),
    }
  );
};

describe('a round that is written down', () => {
  const COURSES_OF = [
    { id: 'starters', categories: ['soups', 'salads'] },
    { id: 'mains', categories: ['meat', 'salads'] },
  ];
  it.each([
    ['the course that its category is in', 'meat', 'mains'],
    ['the first of two', 'salads', 'starters'],
    ['none, as drinks do: it comes as it is ready', 'beer', null],
  ])('a dish comes with %s', (_, category, expected) => {
    expect(usualCourse(category, COURSES_OF)).toBe(expected);
  });

  const empty = { held: [], going: [] };
  it.each<[string, CourseId[], { held: CourseId[]; going: CourseId[] }, boolean, CourseId[]]>([
    ['nothing of the first course', ['starters'], empty, true, []],
    ['later ones than the first', [null, 'mains', 'starters'], empty, true, ['mains']],
    ['nothing where a venue lets nothing wait', ['starters', 'mains'], empty, false, []],
    ['nothing of mains alone at a table that has nothing', ['mains', null], empty, true, []],
    ['mains while the table has starters', ['mains'], { held: [], going: ['starters'] }, true, ['mains']],
    ['mains that join mains which wait', ['mains'], { held: ['mains'], going: [] }, false, ['mains']],
    ['no starter for mains that wait', ['starters'], { held: ['mains'], going: [] }, true, []],
    ['never what has no course', [null], { held: [null], going: [] }, true, []],
  ])('waits when it is sent: %s', (_, round, table, holdsLater, expected) => {
    expect([...heldWhenSent(round, table, ['starters', 'mains', 'desserts'], holdsLater)]).toEqual(expected);
  });
});

describe('a ticket', () => {
  const both = [line('soup', 'cold', 'starters'), line('steak', 'grill', 'mains'), line('beer', 'bar')];

  it('holds what its station makes, and the pass sees everything in serving order', () => {
    expect(shown(both, 'cold')).toMatchObject({ state: 'cooking', parts: ['+soup'] });
    expect(shown(both, null)?.parts).toEqual(['+beer', '+soup', '-steak']);
    expect(shown(both, 'pastry')).toBeNull();
  });

  it('waits at a station whose courses are all held by what another makes', () => {
    expect(shown(both, 'grill')).toMatchObject({ state: 'waits', parts: ['-steak'] });
  });

  it('is as old as the course that was fired', () => {
    expect(shown(both, 'grill', [['mains', false]], [['mains', 900]])).toMatchObject({
      state: 'cooking',
      since: 900,
    });
    expect(shown(both, null, [['mains', false]], [['mains', 900]])?.since).toBe(100);
  });

  it('is done with its last line, also with one that is held', () => {
    const half = [line('a', 'cold', 'starters', 500), line('b', 'cold', 'mains')];
    expect(shown(half, 'cold')).toMatchObject({ state: 'waits', doneAt: null });
    const all = [line('a', 'cold', 'starters', 500), line('b', 'cold', 'mains', 700)];
    expect(shown(all, 'cold')).toMatchObject({ state: 'done', doneAt: 700 });
  });
});

describe('what was taken off a ticket', () => {
  it('stays on it until somebody has seen it, and keeps it open', () => {
    expect(shown([off('steak', 'grill')], 'grill')).toMatchObject({
      state: 'void',
      doneAt: null,
      parts: ['+steak'],
    });
    expect(shown([off('steak', 'grill', 0)], 'grill')).toBeNull();
  });

  it('is nothing that is to be made', () => {
    const half = [line('soup', 'cold', null, 500), off('steak', 'cold')];
    expect(shown(half, 'cold')).toMatchObject({ state: 'void', parts: ['+soup,steak'] });
    const seen = [line('soup', 'cold', null, 500), off('steak', 'cold', 0)];
    expect(shown(seen, 'cold')).toMatchObject({ state: 'done', doneAt: 500, parts: ['+soup'] });
    expect(shown([line('soup', 'cold'), off('steak', 'cold')], 'cold')).toMatchObject({ state: 'cooking' });
  });

  it('is nobody else’s matter', () => {
    expect(shown([line('soup', 'cold'), off('steak', 'grill')], 'cold')?.parts).toEqual(['+soup']);
  });

  it('keeps no later course waiting', () => {
    const both = [off('soup', 'cold', 1, 'starters'), line('steak', 'grill', 'mains')];
    expect(shown(both, 'grill')).toMatchObject({ state: 'cooking', parts: ['+steak'] });
    expect(shown(both, null)?.parts).toEqual(['+soup', '+steak']);
  });
});

it('counts dishes over all tickets, and how many are made otherwise', () => {
  const counted = allDayOf([
    { name: 'Soup', quantity: 1, modifiers: [] },
    { name: 'Pizza', quantity: 2, modifiers: ['no ham', 'thin'] },
    { name: 'Pizza', quantity: 1, modifiers: ['thin', 'no ham'] },
    { name: 'Pizza', quantity: 1, modifiers: [] },
    { name: 'Beer', quantity: 1, modifiers: [] },
  ]);
  expect(counted).toEqual([
    { name: 'Pizza', count: 4, ways: [{ words: ['no ham', 'thin'], count: 3 }] },
    { name: 'Beer', count: 1, ways: [] },
    { name: 'Soup', count: 1, ways: [] },
  ]);
});
