import { Refusal } from '@tableside/contract';
import type { NewVenue } from '@tableside/contract/http/admin/setup';
import type { VenueBasics } from '@tableside/domain/setup';
import { LANGUAGE_NAMES } from '@tableside/i18n';

const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== undefined;
  } catch {
    return false;
  }
};

/** Sign and decimals of a currency as ISO 4217 and the venue's language have them. */
const currencyOf = (code: string, locale: string): VenueBasics['currency'] => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return {
    code,
    symbol: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
};

/** What the venue begins with. Refuses validation_failed with the fields that name nothing that exists. */
export const basicsOf = (venue: NewVenue): VenueBasics => {
  const spoken = [venue.main_language, ...venue.languages].every(language => language in LANGUAGE_NAMES);
  const wrong = [
    ...(Intl.supportedValuesOf('currency').includes(venue.currency) ? [] : ['currency']),
    ...(isZone(venue.time_zone) ? [] : ['time_zone']),
    ...(spoken ? [] : ['languages']),
  ];
  if (wrong.length > 0) {
    const fields = Object.fromEntries(wrong.map(field => [`venue.${field}`, 'unknown']));
    throw new Refusal('validation_failed', { fields });
  }
  return {
    type: venue.type,
    country: venue.country,
    currency: currencyOf(venue.currency, `${venue.main_language}-${venue.country}`),
    timeZone: venue.time_zone,
    mainLanguage: venue.main_language,
    languages: venue.languages,
    address: venue.address,
    workingHours: venue.working_hours,
  };
};
