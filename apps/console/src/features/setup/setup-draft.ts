import { usualPlace } from '@tableside/domain/setup';
import { COUNTRIES, type VENUE_TYPES } from '@tableside/domain/venue';

/** What is typed on the three pages. */
export type SetupValues = {
  code: string;
  name: string;
  email: string;
  password: string;
  venueName: string;
  type: (typeof VENUE_TYPES)[number];
  country: string;
  address: string;
  currency: string;
  timeZone: string;
  mainLanguage: string;
  languages: string[];
  tables: number | string;
};

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

/** The code of the link that the server wrote: it stands behind the #. */
export const codeInAddress = (hash: string): string =>
  decodeURIComponent(/^#setup=([\w%-]+)$/.exec(hash)?.[1] ?? '');

/** What was typed before the page was closed; secrets are not kept. */
export const startValues = (kept = localStorage.getItem(KEPT)): SetupValues => {
  const country = countryHere();
  const fresh: SetupValues = {
    code: codeInAddress(location.hash),
    name: '',
    email: '',
    password: '',
    venueName: '',
    type: 'restaurant',
    country,
    address: '',
    ...usualIn(country),
    languages: ['en'],
    tables: 12,
  };
  return { ...fresh, ...(kept === null ? {} : (JSON.parse(kept) as Partial<SetupValues>)) };
};

export const keepDraft = ({ code: _code, password: _password, ...rest }: SetupValues): void =>
  localStorage.setItem(KEPT, JSON.stringify(rest));
export const forgetDraft = (): void => localStorage.removeItem(KEPT);
