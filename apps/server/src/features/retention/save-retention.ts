import { Refusal } from '@tableside/contract';
import { periodProblems } from '@tableside/domain/retention';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { savePage } from '../venue-settings/index.ts';
import { requestRetentionRound } from './round-store.ts';

/** Says how long things are kept; what is older goes within minutes. Refuses validation_failed, settings_changed. */
export const saveRetention =
  (deps: Deps): Handler<'POST /console/{venue}/settings/retention'> =>
  ({ staff, body: { revision, days } }) =>
    savePage(deps, staff, { page: 'retention', revision }, () => {
      const fields = periodProblems(days);
      if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
      return { settings: { retention: days }, along: run => requestRetentionRound(run, staff.venueId) };
    });
