import { businessDay } from '@tableside/domain/schedule';
import { someSettings } from '@tableside/testkit/scenes/a-venue.ts';
import { wallDate } from '../../apps/server/src/features/venues/index.ts';
import type { House } from './house.ts';

const { timeZone, dayCutoffMinutes } = someSettings();
/** What the real hands of a slow machine may take for an evening, beside the house's clock. */
const SLOW_MS = 45 * 60_000;
const MINUTE_MS = 60_000;

/** The business day of the house at a moment; epoch milliseconds. */
export const dayOf = (now: number): string => businessDay(wallDate(timeZone, now), dayCutoffMinutes);

/**
 * The screens of numbers show one business day: an evening that would cross the cut-off begins behind it. Answers with the
 * day, and says so where the clock was put forward.
 */
export const beginInOneDay = async (
  house: Pick<House, 'now' | 'advance'>,
  minutes: number,
  told: (line: string) => void,
): Promise<string> => {
  const needs = minutes * MINUTE_MS + SLOW_MS;
  const day = dayOf(house.now());
  if (dayOf(house.now() + needs) === day) return day;
  let ahead = 0;
  while (dayOf(house.now() + ahead) === day) ahead += MINUTE_MS;
  await house.advance(ahead);
  told(`the business day would end during the evening: it begins on ${dayOf(house.now())}`);
  return dayOf(house.now());
};
