import type { Deps } from '../../deps.ts';
import { type Handler, type Handlers, keepsDone, keepsOutcome } from '../../http/mount/handler.ts';
import { boardOrderNow } from '../orders/index.ts';
import { closeTable } from './close-table.ts';
import { rejectNoShow } from './nobody-there.ts';
import { readTableViews, tableNow } from './read.ts';

export { addTables } from './add-store.ts';
export { closeExpiredParties } from './close-over.ts';
export { closeWithin } from './close-table.ts';
export { tableJobs } from './jobs.ts';
export { newShortCode, newTableCode } from './new-codes.ts';
export { readTableViews, tableNow } from './read.ts';

/** Every table of the venue at a glance, in the venue's own order. */
const listTables =
  ({ database, clock }: Deps): Handler<'GET /console/{venue}/tables'> =>
  async ({ staff }) => ({
    tables: await readTableViews(database.run, staff.venueId, null, clock()),
  });

export const tableHandlers = (
  deps: Deps,
): Handlers<
  | 'GET /console/{venue}/tables'
  | 'POST /console/{venue}/tables/{table}/close'
  | 'POST /console/{venue}/orders/{order}/nobody'
> => ({
  'GET /console/{venue}/tables': listTables(deps),
  'POST /console/{venue}/tables/{table}/close': keepsDone(closeTable(deps), async ({ staff, params }) => ({
    table: await tableNow(deps, staff, params.table),
  })),
  'POST /console/{venue}/orders/{order}/nobody': keepsOutcome(rejectNoShow(deps), {
    kept: ({ table }) => ({ table: table.id }),
    again: async (kept, input) => ({
      ...(await boardOrderNow(deps)(input)),
      table: await tableNow(deps, input.staff, (kept as { readonly table: string }).table),
    }),
  }),
});
