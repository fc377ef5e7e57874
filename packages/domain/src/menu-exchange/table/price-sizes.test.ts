import { readOver } from '@tableside/testkit/menu-files.ts';
import { describe, expect, it } from 'vitest';
import { offeredSizes, sizesIn } from './price-sizes.ts';

const isPriced = (text: string): boolean => /^\d+(,\d\d)?$/.test(text);

it.each([
  ['Glass: 6 / Bottle: 28', ['Glass 6', 'Bottle 28']],
  ['0,3 l: 4 | 0,5 l: 6', []],
  ['Small: 3,50; Large: 4,50', ['Small 3,50', 'Large 4,50']],
  ['Glass: 6', []],
  ['6 / 28', []],
  ['Lunch 12:30 / 14:00', []],
  ['', []],
])('%j names the sizes %j', (text, sizes) => {
  expect(sizesIn(text).map(({ name, price }) => `${name} ${price}`)).toEqual(sizes);
});

it.each([
  ['6/28', 'Price', 'en', ['Small: 6 / Large: 28']],
  ['6 / 28', 'Glass / Bottle', 'en', ['Glass: 6 / Bottle: 28']],
  ['6 | 28', 'Taurė / Butelis (EUR)', 'lt', ['Taurė: 6 / Butelis: 28']],
  ['3,50 / 4,50 / 6', 'Preis', 'de', ['Klein: 3,50 / Mittel: 4,50 / Groß: 6']],
  ['6/28/24/3', 'Price', 'en', []],
  ['6 / on request', 'Price', 'en', []],
  ['6', 'Price', 'en', []],
])('%j under %j is offered in %s as %j', (text, heading, main, offered) => {
  expect(offeredSizes(text, heading, main, isPriced)).toEqual(offered);
});

describe.each([
  ['our own table', 'Dish,Category,Price'],
  ['another table', 'Dish name,Rubrik,Price'],
])('a wine by the glass and by the bottle in one cell of %s', (_table, head) => {
  const FILE = [head, 'House red,Wine,6/28', 'Water,Wine,2.50'].join('\r\n');

  it('is asked about: as two sizes first, then as either price, and never taken by itself', () => {
    const { problems, dishes } = readOver(FILE, 'en', 'EUR');
    expect(dishes).toEqual(['Wine: Water 250']);
    expect(problems).toMatchObject([
      { name: 'House red', column: 'price', near: ['Small: 6 / Large: 28', '6', '28'] },
    ]);
  });

  it('becomes a dish of two sizes once that is taken, or of the sizes that its owner writes', () => {
    const mended = (text: string) =>
      readOver(FILE, 'en', 'EUR', { mended: [{ row: 2, column: 'price', text }] });
    const { dishes, document, problems } = mended('Glass: 6 / Bottle: 28');
    expect(dishes).toEqual(['Wine: House red 600/2800', 'Wine: Water 250']);
    expect(document.categories[0]?.items[0]?.variations.map(({ name }) => name)).toEqual([
      { en: 'Glass' },
      { en: 'Bottle' },
    ]);
    expect(problems).toEqual([]);
  });

  it('says so where a size has no price that can be read', () => {
    const { problems } = readOver(FILE, 'en', 'EUR', {
      mended: [{ row: 2, column: 'price', text: 'Glass: 6 / Bottle: from 28' }],
    });
    expect(problems).toMatchObject([
      { name: 'Bottle', field: expect.stringMatching(/^price$/i), reason: 'amount', value: 'from 28' },
    ]);
  });
});
