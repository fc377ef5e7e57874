import { describe, expect, it } from 'vitest';
import { aBoardOrder } from '../../testing/samples.ts';
import { laneOf } from '../board/index.ts';
import { expectedOf } from './expected.ts';
import type { OrderAction } from './order-actions.ts';
import { primaryAct } from './primary-act.ts';

const NOW = '2026-05-01T12:10:00.000Z';
const fresh = aBoardOrder({ status: 'waiting_confirmation', asks_presence: true });
const cooking = aBoardOrder({ accepted_at: NOW, seen: true });
const after = (action: OrderAction, order = fresh) => expectedOf(action, NOW)?.(order);

describe('what a tap on a card comes to, before the server has answered', () => {
  it('an accepted order is in the making, promised for when it was said', () => {
    const order = after({ kind: 'accept', minutes: 15 });
    expect(order && laneOf(order)).toBe('progress');
    expect(order).toMatchObject({ accepted_at: NOW, wait_minutes: 15, seen: true, asks_presence: false });
  });

  it('what was carried is on the table, and the order asks to be closed; taken back, it is to be brought', () => {
    const items = cooking.items.map(({ id }) => id);
    const carried = after({ kind: 'deliver', items, delivered: true }, cooking);
    expect(carried && primaryAct(carried, { settleCash: true })?.kind).toBe('close');
    expect(carried && after({ kind: 'deliver', items, delivered: false }, carried)).toEqual(cooking);
  });

  it('a closed order is over', () => {
    const order = after({ kind: 'close' }, cooking);
    expect(order && laneOf(order)).toBe('done');
  });

  it.each<[string, OrderAction, typeof fresh]>([
    ['accepted before', { kind: 'accept', minutes: 5 }, cooking],
    ['carried before', { kind: 'deliver', items: ['l-1'], delivered: false }, cooking],
    ['closed before', { kind: 'close' }, aBoardOrder({ status: 'closed', closed_at: NOW })],
    ['not in the making yet', { kind: 'deliver', items: ['l-1'], delivered: true }, fresh],
  ])('an order that was %s stays the same', (_, action, order) => {
    expect(after(action, order)).toBe(order);
  });

  it.each<OrderAction>([
    { kind: 'settle-cash', expected: 1900 },
    { kind: 'reject', reason: 'Sold out' },
    { kind: 'wait', minutes: 30 },
  ])('of $kind nothing is shown that the server has not said', action => {
    expect(expectedOf(action, NOW)).toBeNull();
  });
});
