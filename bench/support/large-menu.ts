import type { Category, MenuDocument, MenuItem } from '@tableside/domain/menu';
import { BLANK_CATEGORY, BLANK_ITEM, BLANK_OPTION } from '@tableside/domain/menu-edit';
import { minor } from '@tableside/domain/money';

export const DISHES = 1_000;
export const OPTIONS = 8;

const WORDS = [
  'Beef',
  'Duck',
  'Pike',
  'Beet',
  'Bean',
  'Rye',
  'Plum',
  'Leek',
  'Pear',
  'Hake',
  'Oat',
  'Kale',
  'Dill',
];
const wordOf = (number: number): string => WORDS[number % WORDS.length] ?? '';

/** A name as long as a dish's usually is, and no two of them the same. */
const nameOf = (number: number): string =>
  `${wordOf(number)} with ${wordOf(number + 3).toLowerCase()} and ${wordOf(number + 7).toLowerCase()} ${number}`;

/** Words that come in another order for each dish: a text that is always the same would be compressed to nothing. */
const describe = (number: number, words: readonly string[]): string =>
  Array.from(
    { length: 14 },
    (_, place) => words[(number * 31 + place * (number % 17) + place * place) % words.length],
  ).join(' ');

const LT =
  'lėtai kepta sezoninės daržovės namų duona žolelių sviestas skrudinti riešutai uogų padažas traški plutelė šviežia grietinė'.split(
    ' ',
  );
const EN =
  'slowly roasted vegetables season house bread butter herbs toasted nuts sauce berries crisp crust fresh cream smoked'.split(
    ' ',
  );

/** Two questions of four answers each. */
const questionOf = (dish: number, question: number): MenuItem['optionGroups'][number] => ({
  id: `large-${dish}-${question}`,
  name: { lt: `Klausimas ${question + 1}`, en: `Question ${question + 1}` },
  type: question === 0 ? 'single' : 'multiple',
  minChoices: question === 0 ? 1 : 0,
  maxChoices: question === 0 ? 1 : 4,
  displayFullPrice: false,
  options: Array.from({ length: OPTIONS / 2 }, (_, option) => ({
    ...BLANK_OPTION,
    id: `large-${dish}-${question}-${option}`,
    name: { lt: `Priedas ${option + 1}`, en: `Extra ${option + 1}` },
    markup: minor(option * 50),
    isDefault: question === 0 && option === 0,
  })),
});

const dishOf = (number: number): MenuItem => ({
  ...BLANK_ITEM,
  id: `large-${number}`,
  name: { lt: `Patiekalas ${nameOf(number)}`, en: nameOf(number) },
  description: { lt: describe(number, LT), en: describe(number, EN) },
  price: minor(500 + (number % 40) * 50),
  allergens: ['milk'],
  optionGroups: [questionOf(number, 0), questionOf(number, 1)],
});

const categoryOf = (number: number, items: readonly MenuItem[]): Category => ({
  ...BLANK_CATEGORY,
  id: `large-${number}`,
  hash: `large-${number}`,
  name: { lt: `Skyrius ${number + 1}`, en: `Section ${number + 1}` },
  items,
});

/** A menu of 1,000 dishes with eight options each, in two languages, in so many categories of one size. */
export const largeMenu = (categories: number): MenuDocument => {
  const dishes = Array.from({ length: DISHES }, (_, number) => dishOf(number));
  const each = DISHES / categories;
  return {
    tags: [],
    categories: Array.from({ length: categories }, (_, number) =>
      categoryOf(number, dishes.slice(number * each, (number + 1) * each)),
    ),
  };
};

/** As its files are read and written. */
export const READING = { main: 'lt', currency: { code: 'EUR', decimals: 2, symbol: '€' } } as const;
