import { formatMessage, type Message } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { describe, expect, it } from 'vitest';
import { TEXT_AREAS, type TextArea } from './areas.ts';
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

const KEY_LISTS: Record<TextArea, { type: string; file: string }> = {
  console: { type: 'ConsoleTextKey', file: './text-keys.ts' },
  'console-alerts': { type: 'AlertsTextKey', file: './alerts-text-keys.ts' },
  'console-codes': { type: 'CodesTextKey', file: './codes-text-keys.ts' },
  'console-connections': { type: 'ConnectionsTextKey', file: './connections-text-keys.ts' },
  'console-looks': { type: 'LooksTextKey', file: './looks-text-keys.ts' },
  'console-menu-files': { type: 'MenuFilesTextKey', file: './menu-files-text-keys.ts' },
  'console-menu': { type: 'MenuTextKey', file: './menu-text-keys.ts' },
  'console-money': { type: 'MoneyTextKey', file: './money-text-keys.ts' },
  'console-notices': { type: 'NoticesTextKey', file: './notices-text-keys.ts' },
  'console-numbers': { type: 'NumbersTextKey', file: './numbers-text-keys.ts' },
  'console-offers': { type: 'OffersTextKey', file: './offers-text-keys.ts' },
  'console-pace': { type: 'PaceTextKey', file: './pace-text-keys.ts' },
  'console-printing': { type: 'PrintingTextKey', file: './printing-text-keys.ts' },
  'console-organisation': { type: 'OrganisationTextKey', file: './organisation-text-keys.ts' },
  'console-places': { type: 'PlacesTextKey', file: './places-text-keys.ts' },
  'console-recommend': { type: 'RecommendTextKey', file: './recommend-text-keys.ts' },
  'console-retention': { type: 'RetentionTextKey', file: './retention-text-keys.ts' },
  'console-push': { type: 'PushTextKey', file: './push-text-keys.ts' },
  'console-kitchen': { type: 'KitchenTextKey', file: './kitchen-text-keys.ts' },
  'console-legal': { type: 'LegalTextKey', file: './legal-text-keys.ts' },
  'console-settings': { type: 'SettingsTextKey', file: './settings-text-keys.ts' },
  'console-setup': { type: 'SetupTextKey', file: './setup-text-keys.ts' },
  'console-staff': { type: 'StaffTextKey', file: './staff-text-keys.ts' },
  'console-food-courts': { type: 'FoodCourtsTextKey', file: './food-courts-text-keys.ts' },
  'console-floor': { type: 'FloorTextKey', file: './floor-text-keys.ts' },
};
it.each(TEXT_AREAS)('the list of keys of %s is up to date (vitest run -u writes it)', async area => {
  const keys = Object.keys(readLocale('en', area)).map(key => `  | '${key}'`);
  const { type, file } = KEY_LISTS[area];
  const head =
    '/** Every text of the console has a key; a misspelt one does not compile. Written by texts.test.ts. */';
  await expect(`${head}\nexport type ${type} =\n${keys.join('\n')};\n`).toMatchFileSnapshot(file);
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
