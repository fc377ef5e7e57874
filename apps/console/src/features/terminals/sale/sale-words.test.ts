import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { describe, expect, it } from 'vitest';
import { pollEvery, whyDeclined } from './sale-words.ts';

describe('why nothing was charged', () => {
  it.each([
    ['116', 'inPerson.why.funds'],
    ['100', 'inPerson.why.card'],
    ['123', 'inPerson.why.card'],
    ['NP', 'inPerson.why.offline'],
    ['BS', 'inPerson.why.busy'],
    ['NF', 'inPerson.why.forgot'],
    ['SR', 'inPerson.why.settle'],
    ['', 'inPerson.why.other'],
    ['constructor', 'inPerson.why.other'],
  ])('by %j is %s, in both languages', (code, key) => {
    expect(whyDeclined({ code })).toBe(key);
    for (const language of ['en', 'lt']) {
      const texts: Record<string, unknown> = readLocale(language, 'console-terminals');
      expect(texts[key]).toEqual(expect.any(String));
    }
  });
});

it('a sale is asked about for as long as it is not over', () => {
  expect(pollEvery('processing')).toBe(1_000);
  expect(pollEvery('unknown')).toBe(3_000);
  expect([pollEvery('approved'), pollEvery('declined'), pollEvery('aborted')]).toEqual([false, false, false]);
});
