import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSearch, recentSearches } from './recent.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the latest five of this visit, each once, the latest first', () => {
  for (const query of ['soup', 'pizza', 'tea', ' Soup ', 'cake', 'beer', 'wine']) noteSearch('s', query);
  expect(recentSearches('s')).toEqual(['wine', 'beer', 'cake', 'Soup', 'tea']);
  expect(recentSearches('another')).toEqual([]);
});

it('does not keep what is on the way to a word', () => {
  noteSearch('s', 'so');
  expect(recentSearches('s')).toEqual([]);
});

it('knows none where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  noteSearch('s', 'soup');
  expect(recentSearches('s')).toEqual([]);
});
