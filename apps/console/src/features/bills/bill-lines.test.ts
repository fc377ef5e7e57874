import { fromWire } from '@tableside/contract/money-wire';
import { describe, expect, it } from 'vitest';
import { aPiece, aStaffBill } from '../../testing/money-samples.ts';
import { beingPaid, billGuests } from './bill-guests.ts';
import { billLines, isTouched } from './bill-lines.ts';
import { billList, tileState } from './bill-list.ts';

const read = (wire: number) => fromWire(wire, 2);
const beer = (id: string, changes: Parameters<typeof aPiece>[0] = {}) => aPiece({ id, ...changes });

describe('lines of a bill', () => {
  it('put alike pieces together, and apart again once a guest has a finger on one', () => {
    const three = [beer('a'), beer('b'), beer('c')];
    expect(billLines(three)).toMatchObject([{ ids: ['a', 'b', 'c'], state: 'free' }]);
    const [a, b] = three;
    const one = [a, { ...b, held_by: 2 }, beer('c', { is_paid: true, paid_by: 1 })] as typeof three;
    expect(billLines(one).map(({ ids, state }) => [ids, state])).toEqual([
      [['a'], 'free'],
      [['b'], 'taken'],
      [['c'], 'paid'],
    ]);
  });

  it.each([
    ['another price', { price: 4 }],
    ['another note', { note: 'no ice' }],
    ['another option', { modifiers: [{ name: 'Lemon', price: 0, quantity: 1 }] }],
    ['another guest', { guest_index: 3 }],
    ['a part of one', { part: { number: 1, of: 2 } }],
  ])('keep %s apart', (_, changes) => {
    expect(billLines([beer('a'), beer('b', changes)])).toHaveLength(2);
  });
});

describe('who pays what', () => {
  const bill = aStaffBill(
    [
      beer('a', { guest_index: 2, held_by: 1 }),
      beer('b', { guest_index: 2 }),
      beer('c', { price: 7.5, is_paid: true, paid_by: 3, held_by: 3 }),
      beer('d'),
    ],
    {
      payments: [
        { uuid: 'x', amount: 7.5, tips: 1, guest_index: 3, paid_at: '2026-05-01T12:00:00.000Z' },
        { uuid: 'y', amount: 2, tips: 0, guest_index: null, paid_at: '2026-05-01T12:00:00.000Z' },
      ],
    },
  );

  it('is told by phone: what it ordered, what it has in hand, what it paid', () => {
    expect(billGuests(bill, read)).toEqual([
      { index: 1, ordered: 0, choosing: 500, paid: 0 },
      { index: 2, ordered: 1000, choosing: 0, paid: 0 },
      { index: 3, ordered: 0, choosing: 0, paid: 750 },
    ]);
    expect(beingPaid(bill, read)).toBe(500);
  });

  it('decides what the tile says and whether a discount can still be given', () => {
    expect(tileState(bill)).toBe('paying');
    expect(isTouched(bill)).toBe(true);
    expect(tileState(aStaffBill([beer('a')]))).toBe('open');
    expect(isTouched(aStaffBill([beer('a')]))).toBe(false);
    expect(tileState(aStaffBill([beer('a', { is_paid: true })]))).toBe('ready');
    expect(tileState(aStaffBill([beer('a')], { status: 'closed' }))).toBe('closed');
  });
});

it('bills are listed by table, numbers in their order', () => {
  const bills = ['10', '9', 'Terrace 2'].map(table_name => aStaffBill([], { id: table_name, table_name }));
  const closed = aStaffBill([], { id: 'old', status: 'closed' });
  expect(billList([...bills, closed], 'open').map(({ id }) => id)).toEqual(['9', '10', 'Terrace 2']);
  expect(billList([...bills, closed], 'closed').map(({ id }) => id)).toEqual(['old']);
});
