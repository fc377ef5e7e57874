import type { CallAnswer } from '@tableside/contract/client';
import { firstSteps } from '@tableside/domain/setup';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { endFirstSteps, readFirstSteps } from './setup-store.ts';

const NOBODY_IS_LED = { open: false, steps: [] };

const stepsOf = async (
  run: Run,
  venueId: string,
): Promise<CallAnswer<'GET /console/{venue}/first-steps'>> => {
  const row = await readFirstSteps(run, venueId);
  if (!row) return NOBODY_IS_LED;
  const { steps, left } = firstSteps({
    menuPublished: row.menu,
    codesPrinted: row.printed,
    paymentMethods: row.settings.paymentProviders,
    hoursSet: row.settings.workingHours.length > 0,
    anyOrder: row.ordered,
  });
  return { open: left > 0, steps: [...steps] };
};

export const showFirstSteps =
  ({ database }: Deps): Handler<'GET /console/{venue}/first-steps'> =>
  ({ staff }) =>
    stepsOf(database.run, staff.venueId);

/** For good, and for everybody of the venue. */
export const dismissFirstSteps =
  ({ database }: Deps): Handler<'POST /console/{venue}/first-steps/dismiss'> =>
  ({ staff }) =>
    database.transaction(async run => {
      const ended = await endFirstSteps(run, staff.venueId);
      const subject = `venue:${staff.venueId}`;
      if (ended) await audit(run, staff, { action: 'first-steps-dismiss', subject });
      return NOBODY_IS_LED;
    });
