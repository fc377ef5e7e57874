import { toWire } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import type { VenueSettings } from '@tableside/domain/venue';
import { formatMoney } from '@tableside/i18n';
import { staffLanguage } from '../../house-language.ts';
import { printedWords } from './printed-words.ts';

/** The words of a paper in a guest's language, with money and times as the venue writes them. */
export const paperWords = (
  language: string,
  { currency, localeCode, timeZone }: Pick<VenueSettings, 'currency' | 'localeCode' | 'timeZone'>,
) => {
  const spoken = staffLanguage(language);
  // English as in Europe: the day before the month and 24 hours.
  const locale = spoken === 'en' ? 'en-GB' : spoken;
  const days = (zone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone });
  const date = days(timeZone);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return {
    language: spoken,
    words: printedWords(spoken),
    /** `amount` in minor units. */
    money: (amount: number): string =>
      formatMoney(toWire(minor(amount), currency.decimals), currency, localeCode),
    /** As `money`, to a hundredth of a minor unit; for prices of one that were worked out. */
    fine: (amount: number): string =>
      formatMoney(
        amount / 10 ** currency.decimals,
        { ...currency, decimals: currency.decimals + 2 },
        localeCode,
      ),
    percent: (value: number): string => `${String(value).replace('.', spoken === 'lt' ? ',' : '.')} %`,
    /** `18 Mar 2026`; in Lithuanian that is `2026-03-18`. */
    date: (at: Date): string => date.format(at),
    /** A calendar day (`2026-03-18`) in the same way; it has no zone. */
    day: (day: string): string => days('UTC').format(new Date(`${day}T00:00:00Z`)),
    /** `18 Mar 2026 12:05`. */
    time: (at: Date): string => `${date.format(at)} ${time.format(at)}`,
  };
};
export type PaperWords = ReturnType<typeof paperWords>;
