import { describe, expect, it } from 'vitest';
import type { FloorPlace } from '../floor-query.ts';
import { areasOf, rowsOf } from './areas.ts';
import { changeByKey } from './arrow-keys.ts';
import {
  addArea,
  changeArea,
  changeTable,
  type FloorDraft,
  isBlocked,
  removeArea,
  renameArea,
  shiftArea,
  wouldBe,
} from './draft.ts';

const place = (table: string, x: number, y: number, area = 'Hall'): FloorPlace => ({
  table,
  area,
  x,
  y,
  width: 5,
  height: 4,
  shape: 'square',
  seats: 4,
});
const draft: FloorDraft = {
  revision: 3,
  areas: ['Hall', 'Terrace'],
  places: [place('a', 0, 0), place('b', 6, 0), place('c', 0, 0, 'Terrace')],
};
const of = ({ places }: FloorDraft, table: string) => places.find(each => each.table === table);

describe('changing the plan', () => {
  it('rounds what was dragged to whole cells and keeps it on the plan', () => {
    expect(of(changeTable(draft, 'a', { x: 12.4, y: 7.6 }), 'a')).toMatchObject({ x: 12, y: 8 });
    expect(of(changeTable(draft, 'b', { x: 100, y: -3 }), 'b')).toMatchObject({ x: 19, y: 0 });
  });

  it('leaves a table where it was when another stands there, though not for one of another area', () => {
    expect(changeTable(draft, 'a', { x: 3 })).toBe(draft);
    expect(changeTable(draft, 'a', { width: 7 })).toBe(draft);
    expect(isBlocked(draft, wouldBe(place('a', 0, 0), { x: 3 }))).toBe(true);
    expect(isBlocked(draft, place('c', 6, 0, 'Terrace'))).toBe(false);
  });

  it('puts a table into another area where there is room', () => {
    const moved = changeArea(draft, 'a', 'Terrace');
    expect(of(moved, 'a')).toMatchObject({ area: 'Terrace', x: 0, y: 5 });
    expect(of(changeArea(draft, 'b', 'Terrace'), 'b')).toMatchObject({ area: 'Terrace', x: 6, y: 0 });
  });

  it.each([
    ['ArrowRight', false, { x: 7, y: 0 }],
    ['ArrowUp', false, { x: 6, y: -1 }],
    ['ArrowDown', true, { width: 5, height: 5 }],
    ['ArrowLeft', true, { width: 4, height: 4 }],
    ['Enter', false, null],
  ])('%s (shift: %s) means %o', (key, shiftKey, expected) => {
    expect(changeByKey(place('b', 6, 0), { key, shiftKey })).toEqual(expected);
  });
});

describe('areas', () => {
  it('are named, ordered, added and removed; one with tables stays', () => {
    expect(shiftArea(draft, 'Hall', 1).areas).toEqual(['Terrace', 'Hall']);
    expect(shiftArea(draft, 'Hall', -1)).toBe(draft);
    const renamed = renameArea(draft, 'Hall', ' Big hall ');
    expect([renamed.areas, of(renamed, 'b')?.area]).toEqual([['Big hall', 'Terrace'], 'Big hall']);
    expect(renameArea(draft, 'Hall', 'Terrace')).toBe(draft);
    expect(removeArea(draft, 'Hall')).toBe(draft);
    expect(removeArea(addArea(draft, 'Garden'), 'Garden').areas).toEqual(draft.areas);
    expect(addArea(draft, ' Hall')).toBe(draft);
  });

  it('of tables without one come last', () => {
    const areas = [{ name: 'Hall' }];
    expect(areasOf({ areas, places: [place('x', 0, 0, ''), place('a', 0, 0)] })).toEqual(['Hall', '']);
  });

  it.each([
    [[], 0, 8],
    [[place('a', 0, 10)], 0, 14],
    [[place('a', 0, 10)], 5, 19],
    [[place('a', 0, 44)], 5, 48],
  ])('with %o and %i rows below take %i rows', (places, more, expected) => {
    expect(rowsOf(places, more)).toBe(expected);
  });
});
