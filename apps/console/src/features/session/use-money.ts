import { fromWire } from '@tableside/contract/money-wire';
import { type Minor, toMajor } from '@tableside/domain/money';
import { formatMoney } from '@tableside/i18n';
import { useMemo } from 'react';
import type { Venue } from './me.ts';
import { useVenue } from './venue-context.ts';

/** Shows amounts the way a venue writes them to its guests, and reads them from the wire. */
export const moneyOf = ({ currency, locale_code: locale }: Pick<Venue, 'currency' | 'locale_code'>) => ({
  show: (amount: Minor): string => formatMoney(toMajor(amount, currency.decimals), currency, locale),
  read: (wire: number): Minor => fromWire(wire, currency.decimals),
  /** An amount of the wire, shown. */
  text: (wire: number): string => formatMoney(wire, currency, locale),
  /** What stands between whole units and cents. */
  decimalMark: formatMoney(0.5, { symbol: '', decimals: 1 }, locale).includes(',') ? ',' : '.',
});

/** The same of the venue that is open. */
export const useMoney = () => {
  const { currency, locale_code } = useVenue();
  return useMemo(() => moneyOf({ currency, locale_code }), [currency, locale_code]);
};
