/** A calendar day as text, `YYYY-MM-DD`. */
export type Day = string;

const two = (value: number): string => String(value).padStart(2, '0');

/** Days since 1 January 1970 of a day in the Gregorian calendar; years begin in March, so that leap days come last. */
export const dayNumber = (day: Day): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const fromMarch = month <= 2 ? year - 1 : year;
  const era = Math.floor(fromMarch / 400);
  const ofEra = fromMarch - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
};

/** The day with that number; the other way round. */
export const dayOfNumber = (number: number): Day => {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const day = shifted - era * 146_097;
  const year = Math.floor(
    (day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365,
  );
  const ofYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const calendarYear = year + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(calendarYear).padStart(4, '0')}-${two(month)}-${two(date)}`;
};

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  /^(19|20)\d\d-\d\d-\d\d$/.test(text) && dayOfNumber(dayNumber(text)) === text;

/** The day so many days later; earlier with a negative number. */
export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days);

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((((dayNumber(day) + 3) % 7) + 7) % 7));

/** The first day of a day's month. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

const lastOfMonth = (year: number, month: number): number =>
  Number(addDays(`${month === 12 ? year + 1 : year}-${two((month % 12) + 1)}-01`, -1).slice(8));

/** The same day so many months later; the last of that month where it has none. */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const first = `${String(toYear).padStart(4, '0')}-${two(toMonth)}-01`;
  return addDays(first, Math.min(date, lastOfMonth(toYear, toMonth)) - 1);
};
