import type { Run } from '../../../database/database.ts';
import type { Leaver } from '../../team/index.ts';
import { tellTables } from '../tell-moved.ts';
import { forgetWaiter, lockWaiters } from './waiter-store.ts';

/** Whoever works here no longer serves no table; asked by `team/left-seam.ts`. What is open on the tables stays as it is. */
export const leaveTables = async (run: Run, { venueId, userId, at }: Leaver): Promise<void> => {
  await lockWaiters(run, venueId);
  await tellTables(run, venueId, await forgetWaiter(run, venueId, userId), at.getTime());
};
