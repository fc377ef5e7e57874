import { ERRORS } from '@tableside/contract/errors';
import { describe, expect, it } from 'vitest';
import { GUEST_AREAS } from './areas.ts';
import { compileText } from './build/compile.ts';
import { readLocale, translatedLanguages } from './build/locale-files.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import type { Message } from './message.ts';

const placeholders = (message: Message): string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap(part =>
        typeof part === 'string'
          ? []
          : [part[0], ...Object.values(part[2] ?? {}).flatMap(each => placeholders(each))],
      );
const names = (text: string): string[] => [...new Set(placeholders(compileText(text)))].sort();

const english = Object.fromEntries(GUEST_AREAS.map(area => [area, readLocale('en', area)]));
const all: Record<string, string> = Object.assign({}, ...Object.values(english));

describe.each(translatedLanguages())('texts in %s', language => {
  it.each(GUEST_AREAS)('[LANG-12] %s has the same keys with the same placeholders', area => {
    const texts = readLocale(language, area);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english[area] ?? {}).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('');
      expect([key, names(text)]).toEqual([key, names(english[area]?.[key] ?? '')]);
    }
  });
});

it.each(translatedLanguages())('signs of tables are written in %s', language => {
  const texts = readLocale(language, 'sign');
  expect(Object.keys(texts)).toEqual(Object.keys(readLocale('en', 'sign')));
  for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
  expect(texts['sign.table']).toContain('{name}');
});

it.each(translatedLanguages())('a page that waits is written in %s', language => {
  const texts = readLocale(language, 'waiting');
  expect(Object.keys(texts)).toEqual(Object.keys(readLocale('en', 'waiting')));
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim()).not.toBe('');
    expect([key, names(text)]).toEqual([key, key === 'waiting.busyText' ? ['minutes'] : []]);
  }
});

it('[LANG-04] [LANG-10] every language that a venue may offer has texts of its own', () => {
  const files = translatedLanguages();
  expect(files).toEqual(Object.keys(LANGUAGE_NAMES).sort());
  const listed = ['de', 'en', 'et', 'lt', 'lv', 'nl', 'pl', 'ro', 'ru', 'uk'];
  expect(files).toEqual(expect.arrayContaining(listed));
});

it('[LANG-12] the keys that the documents name exist', () => {
  for (const key of [
    'generic.requiredField',
    'generic.invalidPhone',
    'generic.invalidBirthDate',
    'screens.extraDetails.failedBackdropText',
    'screens.viewOrder.orderNotFound',
    'screens.payment.paymentFailed',
    'screens.tipSuccess.failed',
    'screens.donateSuccess.failed',
    'screens.register.agreeToTerms',
    'couponNotFound',
    'couponExceedsLimit',
    'failedPayment',
    'cannotUpdateInvoice',
    'vatCodeInvalid',
  ]) {
    expect(all).toHaveProperty([key]);
  }
});

it('[APP-13] every failure of the catalogue has its own text, and so have being offline and waiting too long', () => {
  for (const code of [...Object.keys(ERRORS), 'offline', 'timeout']) {
    expect(all).toHaveProperty([`errors.${code}`]);
  }
});

it('no key belongs to two areas', () => {
  const keys = GUEST_AREAS.flatMap(area => Object.keys(english[area] ?? {}));
  expect(keys.length).toBe(new Set(keys).size);
});
