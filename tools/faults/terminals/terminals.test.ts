import { describe, expect, it } from 'vitest';
import { OF_SALES } from '../fault-classes.ts';
import { holdTerminal, type OneTerminal } from './hold-terminal.ts';
import { planTerminal } from './plan.ts';

describe('journeys at card terminals', () => {
  it('are the same for the same seed, and have every fault of a sale between them', () => {
    expect(planTerminal(7)).toEqual(planTerminal(7));
    const plans = Array.from({ length: 300 }, (_, seed) => planTerminal(seed));
    const planned = new Set(plans.flatMap(({ sales }) => sales.map(({ fault }) => fault)));
    expect([...OF_SALES].filter(fault => !planned.has(fault))).toEqual([]);
  });
});

describe('a terminal’s own ledger against ours', () => {
  const sale = { kind: 'sale', state: 'approved', reference: 7, amount: 500, payment: 'p' } as const;
  const payment = { id: 'p', status: 'paid', captured: 500, refunded: 0, by_hand: 0 };
  const line = { reference: 7, kind: 'sale', amount: 500, state: 'approved' };
  const fine: OneTerminal = {
    operations: [sale],
    payments: [payment],
    totals: [{ reference: 9, sales: 500, refunds: 0 }],
    ledger: [line],
    settlements: [{ reference: 9, sales: 500 }],
  };
  const refund = { ...sale, kind: 'refund', reference: 8, amount: 200 } as const;
  const heldOf = (over: Partial<OneTerminal>): string[] => {
    const said: string[] = [];
    holdTerminal({ ...fine, ...over }, what => said.push(what));
    return said;
  };

  it('agrees where it does, with what was voided before it was booked, given back, or given back by hand', () => {
    expect(heldOf({})).toEqual([]);
    expect(
      heldOf({
        operations: [{ ...sale, state: 'voided' }],
        payments: [{ ...payment, captured: 0 }],
        ledger: [{ ...line, state: 'voided' }],
      }),
    ).toEqual([]);
    expect(
      heldOf({
        operations: [sale, refund],
        payments: [{ ...payment, refunded: 300, by_hand: 100 }],
        ledger: [line, { ...line, kind: 'refund', reference: 8, amount: 200 }],
      }),
    ).toEqual([]);
  });

  it.each<[string, Partial<OneTerminal>]>([
    ['it charged 500 under 6', { ledger: [line, { ...line, reference: 6 }] }],
    ['we booked undefined', { payments: [] }],
    ['we booked 400', { payments: [{ ...payment, captured: 400 }] }],
    ['it took nothing', { ledger: [] }],
    ['stays taken, unbooked', { payments: [{ ...payment, captured: 0 }] }],
    ['it gave back 0', { payments: [{ ...payment, refunded: 500 }] }],
    ['it gave back 500', { ledger: [{ ...line, state: 'voided' }] }],
    [
      'which is declined to us',
      {
        operations: [sale, { ...refund, state: 'declined' }],
        ledger: [line, { ...line, kind: 'refund', reference: 8, amount: 200 }],
      },
    ],
    ['is unknown for ever', { operations: [{ ...sale, state: 'unknown' }] }],
    ['it settled 500', { totals: [{ reference: 9, sales: 499, refunds: 0 }] }],
    ['settled twice', { settlements: [...fine.settlements, ...fine.settlements] }],
    ['that it never made', { settlements: [] }],
  ])('sees what is wrong: %s', (words, over) => {
    const [first = '', ...rest] = words.split(', ');
    const said = heldOf(over).join('; ');
    for (const word of [first, ...rest]) expect(said).toContain(word);
  });
});
