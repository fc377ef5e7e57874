import { LANGUAGES } from '@tableside/domain/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Outside, openOutside } from '../testing/outside.ts';
import { cardWordsOf } from './card-words.ts';

let outside: Outside;
beforeAll(async () => {
  outside = await openOutside();
});
afterAll(() => outside.stop());

const form = async (query: string): Promise<string> =>
  (await fetch(new URL(`stripe/element/card${query}`, outside.sandbox.address))).text();

it.each(LANGUAGES)('a card form speaks %s', async code => {
  const { language, words } = cardWordsOf(code);
  expect(language).toBe(code);
  const shown = await form(`?locale=${code}`);
  expect(shown).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`);
  for (const word of [words.number, words.expiry, words.cvc]) expect(shown).toContain(`>${word}<input`);
  expect(words.payWith).toContain('{wallet}');
  expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
});

it('speaks English where it is asked for nothing, for what it does not know, and for a region of it', async () => {
  for (const query of ['', '?locale=xx', '?locale=__proto__', '?locale=en-GB']) {
    expect(await form(query)).toContain('<html lang="en" dir="ltr">');
  }
  expect(cardWordsOf('de-AT').language).toBe('de');
});
