const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes after midnight as a field for a time shows them, `09:00`; the end of the day is midnight again. */
export const typedClock = (minutes: number): string =>
  `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** Minutes after midnight of what is typed into such a field. */
export const minutesOfClock = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
