import { readOver } from '@tableside/testkit/menu-files.ts';
import { expect, it } from 'vitest';
import { nearMisses } from './near.ts';

const euro = { code: 'EUR', decimals: 2 };

it.each([
  ['price', 'nuo 4,50', ['4,50']],
  ['price', 'from 4.50', ['4.50']],
  ['price', 'ca. 5 €', ['5']],
  ['price', '4,5O', ['4,50']],
  ['price', '6/28', ['6', '28']],
  ['price', '12.5 - 14', ['12.5', '14']],
  ['price', 'market price', []],
  ['allergens', 'egg', ['eggs']],
  ['allergens', 'Milk; egg', ['milk, eggs']],
  ['allergens', '1, 3, 7', ['gluten, eggs, milk']],
  ['allergens', 'pienas, kiaušiniai', ['milk, eggs']],
  ['allergens', 'Milch, Eier', ['milk, eggs']],
  ['allergens', 'молоко', ['milk']],
  ['allergens', 'žemės riešutai', ['peanuts']],
  ['allergens', 'milk, chef’s secret', []],
  ['allergens', 'vegan', []],
  ['name', 'Soup', []],
])('%s: %j may mean %j', (column, text, near) => expect(nearMisses(column, text, euro)).toEqual(near));

it('what may have been meant is offered: the dish is not there before its owner takes it, and is then', () => {
  const lines = ['Name,Price,Allergens', 'Soup,nuo 4.50,', 'Cake,3,egg', 'Tea,"2,-",'].join('\n');
  const { dishes, problems } = readOver(lines, 'en', 'EUR');
  expect(dishes).toEqual(['Menu: Tea 200']);
  expect(problems.map(({ row, value, near }) => [row, value, near])).toEqual([
    [2, 'nuo 4.50', ['4.50']],
    [3, 'egg', ['eggs']],
  ]);
  const mended = [
    { row: 2, column: 'price', text: '4.50' },
    { row: 3, column: 'allergens', text: 'eggs' },
  ];
  expect(readOver(lines, 'en', 'EUR', { mended }).dishes).toEqual([
    'Menu: Soup 450',
    'Menu: Cake 300',
    'Menu: Tea 200',
  ]);
});
