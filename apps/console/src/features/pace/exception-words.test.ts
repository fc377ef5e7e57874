import { expect, it } from 'vitest';
import { daysWords, spansWords } from './exception-words.ts';

const plain = (words: string | null): string | undefined => words?.replaceAll(/\s+/g, ' ');

it.each([
  ['one day', '2026-12-24', '2026-12-24', 'en', 'Thu 24 Dec'],
  ['of another year', '2027-01-01', '2027-01-01', 'en', 'Fri, 1 Jan 2027'],
  ['in Lithuanian', '2026-12-24', '2026-12-24', 'lt', 'gruodžio 24 d., kt'],
  ['several days', '2026-12-24', '2026-12-26', 'en', 'Thu 24 Dec – Sat 26 Dec'],
  ['the last day is not typed yet', '2026-12-24', '', 'en', 'Thu 24 Dec'],
  ['no day yet', '', '2026-12-24', 'en', undefined],
])('says the days of an exception: %s', (_, first, last, locale, words) => {
  expect(plain(daysWords({ first, last }, '2026-11-22', locale))).toBe(words);
});

it('says hours in one line, midnight as the end of the day', () => {
  expect(
    spansWords([
      { from: '10:00', to: '15:00' },
      { from: '18:00', to: '00:00' },
      { from: '', to: '' },
    ]),
  ).toBe('10:00–15:00, 18:00–24:00, –:–––:–');
  expect(spansWords([])).toBe('');
});
