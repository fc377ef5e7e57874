import { expect, it } from 'vitest';
import { piecesOf } from './sql-pieces.ts';

it('takes functions, operators, casts and clauses of a statement for pieces, and each two of them', () => {
  expect(piecesOf("select count(*) from orders where placed_at > $1 and name = 'all -> of'")).toEqual([
    '>',
    '> with count()',
    'count()',
  ]);
  expect(piecesOf('select id from job where due for update skip locked')).toEqual([
    'for',
    'for with locked',
    'for with skip',
    'locked',
    'locked with skip',
    'skip',
  ]);
});

it('takes names of tables, columns and aliases for nothing', () => {
  expect(piecesOf('insert into cart_line (id, amount) select a, b from x as y (a, b)')).toEqual([]);
  expect(piecesOf('select "p"."all" from "payment" as "p"')).toEqual([]);
});

it('tells two statements of the same tables apart that ask another thing of PostgreSQL', () => {
  const plain = piecesOf('update orders set note = $1 where id = $2');
  const cast = piecesOf('update orders set note = note || $1::jsonb where id = $2 returning id');
  expect(plain).toEqual([]);
  expect(cast).toContain('::jsonb with ||');
  expect(cast).toContain('|| with returning'.split(' with ').sort().join(' with '));
});
