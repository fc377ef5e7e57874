import { fromWire } from '@tableside/contract/money-wire';
import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import { aPiece, aStaffBill } from '../../../testing/money-samples.ts';
import { likelyCash } from '../cash/cash.ts';
import {
  type ByHand,
  changeFor,
  dueOf,
  isByHand,
  newSettlement,
  obstacle,
  saleBody,
  settleBody,
} from './settlement.ts';

const read = (wire: number) => fromWire(wire, 2);
const bill = aStaffBill([
  aPiece({ id: 'soup', price: 4.5 }),
  aPiece({ id: 'steak', price: 20 }),
  aPiece({ id: 'beer', price: 5, is_paid: true }),
]);
const by = (changes: Partial<ByHand>): ByHand => ({ ...newSettlement, ...changes });
const chosen = (...ids: string[]) => by({ part: 'items', items: new Set(ids) });
const sum = (amount: number) => by({ part: 'amount', amount: minor(amount) });

describe('what is taken', () => {
  it.each([
    ['all that is left', by({}), 2450],
    ['chosen items', chosen('soup'), 450],
    ['items of which a guest paid one meanwhile', chosen('soup', 'beer'), 450],
    ['a sum', sum(1000), 1000],
    ['no sum yet', by({ part: 'amount' }), 0],
  ])('%s', (_, settlement, due) => expect(dueOf(bill, settlement, read)).toBe(due));

  it.each([
    [by({}), null],
    [chosen(), 'nothing'],
    [sum(2450), null],
    [sum(2451), 'more_than_left'],
    [by({ given: minor(2400) }), 'too_little_given'],
    [by({ given: minor(2450), tip: minor(1) }), 'too_little_given'],
    [by({ given: minor(2451), tip: minor(1) }), null],
    // What the card machine takes nobody hands over.
    [by({ method: 'card-machine', given: minor(1) }), null],
  ] as const)('%o is stopped by %s', (settlement, why) => expect(obstacle(bill, settlement, read)).toBe(why));

  it('"all" goes as the sum on screen, so that less is never booked than is in the hand', () => {
    expect(settleBody(bill, by({ tip: minor(50), note: ' Room 5 ' }), read)).toEqual({
      method: 'cash',
      amount: 2450,
      tip: 50,
      note: 'Room 5',
    });
    expect(settleBody(bill, chosen('steak', 'beer'), read)).toEqual({
      method: 'cash',
      items: ['steak'],
      expected_total: 2000,
      tip: 0,
      note: '',
    });
  });

  it('goes to a terminal with the sum on screen as well, and is not taken by hand there', () => {
    expect(saleBody(bill, by({ tip: minor(50) }), 'bar', read)).toEqual({
      terminal: 'bar',
      amount: 2450,
      tip: 50,
    });
    expect(saleBody(bill, chosen('steak', 'beer'), 'bar', read)).toEqual({
      terminal: 'bar',
      items: ['steak'],
      expected_total: 2000,
      tip: 0,
    });
    expect(isByHand({ ...newSettlement, method: 'worldline' })).toBe(false);
    expect(isByHand(newSettlement)).toBe(true);
  });

  it.each([
    [by({ given: minor(3000) }), 550],
    [by({ given: minor(3000), tip: minor(550) }), 0],
    [by({}), null],
    [by({ given: minor(3000), method: 'card-machine' }), null],
  ])('change of %o is %s', (settlement, change) => expect(changeFor(bill, settlement, read)).toBe(change));
});

it.each([
  [3250, 2, [3250, 3500, 4000, 5000]],
  [2000, 2, [2000, 5000, 10000]],
  [13250, 2, [13250, 13500, 14000, 15000]],
  [9999, 2, [9999, 10000]],
  [3400, 0, [3400, 3500, 4000, 5000]],
])('for %d with %d decimals people hand over %o', (due, decimals, sums) => {
  expect(likelyCash(minor(due), decimals)).toEqual(sums);
});
