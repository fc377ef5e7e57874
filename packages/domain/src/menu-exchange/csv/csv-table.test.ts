import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { unguarded } from '../../csv/index.ts';
import { isOtherCurrency, parseAmount, writeAmount } from '../../price-text/index.ts';
import { parseCsv, writeCsv } from './csv-table.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe('a table of RFC 4180', () => {
  it.each([
    [
      'commas',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'no end of the last line',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons',
      'name;price\nSoup;4,50',
      [
        ['name', 'price'],
        ['Soup', '4,50'],
      ],
    ],
    [
      'tabs',
      'name\tprice\nSoup\t4,50',
      [
        ['name', 'price'],
        ['Soup', '4,50'],
      ],
    ],
    [
      'old line ends',
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['quotes with everything in them', '"a ""b"", c\nd",e', [['a "b", c\nd', 'e']]],
    [
      'empty cells',
      'a,,\n,,c',
      [
        ['a', '', ''],
        ['', '', 'c'],
      ],
    ],
    ['a quote inside of a word', '12" pizza,9', [['12" pizza', '9']]],
    ['spaces behind a quoted cell', '"a" ,b', [['a', 'b']]],
    ['the line with which Excel is told the separator', 'sep=;\r\na;4,50', [['a', '4,50']]],
    ['the same line as Excel quotes it', '"sep=;"\na;b,c,d', [['a', 'b,c,d']]],
  ])('%s', (_, text, cells) => expect(cellsOf(text)).toEqual(cells));

  it('counts rows as spreadsheets do', () =>
    expect(parseCsv('a\n\n"b\nc"\nd').map(({ row }) => row)).toEqual([1, 3, 4]));

  it('counts the line with the separator too', () =>
    expect(parseCsv('sep=;\na;b')).toEqual([{ row: 2, cells: ['a', 'b'] }]));

  it.each([
    [
      'never closed',
      'a,"b\nc,d',
      [
        { row: 1, cells: ['a'], broken: { at: 1, rest: '"b' } },
        { row: 2, cells: ['c', 'd'] },
      ],
    ],
    [
      'closed by the next one that is opened',
      'x,y\na,"b,1\nc,"d",2\ne,f',
      [
        { row: 1, cells: ['x', 'y'] },
        { row: 2, cells: ['a'], broken: { at: 1, rest: '"b,1' } },
        { row: 3, cells: ['c', 'd', '2'] },
        { row: 4, cells: ['e', 'f'] },
      ],
    ],
    [
      'closed in the middle of a cell',
      '"a"b,c\r\nd',
      [
        { row: 1, cells: [], broken: { at: 0, rest: '"a"b,c' } },
        { row: 2, cells: ['d'] },
      ],
    ],
  ])('loses one row to a quote that is %s', (_, text, rows) => expect(parseCsv(text)).toEqual(rows));

  it('comes back as it was written, and no cell of it is calculated', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '=1+1',
        "'=1",
        '+370',
        '-5',
        '@sum',
        ' =x',
        "''",
        'a;b\tc"',
        '＝1+1',
        '＋1',
        '－1',
        '＠x',
        '\tx',
        '\rx',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), rows => {
        const text = writeCsv([['a', 'b', 'c'], ...rows]);
        const read = parseCsv(text).slice(1);
        for (const raw of read.flatMap(({ cells }) => cells))
          expect(raw).not.toMatch(/^(\s*[=+\-@＝＋－＠]|[\t\r\n])/);
        const kept = rows.filter(cells => cells.some(each => each.trim() !== ''));
        expect(read.map(({ cells }) => cells.map(unguarded))).toEqual(kept);
      }),
    );
  });
});

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
