import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';

it.each([
  ['en', '1 May 2026', '1 May'],
  ['lt', '2026-05-01', '05-01'],
])('says a business day as people write it, in %s', (language, whole, short) => {
  const words = dayWords(language);
  expect([words.day('2026-05-01'), words.shortDay('2026-05-01')]).toEqual([whole, short]);
});
