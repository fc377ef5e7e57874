/** A moment as the venue's calendar and clock on the wall show it; month 1…12, minutes from midnight. */
export type WallDate = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly minutes: number;
};

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

const yesterday = ({ year, month, day }: Omit<WallDate, 'minutes'>): Omit<WallDate, 'minutes'> => {
  if (day > 1) return { year, month, day: day - 1 };
  if (month > 1) return { year, month: month - 1, day: daysIn(year, month - 1) };
  return { year: year - 1, month: 12, day: 31 };
};

/**
 * The business day of a moment as `YYYY-MM-DD`: before the cut-off (minutes after midnight) it is still yesterday's, so
 * that a bar's night is one day in the books.
 */
export const businessDay = (wall: WallDate, cutoffMinutes: number): string => {
  const { year, month, day } = wall.minutes < cutoffMinutes ? yesterday(wall) : wall;
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
};
