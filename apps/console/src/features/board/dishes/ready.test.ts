import { describe, expect, it } from 'vitest';
import { aBoardOrder } from '../../../testing/samples.ts';
import { readyItems, readyMarks, readyToCarry, waitingFirst } from './ready.ts';

const [sample] = aBoardOrder().items;
if (!sample) throw new Error('the sample has no line');
const line = (id: string, ready_at: string | null, is_delivered = false) => ({
  ...sample,
  id,
  ready_at,
  is_delivered,
});
const at = (minute: number) => `2026-05-01T12:${String(minute).padStart(2, '0')}:00.000Z`;
const cooking = { status: 'active', accepted_at: at(0) } as const;

describe('what waits to be carried', () => {
  it.each([
    ['made', line('a', at(5)), cooking, ['a']],
    ['not made yet', line('a', null), cooking, []],
    ['on the table', line('a', at(5), true), cooking, []],
    ['taken off', { ...line('a', at(5)), quantity: 1, taken_off: 1 }, cooking, []],
    ['of an order that is done', line('a', at(5)), { ...cooking, status: 'closed' as const }, []],
  ])('%s', (_, item, order, ids) => {
    expect(readyItems(aBoardOrder({ ...order, items: [item] })).map(({ id }) => id)).toEqual(ids);
  });

  it('stands in the order in which it was made, each dish once', () => {
    const late = aBoardOrder({ ...cooking, order_id: '1', items: [line('a', at(9)), line('b', at(7))] });
    const early = aBoardOrder({ ...cooking, order_id: '2', items: [line('c', at(8)), line('d', at(3))] });
    const none = aBoardOrder({ ...cooking, order_id: '3', items: [line('e', null)] });
    const ready = readyToCarry([late, early, none]);
    expect(ready.map(({ order, since }) => [order.order_id, since])).toEqual([
      ['2', at(3)],
      ['1', at(7)],
    ]);
    expect(waitingFirst([none, late, early])).toEqual([early, late, none]);
    expect(readyMarks(ready)).toEqual([`c ${at(8)}`, `d ${at(3)}`, `a ${at(9)}`, `b ${at(7)}`]);
  });
});
