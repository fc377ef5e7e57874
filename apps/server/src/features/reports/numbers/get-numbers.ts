import { ZERO } from '@tableside/domain/money';
import { personParts } from '@tableside/domain/reports';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { oneMoment } from './moment-store.ts';
import { movementsBetween } from './movement-store.ts';
import { readNumbers } from './numbers.ts';
import { periodOf, periodView } from './period.ts';
import { personView } from './views.ts';

type Needs = Pick<Deps, 'database' | 'clock' | 'venues'>;

type Answer = ReturnType<Handler<'GET /console/{venue}/numbers'>>;
type Query = Parameters<Handler<'GET /console/{venue}/numbers'>>[0]['query'];

/** A venue's numbers of a period, all of one moment. */
export const numbersOf = async ({ database, clock, venues }: Needs, venueId: string, query: Query) => {
  const venue = await venues.get(venueId);
  const now = clock();
  const period = periodOf(venue.settings, query, now);
  return oneMoment(database, run => readNumbers(run, venue, period, now));
};

export const getNumbers =
  (deps: Needs): Handler<'GET /console/{venue}/numbers'> =>
  ({ staff, query }): Answer =>
    numbersOf(deps, staff.venueId, query);

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
