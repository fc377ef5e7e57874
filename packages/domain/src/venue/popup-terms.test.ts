import { expect, it } from 'vitest';
import { popupProblems, popupRuns } from './index.ts';

const plain = { hasPicture: true, button: {}, url: '', from: null, to: null };

it.each([
  ['a picture alone', {}, {}],
  ['no picture', { hasPicture: false }, { 'popups.0.image': 'picture' }],
  ['a button that leads somewhere', { button: { lt: 'Meniu' }, url: 'kuku.lt' }, {}],
  ['a button that leads nowhere', { button: { lt: 'Meniu' } }, { 'popups.0.url': 'link' }],
  ['a link without words', { url: 'kuku.lt' }, { 'popups.0.button': 'missing' }],
  [
    'a link that runs something',
    { url: 'javascript:alert(1)', button: { lt: 'Meniu' } },
    { 'popups.0.url': 'link' },
  ],
  ['an end before its beginning', { from: '2026-12-02', to: '2026-12-01' }, { 'popups.0.to': 'before' }],
  ['days that are none', { from: 'x', to: 'y' }, { 'popups.0.from': 'day', 'popups.0.to': 'day' }],
])('[POPUP-01] wrong with a popup: %s', (_, over, problems) => {
  expect(popupProblems([{ ...plain, ...over }], [], 'lt')).toEqual(problems);
});

it('[FILTER-03] wrong with a filter: no name in the main language, no categories', () => {
  const filters = [
    { name: { lt: 'Gėrimai' }, categories: ['beer'] },
    { name: { en: 'Food' }, categories: [] },
  ];
  expect(popupProblems([], filters, 'lt')).toEqual({
    'filters.1.name': 'missing',
    'filters.1.categories': 'categories',
  });
});

it.each([
  ['always', {}, true],
  ['switched off', { shown: false }, false],
  ['on its first day', { from: '2026-12-01' }, true],
  ['before it', { from: '2026-12-02' }, false],
  ['on its last day', { to: '2026-12-01' }, true],
  ['after it', { to: '2026-11-30' }, false],
])('a popup runs %s', (_, over, runs) => {
  expect(popupRuns(over, '2026-12-01')).toBe(runs);
});
