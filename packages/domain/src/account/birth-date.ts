const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const OLDEST_YEARS = 130;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysIn = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);

/**
 * Whether a text is a day on which a guest may be born: `YYYY-MM-DD`, a day of the calendar, not after `today`, which is
 * written alike. PROFILE-15.
 */
export const isBirthDate = (text: string, today: string): boolean => {
  const [, year, month, day] = (FORM.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isDay = day >= 1 && day <= daysIn(year, month);
  return isDay && text <= today && year >= Number(today.slice(0, 4)) - OLDEST_YEARS;
};
