import { dayOfWall, instantOf, isDay, type WallClock } from '../schedule/index.ts';

const WALL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const two = (part: number): string => String(part).padStart(2, '0');

/** An instant (epoch milliseconds) as the venue's clock shows it, to the minute: `2026-11-28T17:05`. */
export const wallText = (at: number, wallAt: WallClock): string => {
  const wall = wallAt(at);
  return `${dayOfWall(wall)}T${two(Math.floor(wall.minutes / 60))}:${two(wall.minutes % 60)}`;
};

/** Whether a clock on the wall could ever show it: a day of the calendar, an hour of the day. */
export const isWallText = (text: string): boolean => isDay(WALL.exec(text)?.[1] ?? '');

/**
 * The instant of such a text; null: it is none. `known` is an instant that the text may have been made from: it stays as it
 * was to the second, also in the hour that is there twice.
 */
export const instantOfWall = (text: string, wallAt: WallClock, known?: number | null): number | null => {
  if (known !== undefined && known !== null && wallText(known, wallAt) === text) return known;
  const [, day, hours, minutes] = WALL.exec(text) ?? [];
  return day === undefined || !isDay(day)
    ? null
    : instantOf(day, Number(hours) * 60 + Number(minutes), wallAt);
};
