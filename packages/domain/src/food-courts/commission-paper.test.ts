import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { commissionPaper, commissionSeries, daysOfMonth, invoiceBar, monthsBefore } from './index.ts';

it('a month is invoiced once it is over, over the turn of a year and in February', () => {
  expect(monthsBefore('2026-03-18', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(daysOfMonth('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOfMonth('2025-12')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

it('the paper is what was kept, VAT and all; below nothing it is a credit note, and over nothing there is none', () => {
  expect(commissionPaper(minor(306), 21)).toMatchObject({ kind: 'invoice', net: 253, vat: 53, gross: 306 });
  expect(commissionPaper(minor(-306), 21)).toMatchObject({
    kind: 'credit_note',
    net: 253,
    vat: 53,
    gross: 306,
  });
  expect(commissionPaper(minor(306), null)).toMatchObject({ net: 306, vat: 0, gross: 306 });
  expect(commissionPaper(minor(0), 21)).toBe(null);
});

it('net and VAT are the sum, at every rate', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter(amount => amount !== 0);
  fc.assert(
    fc.property(cents, fc.constantFrom(0, 5, 9, 17, 21, 25.5), (amount, percent) => {
      const paper = commissionPaper(minor(amount), percent);
      if (!paper) throw new Error('no paper');
      expect(paper.net + paper.vat).toBe(paper.gross);
      expect(paper.gross).toBe(Math.abs(amount));
    }),
  );
});

it('invoices to stalls have a series that no invoice of a guest has', () => {
  expect(commissionSeries('TS')).toBe('TS-H');
});

it.each([
  [null, { companyCode: '2' }, 'operator'],
  [{ companyCode: '1' }, null, 'stall'],
  [{ companyCode: '1' }, { companyCode: '1' }, 'one_company'],
  [{ companyCode: '1' }, { companyCode: '2' }, null],
] as const)('between %j and %j stands %s', (operator, stall, bar) => {
  expect(invoiceBar(operator, stall)).toBe(bar);
});
