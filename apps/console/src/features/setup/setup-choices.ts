import { COUNTRIES } from '@tableside/domain/venue';
import { LANGUAGE_NAMES } from '@tableside/i18n';

export type Choice = { readonly value: string; readonly label: string };

const named = (codes: readonly string[], names: Intl.DisplayNames, language: string): Choice[] =>
  codes
    .map(value => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language));

/** Countries by their names in the language of the console. */
export const countryChoices = (language: string): Choice[] =>
  named(COUNTRIES, new Intl.DisplayNames([language], { type: 'region' }), language);

/** Currencies in use, by name and code: two countries call theirs a dollar. */
export const currencyChoices = (language: string): Choice[] =>
  named(
    Intl.supportedValuesOf('currency'),
    new Intl.DisplayNames([language], { type: 'currency' }),
    language,
  ).map(({ value, label }) => ({ value, label: `${label} (${value})` }));

/** `current` is among them also where the browser calls the zone by an older name. */
export const zoneChoices = (current: string): Choice[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])]
    .filter(zone => zone !== '')
    .sort()
    .map(value => ({ value, label: value.replaceAll('_', ' ') }));

/** Languages call themselves: who reads one finds it. */
export const languageChoices = (): Choice[] =>
  Object.entries(LANGUAGE_NAMES).map(([value, { name }]) => ({ value, label: name }));
