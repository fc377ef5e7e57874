/**
 * The one day of the year on which tip and donation cards say that it is a special one, as `MM-DD`; none is set.
 * TIPCARD-16, TIPCARD-17, DONATE-17
 */
const SPECIAL_DAY: string | null = null;

/** After this long the banner comes, milliseconds. */
export const SPECIAL_DAY_AFTER = 600;

export const isSpecialDay = (today: Date, day: string | null = SPECIAL_DAY): boolean => {
  const two = (number: number): string => String(number).padStart(2, '0');
  return day !== null && day === `${two(today.getMonth() + 1)}-${two(today.getDate())}`;
};
