import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { aCategory, anItem } from '../../testing/wire-builders.ts';
import Search from './index.tsx';
import { Results } from './Results.tsx';

const nothing = () => undefined;
const soup = anItem({ id: 'soup', name: 'Beet soup', category: 'soups' });
const menu = {
  version: 1,
  language: 'en',
  categories: [aCategory({ id: 'soups', name: 'Soups', items: [soup] })],
};
const results = (query: string, found: readonly (typeof soup)[]) =>
  shown(
    <Results
      query={query}
      found={found}
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
  const { names, text } = results('beet', [soup]);
  expect(names).toEqual(['Beet soup', 'Add Beet soup to the cart']);
  expect(text).toContain('1 dish');
});

it('an empty answer says what was looked for and offers the categories', () => {
  const { text, names } = results('caviar', []);
  expect(text).toContain('caviar');
  expect(names).toEqual(['Soups']);
});
