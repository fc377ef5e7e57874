import { Refusal } from '@tableside/contract';
import type { OwnDrawer } from '@tableside/contract/http/console/till/drawers';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { audit } from '../staff/index.ts';
import { drawersUsedSince, insertDrawer, openDrawer } from './drawer-store.ts';
import { drawerView } from './drawer-view.ts';

type Needs = Pick<Deps, 'database' | 'clock'>;

/** A venue uses drawers of people while somebody opened one within these days. */
const USED_DAYS = 31;
const DAY_MS = 86_400_000;

export const getOwnDrawer =
  ({ database: { run }, clock }: Needs): Handler<'GET /console/{venue}/own-drawer'> =>
  async ({ staff: { venueId, userId } }): Promise<OwnDrawer> => {
    const row = await openDrawer(run, venueId, userId);
    const since = new Date(clock() - USED_DAYS * DAY_MS);
    return {
      drawer: row && drawerView(row, userId),
      used: row !== null || (await drawersUsedSince(run, venueId, since)),
    };
  };

/** One a person: of two tablets at once one opens it, and the other is shown what is open. */
export const openOwnDrawer =
  ({ database, clock }: Needs): Handler<'POST /console/{venue}/own-drawer/open'> =>
  ({ staff, body: { float } }) =>
    database.transaction(async run => {
      const { venueId, userId } = staff;
      const made = await insertDrawer(run, venueId, userId, { float, at: new Date(clock()) });
      const row = await openDrawer(run, venueId, userId);
      // It was counted in the very moment.
      if (!row) throw new Refusal('unavailable');
      if (made) {
        const data = { float_minor: float };
        await audit(run, staff, { action: 'drawer-open', subject: `drawer:${row.id}`, data });
      }
      const answer = { drawer: drawerView(row, userId), made };
      await keepAnswerWithin(run, answer);
      return answer;
    });
