/** Days of the week by ISO number, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
