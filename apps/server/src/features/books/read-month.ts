import { Refusal } from '@tableside/contract';
import { BOOK_DEFAULTS, type BookMonth, daysOfMonth } from '@tableside/domain/books';
import { dayBounds } from '@tableside/domain/reports';
import { dayOfWall } from '@tableside/domain/schedule';
import type { Deps } from '../../deps.ts';
import { oneMoment } from '../reports/index.ts';
import { dayRule, type Venue, wallDate } from '../venues/index.ts';
import { journalSums, rateSums } from './month-store.ts';
import { papersBetween } from './paper-store.ts';

type Needs = Pick<Deps, 'database' | 'clock'>;
type Read = { readonly month: BookMonth; readonly running: boolean };

const two = (value: number): string => String(value).padStart(2, '0');

/** A month of a venue's books, all of one moment. Refuses validation_failed for what is no month. */
export const readMonth = async (
  { database, clock }: Needs,
  { id, settings }: Venue,
  name: string,
): Promise<Read> => {
  const days = daysOfMonth(name);
  if (!days) throw new Refusal('validation_failed', { fields: { month: 'YYYY-MM' } });
  const bounds = dayBounds(days.from, days.to, dayRule(settings)).map(at => new Date(at));
  const { sums, rates, papers } = await oneMoment(database, async run => ({
    sums: await journalSums(run, id, days.from, bounds),
    rates: await rateSums(run, id, days.from, bounds),
    papers: await papersBetween(run, id, days, settings.timeZone),
  }));
  const now = clock();
  const wall = wallDate(settings.timeZone, now);
  const time = `${two(Math.floor(wall.minutes / 60))}:${two(wall.minutes % 60)}:00`;
  return {
    month: {
      ...days,
      currency: settings.currency,
      seller: settings.legal ?? null,
      sums,
      rates,
      papers,
      settings: settings.books ?? BOOK_DEFAULTS,
      madeAt: `${dayOfWall(wall)}T${time}`,
    },
    running: now < (bounds.at(-1)?.getTime() ?? 0),
  };
};
