import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { businessDayAt } from '../venues/index.ts';
import { putBackDue, putOnPars, venuesWithPars } from './coming-back-store.ts';

type Parts = Pick<Deps, 'database' | 'venues' | 'menuPublisher'>;

/** What was sold out until now is on the menu again, and a day that has begun has what it begins with. */
export const bringBack = async ({ database, venues, menuPublisher }: Parts, now: number): Promise<void> => {
  const changed = new Set(await putBackDue(database.run, new Date(now)));
  for (const { venueId, putOn } of await venuesWithPars(database.run)) {
    const today = businessDayAt((await venues.get(venueId)).settings, now);
    if (putOn < today && (await putOnPars(database.run, venueId, today, new Date(now)))) changed.add(venueId);
  }
  for (const venueId of changed) await menuPublisher.republish(venueId);
};

export const stockJobs = (deps: Parts): Job[] => [
  { name: 'bring-stock-back', everySeconds: 15, run: now => bringBack(deps, now) },
];
