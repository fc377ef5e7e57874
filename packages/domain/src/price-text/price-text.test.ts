import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { isOtherCurrency, parseAmount, writeAmount } from './index.ts';

describe('a price as people write it', () => {
  it.each([
    ['12.50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['0', 0],
    ['€ 12.50', 1250],
    ['12,50 €', 1250],
    ['12.50 EUR', 1250],
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234.567,00', 123_456_700],
    ['1.234.567', 123_456_700],
    ['+0.50', 50],
    ['-0.50', null],
    ['€8.9', 890],
    ['3.-', 300],
    ['4,-', 400],
    ['3.– €', 300],
    ['CHF 12.--', 1200],
    ['1 200,-', 120_000],
    ['3-', null],
    ['3.-5', null],
    ['.-', null],
    ['1.234', null],
    ['12.505', null],
    ['free', null],
    ['', null],
    ['1e3', null],
    ['12 34', null],
    ['99999999999999', null],
  ])('%s is %s', (text, amount) => expect(parseAmount(text, 2)).toBe(amount));

  it.each([
    ['1.234', 3, 1234],
    ['1,234', 0, null],
    ['1500', 0, 1500],
  ])('%s with %s decimals is %s', (text, decimals, amount) =>
    expect(parseAmount(text, decimals)).toBe(amount),
  );

  it.each([
    ['4.50', false],
    ['€ 4.50', false],
    ['4,50 Eur', false],
    ['4.50 USD', true],
    ['$4.50', true],
    ['12 zł', false],
    ['£4', true],
    ['4 LTL', true],
    ['4 lei', false],
  ])('%s is of another currency than the euro: %s', (text, other) =>
    expect(isOtherCurrency(text, 'EUR')).toBe(other),
  );

  it('comes back as it was written', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.constantFrom(0, 2, 3), (amount, decimals) => {
        const written = parseAmount(String(amount), 0);
        expect(parseAmount(writeAmount(written, decimals), decimals)).toBe(amount);
      }),
    ));
});
