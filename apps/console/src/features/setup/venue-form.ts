import { isNotEmpty, type UseFormReturnType } from '@mantine/form';
import type { NewVenue } from '@tableside/contract/http/admin/setup';
import { MAX_TABLES } from '@tableside/domain/setup';
import { isApiFailure } from '../../api/call.ts';
import type { useText } from '../../i18n/index.ts';
import type { VenueValues } from './setup-draft.ts';

/** As much of a form as the fields of a venue need. */
export type VenueForm = Pick<UseFormReturnType<VenueValues>, 'getInputProps' | 'getValues'>;
type Text = ReturnType<typeof useText>['t'];

/** Fields that the server may not know, by its names for them. */
export const UNKNOWN = { currency: 'currency', time_zone: 'timeZone', languages: 'mainLanguage' } as const;
type Unknown = keyof typeof UNKNOWN;

export const unknownIn = (error: unknown): Unknown[] => {
  const fields = isApiFailure(error) ? error.details?.fields : undefined;
  const named = typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
  return (Object.keys(UNKNOWN) as Unknown[]).filter(field => named.includes(`venue.${field}`));
};

const DAY_MINUTES = 1_440;
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Midnight as an end is the end of the day. */
const hoursOf = ({ hours, days, from, to }: VenueValues): NewVenue['working_hours'] =>
  hours === 'any'
    ? []
    : [{ days: days.map(Number).sort(), from: minutesOf(from), to: minutesOf(to) || DAY_MINUTES }];

/** What is typed about a venue, as it is sent. */
export const venueBody = (values: VenueValues): NewVenue => ({
  name: values.venueName.trim(),
  type: values.type,
  country: values.country,
  currency: values.currency,
  time_zone: values.timeZone,
  main_language: values.mainLanguage,
  languages: values.languages.filter(language => language !== values.mainLanguage),
  address: values.address.trim(),
  working_hours: hoursOf(values),
  tables: Number(values.tables),
});

/** What is missing of a venue, field by field. */
export const venueRules = (t: Text) => ({
  venueName: (value: string) => (value.trim() === '' ? t('setup.venueNameMissing') : null),
  country: isNotEmpty(t('setup.countryMissing')),
  days: (days: string[], { hours }: VenueValues) =>
    hours === 'fixed' && days.length === 0 ? t('setup.daysMissing') : null,
  to: (to: string, { hours, from }: VenueValues) =>
    hours === 'fixed' && (from === '' || to === '' || (from === to && to !== '00:00'))
      ? t('setup.hoursWrong')
      : null,
  tables: (value: number | string) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_TABLES
      ? null
      : t('setup.tablesWrong'),
});
