import { toWire } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import type { WallDate } from '@tableside/domain/schedule';
import type { VenueSettings } from '@tableside/domain/venue';
import { formatMoney } from '@tableside/i18n';
import { printedWords } from '../bills/index.ts';
import { wallDate } from '../venues/index.ts';

const two = (value: number): string => String(value).padStart(2, '0');

const dateOf = ({ year, month, day }: WallDate): string => `${year}-${two(month)}-${two(day)}`;
const timeOf = ({ minutes }: WallDate): string => `${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;

/** Languages that papers are written in; guests of others read English. */
const SPOKEN: readonly string[] = ['lt', 'en'];

/** The words of a paper in a guest's language, with money and times as the venue writes them. */
export const paperWords = (
  language: string,
  { currency, localeCode, timeZone }: Pick<VenueSettings, 'currency' | 'localeCode' | 'timeZone'>,
) => {
  const spoken = SPOKEN.includes(language) ? language : 'en';
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
    /** `2026-03-18`. */
    date: (at: Date): string => dateOf(wallDate(timeZone, at.getTime())),
    /** `2026-03-18 12:05`. */
    time: (at: Date): string => {
      const wall = wallDate(timeZone, at.getTime());
      return `${dateOf(wall)} ${timeOf(wall)}`;
    },
  };
};
export type PaperWords = ReturnType<typeof paperWords>;
