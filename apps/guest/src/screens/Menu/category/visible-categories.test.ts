import { expect, it } from 'vitest';
import { aCategory, anItem } from '../../../testing/wire-builders.ts';
import {
  bannerOf,
  itemsBySubcategory,
  listedCategories,
  specialDeals,
  visibleCategories,
} from './visible-categories.ts';

const away = (type: 'availability' | 'visibility') => ({
  enabled: true,
  is_currently_available: false,
  type,
});
const menu = {
  version: 1,
  language: 'en',
  categories: [
    aCategory({ id: 'soups' }),
    aCategory({ id: 'empty', items: [] }),
    aCategory({ id: 'breakfast', availability: away('availability') }),
    aCategory({ id: 'secret', availability: away('visibility') }),
    aCategory({ id: 'autumn', show_in_categories_list: false }),
  ],
};
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('[MENU-44] [MENU-46] lists what has dishes and is served, then what is shown outside its hours', () => {
  expect(ids(visibleCategories(menu, []))).toEqual(['soups', 'autumn', 'breakfast']);
});

it('[FILTER-03] an active filter leaves its categories', () => {
  expect(ids(visibleCategories(menu, ['autumn', 'secret']))).toEqual(['autumn']);
});

it('[MENU-49] the slider leaves out what is not to be listed', () => {
  expect(ids(listedCategories(visibleCategories(menu, [])))).toEqual(['soups', 'breakfast']);
});

it('[MENU-47] [MENU-48] a banner speaks the language, is the default one, or is hidden', () => {
  const banner = aCategory({
    id: 'b',
    type: 'banner',
    banner: 'lt.webp',
    banner_translations: [{ language: 'en', banner: 'en.webp' }],
    hide_untranslated_banners: true,
  });
  expect(bannerOf(banner, 'en', 'lt')).toBe('en.webp');
  expect(bannerOf(banner, 'lt', 'lt')).toBe('lt.webp');
  expect(bannerOf(banner, 'de', 'lt')).toBeNull();
});

it('[MENU-19] offers are what is on offer, in stock and for everybody', () => {
  const deal = (id: string, over = {}) => anItem({ id, is_special_deal: true, ...over });
  const categories = [
    aCategory({
      id: 'a',
      items: [deal('lunch'), deal('gone', { in_stock: false }), anItem({ id: 'plain' })],
    }),
    aCategory({ id: 'wine', age_restricted: true, items: [deal('red')] }),
  ];
  expect(ids(specialDeals(categories))).toEqual(['lunch']);
});

it('[MENU-20] dishes stand under their subcategory, strays before them', () => {
  const category = aCategory({
    id: 'wine',
    subcategories: [{ id: 'red', name: 'Red', category: 'wine' }],
    items: [anItem({ id: 'merlot', subcategory: 'red' }), anItem({ id: 'cider', subcategory: 'lost' })],
  });
  expect(itemsBySubcategory(category).map(({ heading, items }) => [heading, ids(items)])).toEqual([
    [null, ['cider']],
    ['Red', ['merlot']],
  ]);
});
