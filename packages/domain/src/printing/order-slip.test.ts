import { describe, expect, it } from 'vitest';
import { type OrderSlip, onPaper, orderSlip, PAPER_COLUMNS } from './index.ts';

const WORDS = {
  number: 'Your order number',
  collect: 'We call it when your order is ready.',
  follow: 'Follow it on your phone:',
  notTaken: 'The order could not be taken',
  moneyGoesBack: 'Your money goes back to your card by itself.',
  askStaff: 'Please ask the staff',
  total: 'Total',
  paid: 'Paid',
};
const SLIP: OrderSlip = {
  venue: 'Senamiesčio stalas',
  number: '17',
  time: '28 Nov 2026 12:05',
  taken: true,
  isPaid: true,
  lines: [
    { quantity: 2, name: 'Kepta duona su česnaku ir sūrio padažu', modifiers: ['Aštriai'], sum: '13,00 €' },
    { quantity: 1, name: 'Gira', modifiers: [], sum: '3,20 €' },
  ],
  total: '16,20 €',
  answers: [{ label: 'Where', value: 'Take away' }],
};
const shown = (
  over: Partial<OrderSlip> = {},
  columns: (typeof PAPER_COLUMNS)[number] = 32,
  hasCode = false,
) => onPaper(orderSlip({ ...SLIP, ...over }, WORDS, hasCode), columns).map(({ text }) => text);

describe('the slip of an order at a kiosk', () => {
  it('[PRINT-10] [PRINT-11] says venue, number, dishes with their sums, answers and total', () => {
    expect(shown()).toEqual([
      'Senamiesčio stalas',
      '               28 Nov 2026 12:05',
      '',
      'Your order number',
      '17',
      'We call it when your order is',
      'ready.',
      '',
      'Where                  Take away',
      '2 x  Kepta duona su česnaku ir',
      '     sūrio padažu        13,00 €',
      '   + Aštriai',
      '1 x  Gira                 3,20 €',
      'Total (Paid)             16,20 €',
    ]);
  });

  it('[PRINT-10] says what the code below is for; an order that was not taken has none', () => {
    expect(shown({}, 32, true).slice(-3)).toEqual([
      'Total (Paid)             16,20 €',
      '',
      'Follow it on your phone:',
    ]);
    expect(shown({ taken: false }, 32, true)).not.toContain('Follow it on your phone:');
  });

  it('of an order that is paid at the counter does not say that it is paid', () => {
    expect(shown({ isPaid: false }).at(-1)).toBe('Total                    16,20 €');
  });

  it.each([
    [true, WORDS.moneyGoesBack],
    [false, WORDS.askStaff],
  ])('[PERSON-11] of one that failed says so, and what becomes of the money; paid: %s', (isPaid, said) => {
    const text = shown({ taken: false, isPaid }, 48);
    expect(text.slice(-2)).toEqual([WORDS.notTaken, said]);
    expect(text.join()).not.toContain('16,20');
  });

  it.each(PAPER_COLUMNS)('is never wider than %i letters', columns => {
    const name = 'Labai ilgas patiekalo pavadinimas '.repeat(4).trim();
    const long = shown(
      { venue: name, lines: [{ quantity: 12, name, modifiers: [name], sum: '1 234 567,00 €' }] },
      columns,
    );
    for (const line of long) expect([...line].length).toBeLessThanOrEqual(columns);
    expect(long.some(line => line.endsWith('1 234 567,00 €'))).toBe(true);
  });
});
