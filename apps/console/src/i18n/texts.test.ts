import { formatMessage, type Message } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { describe, expect, it } from 'vitest';
import { TEXT_AREAS } from './areas.ts';
import { chosenElsewhere, firstLanguage, LANGUAGES } from './languages.ts';

const valuesIn = (message: Message): string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap(part =>
        typeof part === 'string' ? [] : [part[0], ...Object.values(part[2] ?? {}).flatMap(valuesIn)],
      );
const shapeOf = (language: string) =>
  TEXT_AREAS.flatMap(area => Object.entries(readLocale(language, area))).map(([key, text]) => [
    key,
    text.trim() !== '',
    ...new Set(valuesIn(compileText(text)).sort()),
  ]);

describe.each(Object.keys(LANGUAGES))('console texts in %s', language => {
  it('say everything that English says, with the same values', () => {
    expect(shapeOf(language)).toEqual(shapeOf('en'));
  });
});

it('no key is in two areas', () => {
  const keys = TEXT_AREAS.flatMap(area => Object.keys(readLocale('en', area)));
  expect(keys.length).toBe(new Set(keys).size);
});

it.each([
  [0, 'nėra telefonų'],
  [1, '1 telefonas'],
  [4, '4 telefonai'],
  [11, '11 telefonų'],
  [21, '21 telefonas'],
])('%d phones in Lithuanian: %s', (count, expected) => {
  const text = readLocale('lt', 'console')['table.guests'] ?? '';
  expect(formatMessage(compileText(text), { count }, 'lt')).toBe(expected);
});

it.each([
  [null, ['lt-LT', 'en'], 'lt'],
  ['en', ['lt-LT'], 'en'],
  [null, ['fr-FR', 'pl'], 'en'],
  ['constructor', ['lt'], 'lt'],
  [null, [], 'en'],
])('remembered %s, browser %o: starts in %s', (remembered, browser, expected) => {
  expect(firstLanguage(remembered, browser)).toBe(expected);
});

it.each([
  ['tableside.console.language', 'lt', 'lt'],
  ['tableside.console.language', 'fr', null],
  ['tableside.console.language', null, null],
  ['something.else', 'lt', null],
  [null, null, null],
])('of another tab, %s set to %s means the language %s', (key, newValue, expected) => {
  expect(chosenElsewhere({ key, newValue })).toBe(expected);
});
