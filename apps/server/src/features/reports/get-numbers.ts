import { ZERO } from '@tableside/domain/money';
import { personParts } from '@tableside/domain/reports';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { oneMoment } from './moment-store.ts';
import { movementsBetween } from './movement-store.ts';
import { readNumbers } from './numbers.ts';
import { periodOf, periodView } from './period.ts';
import { personView } from './views.ts';

type Needs = Pick<Deps, 'database' | 'clock' | 'venues'>;

export const getNumbers =
  ({ database, clock, venues }: Needs): Handler<'GET /console/{venue}/numbers'> =>
  async ({ staff, query }) => {
    const venue = await venues.get(staff.venueId);
    const now = clock();
    const period = periodOf(venue.settings, query, now);
    return oneMoment(database, run => readNumbers(run, venue, period, now));
  };

/** Only the caller's own: a waiter learns nothing of the house or of colleagues. */
export const getOwnNumbers =
  ({ database, clock, venues }: Needs): Handler<'GET /console/{venue}/numbers/own'> =>
  async ({ staff, query }) => {
    const { id, settings } = await venues.get(staff.venueId);
    const now = clock();
    const period = periodOf(settings, query, now);
    const { all } = await movementsBetween(database.run, id, period.bounds, settings.timeZone);
    const none = { person: staff.userId, payments: 0, sales: ZERO, received: ZERO, tips: ZERO };
    const mine = personParts(all).find(({ person }) => person === staff.userId) ?? none;
    return { period: periodView(period, now), own: personView(mine, new Map([[staff.userId, staff.name]])) };
  };
