import type { Deps } from '../../../deps.ts';
import { queueMail } from '../../mail/index.ts';
import { numbersOf } from '../../reports/index.ts';
import { dayRule } from '../../venues/index.ts';
import { dayMail, isEmptyDay } from './day-letter.ts';
import { type DueVenue, markSent, venuesToMail } from './day-mail-store.ts';
import { dueDays, lastEnded } from './due-days.ts';

type Needs = Pick<Deps, 'database' | 'clock' | 'venues' | 'mail' | 'log'>;

const mailVenue = async (deps: Needs, { venueId, lastDay }: DueVenue, now: number): Promise<void> => {
  const { database, venues } = deps;
  const venue = await venues.get(venueId);
  const to = venue.settings.books?.mailTo ?? null;
  if (to === null) return;
  const rule = dayRule(venue.settings);
  // What came out of an archive says no day: it begins with the one that runs now.
  if (lastDay === null) return void (await markSent(database.run, venueId, lastEnded(now, rule)));
  for (const day of dueDays(lastDay, now, rule)) {
    const numbers = await numbersOf(deps, venueId, { period: 'custom', from: day, to: day });
    await database.transaction(async run => {
      if (!(await markSent(run, venueId, day)) || isEmptyDay(numbers)) return;
      await queueMail(run, dayMail(venue, day, numbers, to), now);
    });
  }
};

/**
 * Mails each venue's figures of a business day to its accountant once the day is over: each day once, whatever is cut off
 * meanwhile; a day without any entry is left out. While no mail can be sent, the days wait.
 */
export const mailDays = async (deps: Needs, now: number): Promise<void> => {
  if (!deps.mail.isOpen) return;
  for (const due of await venuesToMail(deps.database.run)) {
    await mailVenue(deps, due, now).catch((error: unknown) =>
      // The others' accountants do not wait for what one venue's figures fail at.
      deps.log.error({ err: error, venue: due.venueId }, 'figures of the day could not be mailed'),
    );
  }
};
