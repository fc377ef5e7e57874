import { useMemo } from 'react';
import { localeOf, useText } from '../../i18n/index.ts';
import { useMoney } from '../session/index.ts';

/** Words, sums and days as the page says them. */
export const useSay = () => {
  const { t, language } = useText();
  const { show } = useMoney();
  return useMemo(() => {
    // Calendar days have no zone: they are read and said in UTC.
    const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
    return { t, money: show, day: (day: string): string => format.format(new Date(`${day}T00:00:00Z`)) };
  }, [t, language, show]);
};
