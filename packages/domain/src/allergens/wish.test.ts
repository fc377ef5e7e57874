import { describe, expect, it } from 'vitest';
import type { Allergen } from './allergens.ts';
import type { Diet } from './diets.ts';
import { isWish, readWish } from './index.ts';

const NUTS: readonly Allergen[] = ['peanuts', 'nuts'];

describe('[SEARCH-04] readWish', () => {
  it.each<[string, readonly Allergen[], Diet | null, string]>([
    ['vegan without nuts', NUTS, 'vegan', ''],
    ['Vegan pizza, without nuts', NUTS, 'vegan', 'pizza'],
    ['without milk and eggs', ['eggs', 'milk'], null, ''],
    ['no nuts or sesame', ['peanuts', 'nuts', 'sesame'], null, ''],
    ['without peanuts', ['peanuts'], null, ''],
    ['gluten free pasta', ['gluten'], null, 'pasta'],
    ['gluten-free', ['gluten'], null, ''],
    ['without shellfish', ['crustaceans', 'molluscs'], null, ''],
    ['vegan ohne Nüsse', NUTS, 'vegan', ''],
    ['glutenfrei', ['gluten'], null, ''],
    ['laktosefreie Suppe', ['milk'], null, 'suppe'],
    ['veganiška be riešutų', NUTS, 'vegan', ''],
    ['be glitimo ir pieno', ['gluten', 'milk'], null, ''],
    ['bezglutenowe', ['gluten'], null, ''],
    ['wegańskie bez orzechów', NUTS, 'vegan', ''],
    ['végétarien sans noix', NUTS, 'vegetarian', ''],
    ['sans fruits à coque', NUTS, null, ''],
    ['vegano sin frutos secos', NUTS, 'vegan', ''],
    ['sin gluten', ['gluten'], null, ''],
    ['vegano senza noci', NUTS, 'vegan', ''],
    ['veganistisch zonder noten', NUTS, 'vegan', ''],
    ['glutenvrij', ['gluten'], null, ''],
    ['vegān bez riekstiem', NUTS, 'vegan', ''],
    ['vegantoit ilma pähkliteta', NUTS, 'vegan', ''],
    ['gluteenivaba', ['gluten'], null, ''],
    ['vegan fără nuci', NUTS, 'vegan', ''],
    ['веганское без орехов', NUTS, 'vegan', ''],
    ['безглютеновая пицца', ['gluten'], null, 'пицца'],
    ['веганське без горіхів', NUTS, 'vegan', ''],
    ['βίγκαν χωρίς ξηρούς καρπούς', NUTS, 'vegan', ''],
    ['χωρίς γλουτένη', ['gluten'], null, ''],
    ['نباتي صرف بدون مكسرات', NUTS, 'vegan', ''],
    ['بدون الحليب', ['milk'], null, ''],
  ])('%j: without %j, diet %s, to look for %j', (query, without, diet, rest) => {
    const wish = readWish(query);
    expect({ ...wish, without: [...wish.without].sort() }).toEqual({
      without: [...without].sort(),
      diet,
      rest,
    });
  });

  it.each(['nut cake', 'no name burger', 'milk shake', 'Benediktas', 'fish and chips', '', 'be'])(
    'leaves %j to be looked for as it is',
    query => {
      expect(isWish(readWish(query))).toBe(false);
    },
  );
});
