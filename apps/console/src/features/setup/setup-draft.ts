import { usualPlace } from '@tableside/domain/setup';
import { COUNTRIES, type VENUE_TYPES } from '@tableside/domain/venue';
import { deviceStorage } from '../../parts/device-storage.ts';

/** What is typed about a venue before it opens. */
export type VenueValues = {
  venueName: string;
  type: (typeof VENUE_TYPES)[number];
  country: string;
  address: string;
  currency: string;
  timeZone: string;
  mainLanguage: string;
  languages: string[];
  hours: 'any' | 'fixed';
  /** 1 (Monday) to 7, as the form counts them. */
  days: string[];
  from: string;
  to: string;
  tables: number | string;
};
/** What is typed on all pages. */
export type SetupValues = VenueValues & { code: string; name: string; email: string; password: string };

const KEPT = 'tableside.console.setup';

/** What is usual in a country, in the form's words. */
export const usualIn = (country: string): Pick<SetupValues, 'currency' | 'timeZone' | 'mainLanguage'> => {
  const { currency, timeZone, language } = usualPlace(country);
  return { currency, timeZone, mainLanguage: language };
};

/** The country whose usual zone this device is in; none where several could be meant or none is known. */
const countryHere = (): string => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const found = COUNTRIES.filter(country => here !== 'UTC' && usualPlace(country).timeZone === here);
  return found.length === 1 ? (found[0] ?? '') : '';
};

/** A venue of which nothing is typed yet. */
export const freshVenue = (country = countryHere()): VenueValues => ({
  venueName: '',
  type: 'restaurant',
  country,
  address: '',
  ...usualIn(country),
  languages: ['en'],
  hours: 'any',
  days: ['1', '2', '3', '4', '5', '6', '7'],
  from: '11:00',
  to: '22:00',
  tables: 12,
});

/** The code of the link that the server wrote: it stands behind the #. */
export const codeInAddress = (hash: string): string =>
  decodeURIComponent(/^#setup=([\w%-]+)$/.exec(hash)?.[1] ?? '');

/** What was typed before the page was closed; secrets are not kept. */
export const startValues = (kept = deviceStorage.getItem(KEPT)): SetupValues => {
  const fresh: SetupValues = {
    ...freshVenue(),
    code: codeInAddress(location.hash),
    name: '',
    email: '',
    password: '',
  };
  return { ...fresh, ...(kept === null ? {} : (JSON.parse(kept) as Partial<SetupValues>)) };
};

export const keepDraft = ({ code: _code, password: _password, ...rest }: SetupValues): void =>
  deviceStorage.setItem(KEPT, JSON.stringify(rest));
export const forgetDraft = (): void => deviceStorage.removeItem(KEPT);
