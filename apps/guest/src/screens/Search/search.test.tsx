import { readWish } from '@tableside/domain/allergens';
import { searchDishes } from '@tableside/domain/search';
import { expect, it } from 'vitest';
import { siftFor } from '../../features/diet/index.ts';
import { shown } from '../../testing/shown.tsx';
import { aCategory, anItem } from '../../testing/wire-builders.ts';
import { t } from '../../texts/texts.ts';
import { withMainName } from './also-called.ts';
import { foundFor } from './fitting.ts';
import Search from './index.tsx';
import { type InMainLanguage, NOT_TRANSLATED } from './main-language.ts';
import { Results } from './Results.tsx';
import { searchable } from './searchable.ts';

const nothing = () => undefined;
const soup = anItem({ id: 'soup', name: 'Beet soup', category: 'soups' });
const menu = {
  version: 1,
  language: 'en',
  categories: [aCategory({ id: 'soups', name: 'Soups', items: [soup] })],
};
const found = (query: string) => searchDishes(query, searchable(menu, false).index);
const results = (query: string) =>
  shown(
    <Results
      query={query}
      wish={null}
      start={{ recent: ['cake'], popular: [soup] }}
      onSearch={nothing}
      found={found(query)}
      main={NOT_TRANSLATED}
      categories={menu.categories}
      served={new Set(['soups'])}
      pieces={new Map()}
      onOpen={nothing}
      onAdd={nothing}
    />,
  );

it('[SEARCH-02] has a field to search by and lists the dishes found', () => {
  const { html } = shown(<Search params={{}} />, { menu, url: '/search/s' });
  expect(html).toMatch(/<input[^>]*type="search"[^>]*aria-label="Search the menu"/);
  const { names, text } = results('beet');
  expect(names).toEqual(['Beet soup', 'Add Beet soup to the cart']);
  expect(text).toContain('1 dish');
});

it('an empty answer says what was looked for and offers the categories', () => {
  const { text, names } = results('caviar');
  expect(text).toContain('caviar');
  expect(names).toEqual(['Soups']);
});

it('offers what comes close in place of nothing', () => {
  const { text, names } = results('beet caviar');
  expect(text).toContain('Nothing found for “beet caviar”');
  expect(names).toEqual(['Beet soup', 'Add Beet soup to the cart']);
});

const lithuanian: InMainLanguage = {
  dishes: new Map([['soup', { name: 'Burokėlių sriuba', description: 'Su grietine' }]]),
  categories: new Map([['soups', 'Sriubos']]),
};

it.each(['beet', 'soups', 'buroke', 'sriubos', 'grietine', 'burkeliu'])(
  "finds by the guest's language and by the menu's own: %s",
  query => {
    const { index } = searchable(menu, false, lithuanian);
    expect(searchDishes(query, index).items).toEqual([soup]);
  },
);

it('finds neither what a filter hides nor what is behind the age gate', () => {
  expect(searchable(menu, false, NOT_TRANSLATED, () => false).index.items).toEqual([]);
  const gated = {
    ...menu,
    categories: menu.categories.map(category => ({ ...category, age_restricted: true })),
  };
  expect(searchable(gated, false).index.items).toEqual([]);
  expect(searchable(gated, true).index.items).toEqual([soup]);
});

it.each([
  ['buroke', 'Burokėlių sriuba'],
  ['beet', ''],
])('%s says in the row how the dish is called there: %j', (query, expected) => {
  const { marks } = searchDishes(query, searchable(menu, false, lithuanian).index);
  expect(withMainName(soup, marks, lithuanian).description).toBe(expected);
});

it('before a word is typed it knows what was looked for lately and what is popular here', () => {
  const { text, names } = results('');
  expect(text).toContain('You looked for lately');
  expect(names).toEqual(['cake', 'Soups', 'Beet soup', 'Add Beet soup to the cart']);
  expect(results('beet').names).not.toContain('cake');
});

it('[SEARCH-04] a typed wish goes by what dishes are stated to contain, whatever they are called', () => {
  const nutless = anItem({ id: 'plain', name: 'Nutty delight', allergens_stated: true, allergens: [] });
  const nutty = anItem({
    id: 'nutty',
    name: 'Cake without nuts',
    allergens_stated: true,
    allergens: ['nuts'],
  });
  const silent = anItem({ id: 'silent', name: 'Cake of the day' });
  const all = [aCategory({ id: 'cakes', items: [nutless, nutty, silent] })];
  const wish = readWish('without nuts');
  const left = siftFor(all, wish, t);
  const index = searchable({ ...menu, categories: [...left] }, false).index;
  expect(foundFor(wish, index).items.map(({ id }) => id)).toEqual(['plain']);
  expect(foundFor(readWish('cake without nuts'), index)).toMatchObject({ items: [], close: [] });
});
