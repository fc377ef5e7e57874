import { fromWire } from '@tableside/contract/money-wire';
import { describe, expect, it } from 'vitest';
import { aPiece, aStaffBill } from '../../../testing/money-samples.ts';
import { allBills, billList, billOfTable, tileState } from '../bill-list.ts';
import { beingChosen, beingPaid, billGuests } from '../people/bill-guests.ts';
import { billLines, isTouched } from './bill-lines.ts';

const read = (wire: number) => fromWire(wire, 2);
const beer = (id: string, changes: Parameters<typeof aPiece>[0] = {}) => aPiece({ id, ...changes });

describe('lines of a bill', () => {
  it('put alike pieces together, and apart again once a guest has a finger on one', () => {
    const three = [beer('a'), beer('b'), beer('c')];
    expect(billLines(three)).toMatchObject([{ ids: ['a', 'b', 'c'], state: 'free' }]);
    const [a, b] = three;
    const one = [
      a,
      { ...b, held_by: 2, in_hand: 'selected' },
      beer('c', { is_paid: true, paid_by: 1 }),
    ] as typeof three;
    expect(billLines(one).map(({ ids, state }) => [ids, state])).toEqual([
      [['a'], 'free'],
      [['b'], 'selected'],
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
      beer('a', { guest_index: 2, held_by: 1, in_hand: 'paying' }),
      beer('b', { guest_index: 2, price: 3, held_by: 1, in_hand: 'begun' }),
      beer('e', { guest_index: 2, price: 2, held_by: 2, in_hand: 'selected' }),
      beer('c', { price: 7.5, is_paid: true, paid_by: 3, held_by: 3 }),
      beer('d'),
    ],
    {
      payments: [
        {
          uuid: 'x',
          amount: 7.5,
          tips: 1,
          guest_index: 3,
          paid_at: '2026-05-01T12:00:00.000Z',
          taken_by: null,
        },
        {
          uuid: 'y',
          amount: 2,
          tips: 0,
          guest_index: null,
          paid_at: '2026-05-01T12:00:00.000Z',
          taken_by: 'Ona',
        },
      ],
    },
  );

  it('is told by phone: what it ordered, what it has in hand, what it paid', () => {
    expect(billGuests(bill, read)).toEqual([
      { index: 1, ordered: 0, chosen: 0, begun: 300, paying: 500, paid: 0 },
      { index: 2, ordered: 1000, chosen: 200, begun: 0, paying: 0, paid: 0 },
      { index: 3, ordered: 0, chosen: 0, begun: 0, paying: 0, paid: 750 },
    ]);
    expect([beingPaid(bill, read), beingChosen(bill, read)]).toEqual([500, 500]);
  });

  it('decides what the tile says and whether a discount can still be given', () => {
    expect(tileState(bill)).toBe('paying');
    expect(isTouched(bill)).toBe(true);
    expect(tileState(aStaffBill([beer('a')]))).toBe('open');
    expect(isTouched(aStaffBill([beer('a')]))).toBe(false);
    const looking = aStaffBill([
      beer('a', { held_by: 1, in_hand: 'selected' }),
      beer('b', { held_by: 1, in_hand: 'begun' }),
    ]);
    expect([tileState(looking), isTouched(looking)]).toEqual(['open', false]);
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

describe('the bill of who sits at a table', () => {
  const bill = (id: string, changes: Parameters<typeof aStaffBill>[1] = {}) =>
    aStaffBill([beer('a')], { id, ...changes });

  it('is open, of that table, and not what others left there unpaid', () => {
    const left = bill('left', { party_left: true });
    const closed = bill('closed', { status: 'closed' });
    const theirs = bill('theirs');
    const other = bill('other', { table_id: 't-8' });
    expect(billOfTable([left, closed, other, theirs], 't-7')?.id).toBe('theirs');
    expect(billOfTable([left, closed, other], 't-7')).toBeUndefined();
  });
});

it('shows a bill that is on a page and in the list of now once, as it is now', () => {
  const [now, page] = [aStaffBill([beer('a')], { revision: 4 }), aStaffBill([beer('a')], { revision: 3 })];
  const old = aStaffBill([beer('a')], { id: 'old', status: 'closed' });
  expect(allBills([now], [[page, old]]).map(({ id, revision }) => [id, revision])).toEqual([
    ['b-1', 4],
    ['old', 1],
  ]);
});
