import { expect, it } from 'vitest';
import { aBill, aBillItem } from '../../testing/wire-builders.ts';
import { newlyHeld, newPayments } from './bill-news.ts';
import { chooseSections } from './choose/choose-sections.ts';
import { canShare, dishOf, newItems } from './choose/dish-parts.ts';
import { groupItems, holdersOf } from './choose/group-items.ts';
import { isUneven, peopleLeft, shareOf } from './split/equal-share.ts';
import { readAmount } from './split/own-amount.ts';
import { whoPaysWhat } from './split/who-pays-what.ts';
import { payPath } from './start-paying/pay-path.ts';
import { ownPieces, paidShare, worthOf } from './view/bill-sums.ts';

const ME = 2;
const aPayment = (uuid: string, guest_index: number | null, amount = 5) => ({
  uuid,
  amount,
  tips: 0,
  guest_index,
  paid_at: '2026-03-18T11:00:00.000Z',
});

it('sums in whole cents', () => {
  expect(worthOf([{ price: 0.1 }, { price: 0.2 }, { price: 1.4 }], 2)).toBe(1.7);
  expect(worthOf([], 2)).toBe(0);
});

it.each([
  [100, 25, 0.75],
  [100, 100, 0],
  [0, 0, 0],
  [50, 0, 1],
])('of %d with %d left the share %d is paid', (total, left, share) => {
  expect(paidShare({ total, left })).toBe(share);
});

it('[PAYGO-03] equal pieces are one row, whoever holds them; price, payer and being shared set them apart', () => {
  const items = [
    aBillItem({ id: '1', name: 'Beer' }),
    aBillItem({ id: '2', name: 'Soup' }),
    aBillItem({ id: '3', name: 'Beer' }),
    aBillItem({ id: '4', name: 'Beer', held_by: 3 }),
    aBillItem({ id: '8', name: 'Beer', is_paid: true, paid_by: 3 }),
    aBillItem({ id: '5', name: 'Beer', price: 4 }),
    aBillItem({ id: '6', name: 'Pizza', part: { number: 1, of: 2 } }),
    aBillItem({ id: '7', name: 'Pizza', part: { number: 2, of: 2 } }),
  ];
  expect(groupItems(items).map(group => group.items.map(({ id }) => id))).toEqual([
    ['1', '3', '4'],
    ['2'],
    ['8'],
    ['5'],
    ['6'],
    ['7'],
  ]);
});

it('the holders of a row are named once each, the lowest number first; who paid holds nothing', () => {
  const held = [12, 3, null, 3].map((held_by, index) => aBillItem({ id: String(index), held_by }));
  expect(holdersOf([...held, aBillItem({ held_by: 1, is_paid: true })])).toEqual([3, 12]);
});

it("one's own comes first, then the table's, then the others' by their number", () => {
  const bill = aBill({
    items: [
      aBillItem({ id: 'theirs', guest_index: 10 }),
      aBillItem({ id: 'tables' }),
      aBillItem({ id: 'mine', guest_index: ME }),
      aBillItem({ id: 'hers', guest_index: 3 }),
      aBillItem({ id: 'paid', guest_index: ME, is_paid: true }),
      aBillItem({ id: 'just paid', guest_index: ME, is_paid: true }),
    ],
  });
  const sections = chooseSections(bill, ME, new Set(['paid']));
  expect(sections.map(({ guest, items }) => [guest, items.map(({ id }) => id)])).toEqual([
    [ME, ['mine', 'just paid']],
    [null, ['tables']],
    [3, ['hers']],
    [10, ['theirs']],
  ]);
});

it('who pays what: this phone first, the staff last, held and paid apart', () => {
  const bill = aBill({
    items: [
      aBillItem({ id: 'a', price: 4.1, held_by: 5 }),
      aBillItem({ id: 'b', price: 0.2, held_by: 5 }),
      aBillItem({ id: 'c', price: 3, held_by: ME }),
      aBillItem({ id: 'd', price: 7, held_by: 5, is_paid: true }),
    ],
    payments: [aPayment('p', 1, 7), aPayment('q', null, 2), aPayment('r', 1, 0.1)],
  });
  expect(whoPaysWhat(bill, ME, 2)).toEqual([
    { guest: ME, isMe: true, holds: 3, paid: 0 },
    { guest: 1, isMe: false, holds: 0, paid: 7.1 },
    { guest: 5, isMe: false, holds: 4.3, paid: 0 },
    { guest: null, isMe: false, holds: 0, paid: 2 },
  ]);
});

it('counts what is ticked on this phone as chosen by its guest before it is held, and never what others have', () => {
  const bill = aBill({
    items: [
      aBillItem({ id: 'a', price: 3 }),
      aBillItem({ id: 'b', price: 2, held_by: 5 }),
      aBillItem({ id: 'c', price: 1, is_paid: true }),
    ],
  });
  expect(whoPaysWhat(bill, ME, 2, { ticked: ['a', 'b', 'c'] })).toEqual([
    { guest: ME, isMe: true, holds: 3, paid: 0 },
    { guest: 5, isMe: false, holds: 2, paid: 0 },
  ]);
});

it.each([
  [10, 3, 2, 3.34],
  [10, 2, 2, 5],
  [1000, 3, 0, 334],
  [1, 3, 3, 0.334],
])('%d between %d with %d decimals is %d', (left, people, decimals, share) => {
  expect(shareOf(left, people, decimals)).toBe(share);
  expect(isUneven(left, people, decimals)).toBe(share * people > left + 1e-9);
});

it.each([
  ['nobody is known', aBill(), 2],
  ['staff counted the guests', aBill({ guest_count: 4 }), 4],
  ['two of them have paid', aBill({ guest_count: 4, payments: [aPayment('p', 1), aPayment('q', 3)] }), 2],
  ['one paid twice', aBill({ guest_count: 4, payments: [aPayment('p', 1), aPayment('q', 1)] }), 3],
  ['I paid once already', aBill({ guest_count: 4, payments: [aPayment('p', ME)] }), 4],
  ['only phones are known', aBill({ items: [aBillItem({ guest_index: 5 })] }), 5],
  ['all others have paid', aBill({ guest_count: 2, payments: [aPayment('p', 1)] }), 2],
])('what is left is split between those who still pay: %s', (_, bill, people) => {
  expect(peopleLeft(bill, ME)).toBe(people);
});

it.each([
  ['', { kind: 'empty' }],
  [' 20 ', { kind: 'amount', minor: 2000 }],
  ['20,5', { kind: 'amount', minor: 2050 }],
  ['20.05', { kind: 'amount', minor: 2005 }],
  ['.5', { kind: 'amount', minor: 50 }],
  ['20.', { kind: 'amount', minor: 2000 }],
  ['48,20', { kind: 'amount', minor: 4820 }],
  ['48,21', { kind: 'too_much' }],
  ['0', { kind: 'zero' }],
  ['0,00', { kind: 'zero' }],
  ['1,005', { kind: 'unreadable' }],
  ['-5', { kind: 'unreadable' }],
  ['1e2', { kind: 'unreadable' }],
  ['ten', { kind: 'unreadable' }],
  ['1.2.3', { kind: 'unreadable' }],
])('the typed amount "%s" is read', (text, read) => {
  expect(readAmount(text, 48.2, 2)).toEqual(read);
});

it('a currency without decimals takes none', () => {
  expect(readAmount('500', 900, 0)).toEqual({ kind: 'amount', minor: 500 });
  expect(readAmount('500.5', 900, 0)).toEqual({ kind: 'unreadable' });
});

it("others' payments are news once, one's own never", () => {
  const before = aBill({ payments: [aPayment('old', 1)] });
  const after = aBill({
    payments: [aPayment('old', 1), aPayment('new', 3), aPayment('mine', ME), aPayment('cash', null)],
  });
  expect(newPayments(before, after, ME).map(({ uuid }) => uuid)).toEqual(['new', 'cash']);
  expect(newPayments(after, after, ME)).toEqual([]);
});

it('[RT-11] what another guest takes in hand is news; my own and what was held before is not', () => {
  const before = aBill({
    items: [aBillItem({ id: 'a' }), aBillItem({ id: 'b', held_by: 3 }), aBillItem({ id: 'c' })],
  });
  const after = aBill({
    items: [
      aBillItem({ id: 'a', held_by: 3 }),
      aBillItem({ id: 'b', held_by: 3 }),
      aBillItem({ id: 'c', held_by: ME }),
      aBillItem({ id: 'new', held_by: 3 }),
    ],
  });
  expect(newlyHeld(before, after, ME).map(({ id }) => id)).toEqual(['a']);
});

it.each([
  [{ kind: 'all', subtotal: 48.2 }, 'ref=order&userSubtotalAmount=48.2'],
  [{ kind: 'items', subtotal: 14.5 }, 'ref=select-items&payForSelectedItems=true&userSubtotalAmount=14.5'],
  [{ kind: 'amount', subtotal: 20, amount: 2000 }, 'ref=order&userSubtotalAmount=20&amount=2000'],
  [{ kind: 'split', subtotal: 16.07, between: 3 }, 'ref=order&userSubtotalAmount=16.07&split=3'],
] as const)('[PAY-02] [PAY-04] %j leads to Pay with its query', (way, query) => {
  expect(payPath('s', 'AB12', way)).toBe(`/pay/s/AB12?${query}`);
});

const aDish = (parts: number, over: Parameters<typeof aBillItem>[0] = {}) =>
  Array.from({ length: parts }, (_, index) =>
    aBillItem({ id: `pizza-${index + 1}`, name: 'Pizza', part: { number: index + 1, of: parts }, ...over }),
  );

it('the parts of a dish are found beside each other, also where the same dish was shared twice', () => {
  const other = aDish(2).map(part => ({ ...part, id: `other-${part.id}` }));
  const bill = aBill({ items: [aBillItem(), ...aDish(2), ...other, aBillItem({ id: 'last' })] });
  const ids = (id: string) => {
    const item = bill.items.find(each => each.id === id);
    return item ? dishOf(bill, item).map(part => part.id) : [];
  };
  expect(ids('pizza-2')).toEqual(['pizza-1', 'pizza-2']);
  expect(ids('other-pizza-1')).toEqual(['other-pizza-1', 'other-pizza-2']);
  expect(ids('last')).toEqual(['last']);
});

it.each([
  ['nobody has touched it', {}, {}, true],
  ['my own finger is on it', { held_by: ME }, {}, true],
  ["another guest's finger is on it", { held_by: 1 }, {}, false],
  ['it is paid', { is_paid: true }, {}, false],
  ['it is a tip', { kind: 'tip' as const }, {}, false],
  ['it costs nothing', { price: 0 }, {}, false],
  ['the pre-check is printed', {}, { precheck_printed: true }, false],
  ['the bill is closed', {}, { status: 'closed' as const }, false],
])('a dish can be shared: %s', (_, over, bill, expected) => {
  const item = aBillItem(over);
  expect(canShare(aBill({ items: [item], ...bill }), item, ME)).toBe(expected);
});

it.each([
  ['a code of the guest’s own took something off', { discount: 1 }, ['soup']],
  ['staff took something off the whole bill', { discount: 1, discounted_as_whole: true }, []],
  ['the pre-check is printed', { precheck_printed: true }, []],
] as const)('[SPLIT-08] one’s own dishes are ticked, where their prices are known: %s', (_, bill, ids) => {
  const items = [aBillItem({ id: 'soup', guest_index: ME }), aBillItem({ id: 'beer', guest_index: 1 })];
  expect(ownPieces(aBill({ items, ...bill }), ME).map(({ id }) => id)).toEqual(ids);
});

it('one part in another hand keeps the whole dish as it is', () => {
  const [first, second] = aDish(2);
  if (!first || !second) throw new Error('a dish has two parts');
  expect(canShare(aBill({ items: [first, { ...second, held_by: 1 }] }), first, ME)).toBe(false);
  expect(canShare(aBill({ items: [first, second] }), first, ME)).toBe(true);
});

it('the parts a dish was just divided into are those that were not there before', () => {
  const before = aBill({ items: [aBillItem({ id: 'soup' }), aBillItem({ id: 'pizza' })] });
  const after = aBill({ items: [aBillItem({ id: 'soup' }), ...aDish(3)] });
  expect(newItems(before, after).map(({ id }) => id)).toEqual(['pizza-1', 'pizza-2', 'pizza-3']);
});
