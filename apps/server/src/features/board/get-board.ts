import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { readBoardOrders } from '../orders/index.ts';
import { readOpenCalls } from '../waiter/index.ts';
import { atOneMoment, readVenueStatus } from './store.ts';
import { venueStatus } from './venue-status.ts';

/**
 * What staff work with, as of one moment, and the cursor from which the stream goes on: a change that committed too late
 * to be seen here comes as an event, and one that is seen here may come again, which does no harm.
 */
export const getBoard =
  ({ database, clock }: Deps): Handler<'GET /console/{venue}/board'> =>
  async ({ staff }) =>
    atOneMoment(database, async (run, cursor) => {
      const status = await readVenueStatus(run, staff.venueId);
      if (!status) throw new Refusal('not_found');
      const now = clock();
      return {
        orders: await readBoardOrders(run, staff.venueId, now),
        calls: await readOpenCalls(run, staff.venueId),
        venue: venueStatus(status),
        cursor,
        now: new Date(now).toISOString(),
      };
    });
