import { expect, it } from 'vitest';
import { noteOfPortions, withoutAbove } from './portions.ts';

const long = 'x'.repeat(141);

it.each([
  [[], ''],
  [[''], ''],
  [['no salt'], 'no salt'],
  [['no salt', 'no salt'], 'no salt'],
  [['', 'no salt', ''], '1 × no salt'],
  [['no salt', 'rare', 'no salt'], '2 × no salt; 1 × rare'],
  // A long one stands above the dishes.
  [[long], ''],
  [[long, 'no salt'], '1 × no salt'],
])('portions with %j are read as “%s”', (notes, read) => {
  expect(noteOfPortions(notes)).toBe(read);
});

it('takes one note from those above the dishes, and leaves the others and what guests wrote', () => {
  const soup = { name: 'Soup', note: long };
  const pie = { name: 'Pie', note: long };
  const both = `Soup: ${long}; Pie: ${long}`;
  expect(withoutAbove(both, soup)).toBe(`Pie: ${long}`);
  expect(withoutAbove(both, pie)).toBe(`Soup: ${long}`);
  expect(withoutAbove(withoutAbove(both, pie), soup)).toBe('');
  expect(withoutAbove('Quick; please', soup)).toBe('Quick; please');
  expect(withoutAbove('Soup: hot', { name: 'Soup', note: 'hot' })).toBe('Soup: hot');
});
