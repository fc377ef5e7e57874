import type { Shift } from '@tableside/contract/http/admin/shifts';
import { localeOf, useText } from '../../../i18n/index.ts';

/** From when to when, as the venue's clock showed it: the day is said once where both are on it. */
export const useSpan = (): ((shift: Pick<Shift, 'from' | 'to'>) => string) => {
  const { t, language } = useText();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    // What the clock on the wall showed is no instant: read and written in one zone, it stays what it is.
    timeZone: 'UTC',
  });
  const parts = (wall: string) => {
    const [day = '', time = ''] = wall.split('T');
    return { day: format.format(new Date(`${day}T00:00Z`)), time };
  };
  return ({ from, to }) => {
    const begin = parts(from);
    const end = to === null ? { day: begin.day, time: t('worked.now') } : parts(to);
    return `${begin.day}, ${begin.time} – ${end.day === begin.day ? '' : `${end.day}, `}${end.time}`;
  };
};
