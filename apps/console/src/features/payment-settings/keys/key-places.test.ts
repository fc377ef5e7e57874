import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './key-places.ts';

const { stripe, montonio, neopay, solidgate } = SANDBOX_KEYS.main;

describe('where keys are found', () => {
  it.each(Object.entries({ stripe, montonio, neopay, solidgate }))(
    '%s: each of its keys is on one page, under the words of that page',
    (provider, keys) => {
      const names = Object.keys(keys);
      const placed = pagesOf(provider, names).flatMap(page => page.keys);
      expect(placed.map(({ name }) => name).sort()).toEqual(names.sort());
      expect(new Set(placed.map(({ called }) => called)).size).toBe(placed.length);
      expect(pagesOf(provider, names).length).toBeLessThanOrEqual(2);
    },
  );

  it('keys of a provider that nobody has described are named by their own words', () => {
    expect(pagesOf('constructor', ['apiSecret'])).toEqual([
      { trail: ['API keys'], keys: [{ name: 'apiSecret', called: 'Api secret' }] },
    ]);
  });
});
