import type { BoardOrder } from '@tableside/contract/http/console/board';
import { describe, expect, it } from 'vitest';
import { aBoardOrder } from '../../testing/samples.ts';
import { actKey, isWaitedFor, primaryAct } from './primary-act.ts';

const [dish] = aBoardOrder().items as [BoardOrder['items'][number]];
const AT = '2026-05-01T12:05:00.000Z';
const made = { ...dish, id: 'made', ready_at: AT };
const brought = { ...dish, id: 'brought', is_delivered: true };
const off = { ...dish, id: 'off', taken_off: dish.quantity };
const cooking = (items: BoardOrder['items'], more: Partial<BoardOrder> = {}) =>
  aBoardOrder({ status: 'active', accepted_at: AT, items, ...more });
const cash = { selected_payment_type: 'cash' } as const;

describe('the one act of an order', () => {
  it.each<[string, BoardOrder, string, boolean]>([
    ['waits to be accepted', aBoardOrder(), 'accept', true],
    [
      'is a table’s first',
      aBoardOrder({ status: 'waiting_confirmation', asks_presence: true }),
      'presence',
      true,
    ],
    ['is in the making', cooking([dish]), 'deliver l-1', false],
    ['has a dish on the pass', cooking([dish, made]), 'deliver made', true],
    ['has a dish left', cooking([dish, brought, off]), 'deliver l-1', false],
    ['was brought, and is to be paid in cash', cooking([brought, off], cash), 'cash', true],
    ['is in the making, and will be paid in cash', cooking([dish], cash), 'deliver l-1', false],
    ['was brought and is paid', cooking([brought]), 'close', false],
  ])('an order that %s', (_, order, key, waited) => {
    const act = primaryAct(order, { settleCash: true });
    expect([actKey(act), act && isWaitedFor(act)]).toEqual([key, waited]);
  });

  it('who takes no cash closes', () => {
    expect(primaryAct(cooking([brought], cash), { settleCash: false })).toEqual({ kind: 'close' });
  });

  it.each([
    aBoardOrder({ status: 'closed', closed_at: AT, accepted_at: AT, left: 0 }),
    aBoardOrder({ status: 'pending_activate' }),
  ])('what has ended, or is not the venue’s yet, has none', order => {
    expect(primaryAct(order, { settleCash: true })).toBeNull();
  });
});
