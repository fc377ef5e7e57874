import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../orders/index.ts';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCALE,
  firstLanguage,
  isLanguageOffered,
  LANGUAGES,
  menuBackTarget,
  scanDestination,
  selectorLanguages,
  viewMenuWording,
  viewOrdersTarget,
} from './index.ts';

const on = <K extends string>(all: readonly K[], chosen: readonly K[]) =>
  Object.fromEntries(all.map(name => [name, chosen.includes(name)])) as Record<K, boolean>;

describe('scanDestination', () => {
  const names = ['selfService', 'showSelectScreen', 'skipSelectScreen', 'hasMenuFilters'] as const;
  it.each<[string, (typeof names)[number][], string]>([
    ['[SCAN-09] a kiosk', ['selfService'], 'menu'],
    ['[SCAN-09] a kiosk, whatever else is on', ['selfService', 'showSelectScreen', 'hasMenuFilters'], 'menu'],
    ['[SCAN-10] the select screen', ['showSelectScreen'], 'select'],
    ['[SCAN-10] select before filters', ['showSelectScreen', 'hasMenuFilters'], 'select'],
    [
      '[SCAN-11] skipped select with filters',
      ['showSelectScreen', 'skipSelectScreen', 'hasMenuFilters'],
      'menu-filters',
    ],
    ['[SCAN-11] filters', ['hasMenuFilters'], 'menu-filters'],
    ['[SCAN-12] skipped select', ['showSelectScreen', 'skipSelectScreen'], 'menu'],
    ['[SCAN-12] nothing of it', [], 'menu'],
  ])('%s', (_, chosen, expected) => {
    expect(scanDestination(on(names, chosen))).toBe(expected);
  });
});

describe('menuBackTarget', () => {
  const names = ['selfService', 'preview', 'hasFoodCourt', 'hasMenuFilters', 'showSelectScreen'] as const;
  it.each<[string, (typeof names)[number][], string | null]>([
    [
      '[MENU-13] never on a kiosk',
      ['selfService', 'hasFoodCourt', 'hasMenuFilters', 'showSelectScreen'],
      null,
    ],
    ['[MENU-13] never in preview', ['preview', 'hasFoodCourt', 'hasMenuFilters', 'showSelectScreen'], null],
    ['[MENU-15] food court first', ['hasFoodCourt', 'hasMenuFilters', 'showSelectScreen'], 'food-court'],
    ['[MENU-15] then the filters', ['hasMenuFilters', 'showSelectScreen'], 'menu-filters'],
    ['[MENU-15] then the select screen', ['showSelectScreen'], 'select'],
    ['[MENU-14] nothing to go back to', [], null],
  ])('%s', (_, chosen, expected) => {
    expect(menuBackTarget(on(names, chosen))).toBe(expected);
  });
});

describe('languages', () => {
  it('[LANG-07] lists the ten in the given order, then the five beyond', () => {
    expect(LANGUAGES.slice(0, 10)).toEqual(['lt', 'en', 'uk', 'pl', 'lv', 'de', 'ru', 'ro', 'et', 'nl']);
    expect(LANGUAGES.slice(10)).toEqual(['ar', 'el', 'es', 'fr', 'it']);
  });

  it('[LANG-08] offers fifteen', () => {
    const offered = [
      'ar',
      'de',
      'el',
      'en',
      'es',
      'et',
      'fr',
      'it',
      'lt',
      'lv',
      'nl',
      'pl',
      'ro',
      'ru',
      'uk',
    ];
    expect([...LANGUAGES].sort()).toEqual(offered);
  });

  it('[LANG-05] [LANG-06] falls back to Lithuanian', () => {
    expect([DEFAULT_LANGUAGE, DEFAULT_LOCALE]).toEqual(['lt', 'lt-LT']);
  });

  it.each([
    ['lt', ['de', 'en', 'fr'], ['lt', 'en', 'de', 'fr']],
    ['fr', ['it', 'lt'], ['lt', 'fr', 'it']],
    ['en', ['en'], ['en']],
    ['lt', ['xx'], ['lt']],
  ])('[LANG-07] [LANG-09] main %s and offered %j: %j', (main, offered, expected) => {
    expect(selectorLanguages(main, offered)).toEqual(expected);
  });

  it.each([
    ['lt', true],
    ['en', true],
    ['de', false],
  ])('[LANG-01] %s may be loaded: %s', (language, expected) => {
    expect(isLanguageOffered(language, 'lt', ['en'])).toBe(expected);
  });

  it.each([
    ['[LANG-11] the session first', 'pl', ['en'], 'lt', ['en', 'pl'], 'pl'],
    ['[LANG-01] not a choice that is no longer offered', 'pl', ['en'], 'lt', ['en'], 'en'],
    ['[LANG-11] the browser next', null, ['en-GB', 'pl'], 'lt', ['pl', 'en'], 'en'],
    [
      '[LANG-11] the first of the browser that is offered',
      null,
      ['fr-FR', 'DE-at', 'en'],
      'lt',
      ['en', 'de'],
      'de',
    ],
    ['[LANG-11] the browser in the main language', null, ['lv'], 'lv', [], 'lv'],
    ['[LANG-11] the main language', null, ['fr'], 'pl', ['en'], 'pl'],
    ['[LANG-05] [LANG-11] Lithuanian last', null, ['fr'], '', [], 'lt'],
    ['a strange browser', null, ['', '*', 'constructor'], 'en', [], 'en'],
  ])('%s', (_, selected, browser, main, offered, expected) => {
    expect(firstLanguage({ selected, browser, main, offered })).toBe(expected);
  });
});

describe('viewMenuWording', () => {
  it.each([
    ["[SELECT-09] the venue's own words", 'Our dishes', true, { kind: 'custom', text: 'Our dishes' }],
    ['[SELECT-09] view menu and order', null, true, { kind: 'menu-and-order' }],
    ['[SELECT-09] view menu only', null, false, { kind: 'menu-only' }],
    ['[SELECT-08] blanks are no words', '  ', true, { kind: 'menu-and-order' }],
  ])('%s', (_, custom, ordering, expected) => {
    expect(viewMenuWording(custom, ordering)).toEqual(expected);
  });
});

describe('viewOrdersTarget', () => {
  const orders = (...statuses: OrderStatus[]) =>
    statuses.map((status, index) => ({ uniqueOrderNumber: `N${index}`, status }));
  it.each([
    ['[MENU-28] no orders, no button', [], null],
    ['[MENU-29] one active order', orders('active'), { kind: 'order', uniqueOrderNumber: 'N0' }],
    [
      '[MENU-29] one that is partly delivered',
      orders('partially_delivered'),
      { kind: 'order', uniqueOrderNumber: 'N0' },
    ],
    ['[MENU-29] one closed order', orders('closed'), { kind: 'list' }],
    ['[MENU-29] one that waits', orders('waiting_confirmation'), { kind: 'list' }],
    ['[MENU-29] two orders', orders('active', 'closed'), { kind: 'list' }],
  ])('%s', (_, all, expected) => {
    expect(viewOrdersTarget(all)).toEqual(expected);
  });
});
