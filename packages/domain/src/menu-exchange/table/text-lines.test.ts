import { describe, expect, it } from 'vitest';
import { linesToRows } from './text-lines.ts';

const dishes = (lines: readonly string[], size: (text: string) => number = () => 10) =>
  linesToRows(lines.map(text => ({ text, size: size(text) })))
    .slice(1)
    .map(({ cells }) => cells.join(' | '));

describe('lines of a page or a PDF as dishes', () => {
  it.each([
    ['cents', 'Borscht 4.50', 'Menu | Borscht | 4.50 | '],
    ['dots', 'Borscht ........ 5', 'Menu | Borscht | 5 | '],
    ['a gap', 'Borscht\t5', 'Menu | Borscht | 5 | '],
    ['a sign in front', 'Borscht €5', 'Menu | Borscht | €5 | '],
    ['a sign behind', 'Borscht 4,50 €', 'Menu | Borscht | 4,50 € | '],
    ['a dash for the cents', 'Borscht 4,-', 'Menu | Borscht | 4,- | '],
    ['words of a currency', 'Żurek 18 zł', 'Menu | Żurek | 18 zł | '],
    ['a range, which is shown as it stands', 'Toast 12,00 - 16,00', 'Menu | Toast | 12,00 - 16,00 | '],
    ['a bar', 'Soup 250g | 5.20', 'Menu | Soup 250g | 5.20 | '],
    ['two prices, which are shown as they stand', 'Latte 3,50 / 4,50', 'Menu | Latte | 3,50 / 4,50 | '],
  ])('knows a price by %s', (_, line, expected) => {
    expect(dishes([line])).toEqual([expected]);
  });

  it('takes no number for a price that is a part of a name, a page, an hour or a telephone', () => {
    expect(dishes(['Pizza 4', '12', 'Open 10:00 – 22:00', 'Tel. +370 600 12345', 'www.example.org'])).toEqual(
      [],
    );
  });

  it('takes what is loud, larger, or ends in a colon for the category, and other lines for the description', () => {
    const lines = [
      'SOUPS',
      'Borscht 4.50',
      'with cream,',
      'and bread',
      'Drinks:',
      'Tea 2.00',
      'Sweets',
      'Cake 3.00',
    ];
    expect(dishes(lines, text => (text === 'Sweets' ? 14 : 10))).toEqual([
      'SOUPS | Borscht | 4.50 | with cream, and bread',
      'Drinks | Tea | 2.00 | ',
      'Sweets | Cake | 3.00 | ',
    ]);
  });

  it('finds the name above a price that stands alone', () => {
    expect(dishes(['SOUPS', 'Borscht', '4.50 €'])).toEqual(['SOUPS | Borscht | 4.50 € | ']);
  });
});
