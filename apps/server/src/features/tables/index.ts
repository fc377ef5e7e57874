import type { Deps } from '../../deps.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { closeTable } from './close-table.ts';
import { nobodyThere } from './nobody-there.ts';
import { readTableViews } from './read.ts';

export { addTables } from './add-store.ts';
export { closeOverParties } from './close-over.ts';
export { tableJobs } from './jobs.ts';
export { newShortCode, newTableCode } from './new-codes.ts';
export { readTableViews } from './read.ts';

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
  'POST /console/{venue}/tables/{table}/close': closeTable(deps),
  'POST /console/{venue}/orders/{order}/nobody': nobodyThere(deps),
});
