import { readCsv } from '@tableside/testkit/read-csv.ts';
import fc from '@tableside/testkit/same-cases.ts';
import { expect, it } from 'vitest';
import { unguarded } from '../../csv/index.ts';
import { writeCsv } from './csv-table.ts';

it('a table comes back as it was written, and no cell of it is calculated', () => {
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
      const read = readCsv(text).slice(1);
      for (const raw of read.flatMap(({ cells }) => cells))
        expect(raw).not.toMatch(/^(\s*[=+\-@＝＋－＠]|[\t\r\n])/);
      const kept = rows.filter(cells => cells.some(each => each.trim() !== ''));
      expect(read.map(({ cells }) => cells.map(unguarded))).toEqual(kept);
    }),
  );
});
