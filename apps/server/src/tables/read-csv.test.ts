import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

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
      'semicolons, below a title with a comma',
      'Our menu, summer\nname;price\nSoup;4,50',
      [['Our menu, summer'], ['name', 'price'], ['Soup', '4,50']],
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
    expect(readCsv('a\n\n"b\nc"\nd').map(({ row }) => row)).toEqual([1, 3, 4]));

  it('counts the line with the separator too', () =>
    expect(readCsv('sep=;\na;b')).toEqual([{ row: 2, cells: ['a', 'b'] }]));

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
    [
      'never closed, behind a quote inside of a word',
      'x,y\n12" pizza,"b\n12" pizza,9\n"c,d",e',
      [
        { row: 1, cells: ['x', 'y'] },
        { row: 2, cells: ['12" pizza'], broken: { at: 1, rest: '"b' } },
        { row: 3, cells: ['12" pizza', '9'] },
        { row: 4, cells: ['c,d', 'e'] },
      ],
    ],
  ])('loses one row to a quote that is %s', (_, text, rows) => expect(readCsv(text)).toEqual(rows));

  it('reads on behind quotes inside of words, row by row as before', () => {
    const lines = [
      'name,price',
      '12" pizza,9',
      '14" pizza,11',
      '',
      'Tea,2',
      ' "Soup, hot',
      'or cold",5',
      '16" "x",12',
    ];
    expect(readCsv(lines.join('\n'))).toEqual([
      { row: 1, cells: ['name', 'price'] },
      { row: 2, cells: ['12" pizza', '9'] },
      { row: 3, cells: ['14" pizza', '11'] },
      { row: 5, cells: ['Tea', '2'] },
      { row: 6, cells: ['Soup, hot\nor cold', '5'] },
      { row: 7, cells: ['16" "x"', '12'] },
    ]);
    expect(readCsv('x,y,z\n12" pizza,"hot\nor cold",9\n"\n",,\nTea,,2')).toEqual([
      { row: 1, cells: ['x', 'y', 'z'] },
      { row: 2, cells: ['12" pizza', 'hot\nor cold', '9'] },
      { row: 4, cells: ['Tea', '', '2'] },
    ]);
  });

  it('looks for the end of a quote no further than any line of a menu goes', () => {
    const [broken, next] = readCsv(`a,"${'x'.repeat(60)}\n${`${'y'.repeat(60)}\n`.repeat(20_000)}",1`);
    expect(broken).toEqual({ row: 1, cells: ['a'], broken: { at: 1, rest: `"${'x'.repeat(60)}` } });
    expect(next).toEqual({ row: 2, cells: ['y'.repeat(60)] });
  });

  it('is given up where a thousand rows have lost their quotes, and none of it is taken', () => {
    const rows = (count: number) => `a,b\n${'c,"d\n'.repeat(count)}`;
    expect(readCsv(rows(1000))).toHaveLength(1001);
    expect(readCsv(rows(1001))).toMatchObject([{ row: 1002, broken: { at: 1, rest: '"d' } }]);
  });
});
