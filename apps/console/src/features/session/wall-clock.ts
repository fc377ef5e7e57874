import type { WallClock } from '@tableside/domain/schedule';
import { useMemo } from 'react';
import { useVenue } from './venue-context.ts';

/** The clock on the wall of a place, wherever this device is. */
export const wallClockIn = (timeZone: string): WallClock => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return at => {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = wall.format(at).split(/\D/).map(Number);
    return { year, month, day, minutes: hour * 60 + minute };
  };
};

/** The venue's clock on the wall. */
export const useWallClock = (): WallClock => {
  const { time_zone: timeZone } = useVenue();
  return useMemo(() => wallClockIn(timeZone), [timeZone]);
};
