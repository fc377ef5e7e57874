import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import { aPiece, aStaffBill } from '../../../testing/money-samples.ts';
import type { DraftLine } from '../pad/draft.ts';
import { padAt } from '../pad/kept-pads.ts';
import { answered, choicesFor } from './answer.ts';
import { aDevice, failure, SAT_DOWN, taken } from './testing/device.ts';
import { billLessWaiting, cashWaiting, totalOf } from './unsent-order.ts';

describe('cash that was taken without a line', () => {
  const to = {
    kind: 'cash',
    bill: 'b1',
    table: 't1',
    party: SAT_DOWN,
    amount: minor(1_000),
    tip: minor(50),
  } as const;
  const request = { key: 'of the sheet', body: { method: 'cash', amount: 1_000, tip: 50, note: '' } };
  const cash = taken('a', 1_000, { to, lines: [], place: padAt.bill('b1'), earlier: request, unsent: true });

  it('is booked once, as it was taken, behind what was ordered before it', async () => {
    const { send, refuse, calls, kitchen } = await aDevice(cash, taken('order', 500));
    refuse(failure('offline', 0));
    await send();
    await send();
    expect(calls).toEqual(['order', 'order', 'a']);
    expect(kitchen.get('of the sheet')).toEqual(request.body);
    expect([cash.sent, totalOf(cash)]).toEqual([false, 1_050]);
  });

  it.each([
    ['its bill was closed', failure('bill_closed', 409), 'left', ['drop']],
    ['the guest paid by phone meanwhile', failure('bill_changed', 409), 'refused', ['send', 'drop']],
  ])('is asked about where %s: the money is in the hand', async (_, error, question, choices) => {
    const { send, refuse, waiting, answer, kitchen } = await aDevice(cash);
    refuse(error);
    expect(await send()).toBe(0);
    const [asking] = await waiting();
    expect(asking?.asks?.question).toBe(question);
    expect(asking && choicesFor(asking, { id: 't2', name: '2', seats: 0 })).toEqual(choices);
    await answer('a', 'drop', 'unused');
    await send();
    expect([kitchen.size, await waiting()]).toEqual([0, []]);
  });

  it.each([
    ['all that was left', { method: 'cash', expected_total: 1_000, tip: 50 }, { amount: 1_000 }],
    ['chosen dishes', { method: 'cash', items: ['pie'], expected_total: 1_000, tip: 50 }, { items: ['pie'] }],
  ])('goes to the bill that its own joined, once that is said: %s', async (_, body, part) => {
    const { send, refuse, waiting, table, kitchen } = await aDevice({ ...cash, body });
    refuse(failure('bill_closed', 409));
    await send();
    const [asking] = await waiting();
    const moved = { id: 't2', name: '2', seats: 3, bill: 'b2' };
    expect(asking && choicesFor(asking, moved)).toEqual(['follow', 'drop']);
    // The bill went over itself, and was closed there: nothing is owed on it.
    expect(asking && choicesFor(asking, { ...moved, bill: 'b1' })).toEqual(['drop']);
    const more = { now: 10_000, freshKey: 'another', moved, priced: (line: DraftLine) => line };
    const next = asking && answered(asking, 'follow', more);
    expect(next).toMatchObject({
      key: 'another',
      place: padAt.bill('b2'),
      tableName: '2',
      to: { kind: 'cash', bill: 'b2', table: 't2', amount: 1_000, tip: 50 },
      asks: null,
    });
    if (next) await table.put(next);
    await send();
    expect(kitchen.get('another')).toEqual({ method: 'cash', expected_total: 1_000, tip: 50, ...part });
  });

  it('counts as paid of its bill while it waits', () => {
    const other = { ...cash, token: 'c', to: { ...to, bill: 'b2' } };
    expect(cashWaiting([cash, taken('order', 500), other], 'b1')).toBe(1_000);
  });

  it('is for the dishes that it was taken for: the next guest pays for the others', () => {
    const bill = aStaffBill([aPiece({ id: 'soup', price: 4 }), aPiece({ id: 'pie', price: 6 })], {
      id: 'b1',
    });
    const body = { method: 'cash', items: ['pie'], expected_total: 600, tip: 0 };
    const forPie = { ...cash, body, to: { ...to, amount: minor(600) } };
    const now = billLessWaiting(bill, [forPie], 2);
    expect(now.left).toBe(4);
    expect(now.items.map(({ id, is_paid }) => [id, is_paid])).toEqual([
      ['soup', false],
      ['pie', true],
    ]);
    expect(billLessWaiting(bill, [{ ...forPie, to: { ...to, bill: 'b2' } }], 2)).toBe(bill);
  });
});
