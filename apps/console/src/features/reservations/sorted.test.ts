import { expect, it } from 'vitest';
import type { Reservation } from './reservations-query.ts';
import { atTable, forParty, sorted } from './sorted.ts';

const one = (id: string, over: Partial<Reservation> = {}): Reservation => ({
  id,
  kind: 'booked',
  state: 'booked',
  at: '2026-11-28T17:00:00.000Z',
  until: '2026-11-28T19:00:00.000Z',
  time: '19:00',
  end: '21:00',
  party: 2,
  name: 'Ona',
  phone: null,
  note: '',
  tables: ['a'],
  since: '2026-11-28T10:00:00.000Z',
  lateness: 'coming',
  no_shows: 0,
  wait_minutes: null,
  told: null,
  by_guest: true,
  ...over,
});
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('who comes, who sits and who is through stand apart', () => {
  const all = [
    one('1'),
    one('2', { state: 'seated' }),
    one('3', { state: 'no_show' }),
    one('4', { kind: 'waiting', state: 'gave_up' }),
  ];
  const { ahead, seated, gone } = sorted(all);
  expect([ids(ahead), ids(seated), ids(gone)]).toEqual([['1'], ['2'], ['3', '4']]);
  expect(ids(atTable(all, 'a'))).toEqual(['1', '2']);
  expect(atTable(all, 'b')).toEqual([]);
});

it('a party is offered the smallest table that it fits at, and the largest of those that it does not', () => {
  const tables = [2, 8, 4].map(seats => ({ id: String(seats), name: String(seats), area: '', seats }));
  expect(ids(forParty(tables, 3))).toEqual(['4', '8', '2']);
  expect(ids(forParty(tables, 9))).toEqual(['8', '4', '2']);
});
