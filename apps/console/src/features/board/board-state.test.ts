import type { StaffMessage } from '@tableside/contract/realtime';
import { describe, expect, it } from 'vitest';
import { aBoardOrder, aCall, aStatus } from '../../testing/samples.ts';
import {
  applyAnswer,
  applyEvent,
  applySnapshot,
  type BoardSnapshot,
  type BoardState,
  staleBy,
} from './board-state.ts';

const NOW = Date.parse('2026-05-01T12:10:00.000Z');
const snapshot = (cursor: string, changes: Partial<BoardSnapshot> = {}): BoardSnapshot => ({
  orders: [aBoardOrder()],
  calls: [],
  venue: aStatus(),
  cursor,
  now: '2026-05-01T12:10:02.000Z',
  ...changes,
});
const orderEvent = (changes: Parameters<typeof aBoardOrder>[0]): StaffMessage => ({
  channel: 'venue_staff_v',
  event: 'board-order',
  data: { order: aBoardOrder(changes), event: 'order-updated', by: 'Rūta' },
});
const callEvent = (changes: Parameters<typeof aCall>[0]): StaffMessage => ({
  channel: 'venue_staff_v',
  event: 'board-call',
  data: { call: aCall(changes), event: 'called' },
});
const venueEvent = (minutes: number): StaffMessage => ({
  channel: 'venue_staff_v',
  event: 'board-venue',
  data: aStatus({ order_status: 'rush_mode', rush_mode_wait_minutes: minutes }),
});
const start = (cursor = '100') => applySnapshot(undefined, snapshot(cursor), NOW);
const play = (state: BoardState, events: readonly (readonly [string, StaffMessage])[]) =>
  events.reduce((all, [id, message]) => applyEvent(all, message, id), state);

const seen: readonly [string, StaffMessage] = ['101', orderEvent({ seen: true })];
const accepted: readonly [string, StaffMessage] = ['102', orderEvent({ seen: true, wait_minutes: 15 })];
const another: readonly [string, StaffMessage] = [
  '103',
  orderEvent({ unique_order_number: 'o-13', order_id: '13' }),
];
const calling: readonly [string, StaffMessage] = ['104', callEvent({})];

describe('events', () => {
  const straight = play(start(), [seen, accepted, another, calling]);

  it.each([
    ['every event twice', [seen, seen, accepted, accepted, another, another, calling, calling]],
    ['the whole stream twice', [seen, accepted, another, calling, seen, accepted, another, calling]],
    ['out of order', [calling, accepted, another, seen]],
    ['resumed from an earlier place', [accepted, another, seen, accepted, another, calling]],
  ])('%s end in the same board', (_, events) => {
    expect(play(start(), events)).toEqual(straight);
  });

  it('that say of an order what is known keep it and all orders the same, so that no card is drawn anew', () => {
    const again: readonly [string, StaffMessage] = ['105', orderEvent({ seen: true, wait_minutes: 15 })];
    expect(play(straight, [again]).orders).toBe(straight.orders);
    const changed = play(straight, [['105', orderEvent({ seen: true, wait_minutes: 25 })]]);
    expect(changed.orders['o-12']?.wait_minutes).toBe(25);
    expect(changed.orders['o-13']).toBe(straight.orders['o-13']);
  });

  it('that are older than the snapshot change nothing', () => {
    const state = start('200');
    expect(play(state, [seen, accepted, another, calling])).toBe(state);
  });

  it('move the place to resume from, also past nine digits', () => {
    expect(straight.cursor).toBe('104');
    expect(play(start('999'), [['1000', seen[1]]]).cursor).toBe('1000');
    expect(
      play(start('99999999999999999999'), [['100000000000000000000', seen[1]]]).orders['o-12']?.seen,
    ).toBe(true);
  });

  it.each([
    [['105', 20], ['106', 30], 30],
    [['106', 30], ['105', 20], 30],
  ] as const)('of the venue: the latest counts (%o, %o)', (first, second, minutes) => {
    const state = play(
      start(),
      [first, second].map(([id, wait]) => [id, venueEvent(wait)] as const),
    );
    expect(state.venue.rush_mode_wait_minutes).toBe(minutes);
  });
});

describe('who moved an order', () => {
  it('is known from the event, until a later snapshot says how the order stands', () => {
    const heard = play(start(), [seen]);
    expect(Object.values(heard.movers)).toEqual(['Rūta']);
    expect(applySnapshot(heard, snapshot('100'), NOW).movers).toEqual(heard.movers);
    expect(applySnapshot(heard, snapshot('900'), NOW).movers).toEqual({});
  });
});

describe('snapshots', () => {
  it('keep what a later event changed while the answer was on its way', () => {
    const state = applySnapshot(
      play(start(), [seen, another]),
      snapshot('102', { orders: [aBoardOrder()] }),
      NOW,
    );
    expect(Object.keys(state.orders)).toEqual(['o-12', 'o-13']);
    expect(state.orders['o-12']?.seen).toBe(false);
    expect(state.cursor).toBe('103');
  });

  it('drop what the server no longer lists', () => {
    const state = applySnapshot(play(start(), [another]), snapshot('110'), NOW);
    expect(Object.keys(state.orders)).toEqual(['o-12']);
  });

  it('keep answered calls for an hour, and no others that the server dropped', () => {
    const calls = play(start(), [
      ['101', callEvent({ id: 'open' })],
      ['102', callEvent({ id: 'lately', done_at: '2026-05-01T11:30:00.000Z' })],
      ['103', callEvent({ id: 'long ago', done_at: '2026-05-01T11:00:00.000Z' })],
    ]);
    expect(Object.keys(applySnapshot(calls, snapshot('110'), NOW).calls)).toEqual(['lately']);
  });

  it('that arrive late change nothing', () => {
    const state = applySnapshot(start(), snapshot('110', { orders: [] }), NOW);
    expect(applySnapshot(state, snapshot('105'), NOW)).toBe(state);
  });

  it('fill a gap: events that were never delivered are in them', () => {
    const gap = applySnapshot(
      start(),
      snapshot('103', {
        orders: [aBoardOrder({ seen: true }), aBoardOrder({ unique_order_number: 'o-13' })],
      }),
      NOW,
    );
    const state = play(gap, [seen, another, calling]);
    expect(Object.keys(state.orders)).toEqual(['o-12', 'o-13']);
    expect(state.calls['c-1']?.table_name).toBe('Table 7');
  });

  it('tell how far the device clock is off', () => {
    expect(start().clockOffset).toBe(2000);
  });
});

describe('answers of actions', () => {
  const order = aBoardOrder({ seen: true, wait_minutes: 20 });

  it('show at once', () => {
    const state = start();
    expect(applyAnswer(state, state, { order }).orders['o-12']?.wait_minutes).toBe(20);
  });

  it.each([
    ['an event of the same order', (state: BoardState) => play(state, [accepted])],
    ['a new snapshot', (state: BoardState) => applySnapshot(state, snapshot('120'), NOW)],
  ])('give way to %s that came meanwhile', (_, meanwhile) => {
    const sent = start();
    const state = meanwhile(sent);
    expect(applyAnswer(state, sent, { order })).toBe(state);
  });

  it('do not mind events of other things', () => {
    const sent = start();
    const state = play(sent, [another, calling]);
    expect(applyAnswer(state, sent, { order }).orders['o-12']?.wait_minutes).toBe(20);
  });
});

describe('what other orders may be out of date by', () => {
  const state = start();
  const { table_id: here } = aBoardOrder();
  const guestAt = (table_id: string): StaffMessage => ({
    channel: 'venue_staff_v',
    event: 'board-guest',
    data: { table_id },
  });

  const tableOf = (id: string, opened_at: string | null): StaffMessage => ({
    channel: 'venue_staff_v',
    event: 'board-table',
    data: {
      table: {
        id,
        name: 'Table 7',
        area: '',
        order_type: 'default',
        hash: 'T7',
        short_code: 'AAAAA',
        pin: null,
        guests: 0,
        people: 0,
        state: opened_at === null ? 'free' : 'browsing',
        since: opened_at,
        open_orders: 1,
        unpaid: 0,
        paid: 0,
        opened_at,
        last_event_at: null,
      },
    },
  });

  it.each([
    ['a phone that sits down where an order is open', guestAt(here), true],
    ['a phone that sits down elsewhere', guestAt('another-table'), false],
    ['an order that stands at another table now', orderEvent({ table_id: 'another-table' }), true],
    ['an order that stays where it is', orderEvent({ seen: true }), false],
    ['a new order', orderEvent({ unique_order_number: 'o-13', table_id: 'another-table' }), false],
    ['a table that was closed with an order open', tableOf(here, null), true],
    ['a table where somebody sits', tableOf(here, '2026-05-01T12:00:00.000Z'), false],
    ['another table that was closed', tableOf('another-table', null), false],
    ['a call', callEvent({}), false],
  ])('%s: %s', (_, message, stale) => {
    expect(staleBy(state, message)).toBe(stale);
    expect(staleBy(undefined, message)).toBe(false);
  });
});
