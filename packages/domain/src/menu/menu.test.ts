import { describe, expect, it } from 'vitest';
import { ALWAYS, type Availability } from '../schedule/index.ts';
import {
  bannerFor,
  categoryOrderable,
  categoryShown,
  categoryTimes,
  filterCategories,
  inCategoriesList,
  itemOrderable,
  textIn,
} from './index.ts';

const times = (type: Availability['type'], enabled: boolean, isAvailable: boolean) => ({
  availability: { type, enabled },
  isAvailable,
});

describe('categories', () => {
  it.each([
    ['[MENU-44] with items and available', true, times('visibility', true, true), true, true],
    ['[MENU-44] without items', false, times('availability', true, true), false, true],
    ['[MENU-46] not available now: hidden', true, times('visibility', true, false), false, false],
    [
      '[MENU-45] [MENU-46] not available now, type availability: on show, not orderable',
      true,
      times('availability', true, false),
      true,
      false,
    ],
    [
      '[MENU-44] a schedule that is off counts for nothing',
      true,
      times('visibility', false, false),
      true,
      true,
    ],
    [
      '[MENU-44] without items, even of type availability',
      false,
      times('availability', true, false),
      false,
      false,
    ],
  ])('%s', (_, hasItems, when, shown, orderable) => {
    expect(categoryShown({ hasItems, ...when })).toBe(shown);
    expect(categoryOrderable(when)).toBe(orderable);
  });

  const breakfast: Availability = {
    enabled: true,
    type: 'visibility',
    ranges: [{ days: [1, 2, 3, 4, 5], from: 8 * 60, to: 11 * 60 }],
  };
  it.each([
    ['[MENU-44] at nine', breakfast, { day: 2, minutes: 540 }, true],
    ['[MENU-46] at noon', breakfast, { day: 2, minutes: 720 }, false],
    ['[MENU-46] on Sunday', breakfast, { day: 7, minutes: 540 }, false],
    ['[MENU-44] always', ALWAYS, { day: 7, minutes: 0 }, true],
  ])('%s, by the schedule', (_, availability, now, expected) => {
    expect(categoryShown({ hasItems: true, ...categoryTimes(availability, now) })).toBe(expected);
  });

  it('[MENU-49] leaves a category out of the lists, not off the menu', () => {
    const quiet = { showInCategoriesList: false, hasItems: true, ...times('visibility', false, true) };
    expect(inCategoriesList(quiet)).toBe(false);
    expect(categoryShown(quiet)).toBe(true);
    expect(inCategoriesList({ showInCategoriesList: true })).toBe(true);
  });

  it.each([
    [[], ['a', 'b', 'c']],
    [
      ['c', 'a'],
      ['a', 'c'],
    ],
    [['gone'], []],
  ])('[FILTER-03] with filters %j shows %j', (active, expected) => {
    const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(filterCategories(all, active).map(({ id }) => id)).toEqual(expected);
  });
});

describe('[ITEM-09] itemOrderable', () => {
  const item = { orderingEnabled: true, temporarilyDisabled: false, inStock: true, categoryAvailable: true };
  it.each([
    ['all hold', item, true],
    ['ordering is off', { ...item, orderingEnabled: false }, false],
    ['orders are paused', { ...item, temporarilyDisabled: true }, false],
    ['out of stock', { ...item, inStock: false }, false],
    ['[MENU-45] its category is not to be had now', { ...item, categoryAvailable: false }, false],
  ])('%s', (_, each, expected) => {
    expect(itemOrderable(each)).toBe(expected);
  });
});

describe('bannerFor', () => {
  const category = {
    type: 'banner' as const,
    banner: 'default',
    bannerTranslations: { en: 'english' },
    hideUntranslatedBanners: false,
  };
  const strict = { ...category, hideUntranslatedBanners: true };
  it.each([
    ['[MENU-48] the translation', category, 'en', 'english'],
    ['[MENU-48] the default where there is no translation', category, 'de', 'default'],
    ['[MENU-47] hidden where untranslated banners are', strict, 'de', null],
    ['[MENU-47] never hidden in the main language', strict, 'lt', 'default'],
    ['[MENU-48] a translation is shown in any case', strict, 'en', 'english'],
    ['no banner at all', { ...category, banner: null }, 'de', null],
    ['a normal category', { ...category, type: 'normal' as const }, 'en', null],
    ['a language from the prototype', category, 'constructor', 'default'],
  ])('%s', (_, each, language, expected) => {
    expect(bannerFor(each, language, 'lt')).toBe(expected);
  });

  it('[MENU-48] reads translations as the wire lists them', () => {
    const wired = { ...strict, bannerTranslations: [{ language: 'en', banner: 'english' }] };
    expect([bannerFor(wired, 'en', 'lt'), bannerFor(wired, 'de', 'lt')]).toEqual(['english', null]);
  });
});

describe('textIn', () => {
  it.each([
    ['the language', { lt: 'Sriuba', en: 'Soup' }, 'en', 'Soup'],
    ['else the main one', { lt: 'Sriuba', en: 'Soup' }, 'de', 'Sriuba'],
    ['an empty translation counts as none', { lt: 'Sriuba', de: '' }, 'de', 'Sriuba'],
    ['else any', { pl: 'Zupa' }, 'de', 'Zupa'],
    ['else nothing', {}, 'de', ''],
  ])('%s', (_, translated: Record<string, string>, language, expected) => {
    expect(textIn(translated, language, 'lt')).toBe(expected);
  });
});
