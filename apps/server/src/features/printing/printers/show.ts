import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { bridgesOf } from '../../bridges/index.ts';
import { readStamps, stampView } from '../../settings-stamps/index.ts';
import { selfServiceTables } from '../../terminals/index.ts';
import { kitchenNow } from '../jobs/order-to-print.ts';
import { readPrinterStates, readPrinters } from './printer-store.ts';
import { settingsOf, stateOf } from './printer-views.ts';

export const showPrinters =
  ({ database }: Deps): Handler<'GET /console/{venue}/printers'> =>
  async ({ staff }) => ({ printers: (await readPrinterStates(database.run, staff.venueId)).map(stateOf) });

export const showSettings =
  (deps: Deps): Handler<'GET /console/{venue}/printers/settings'> =>
  async ({ staff }) => {
    const { run } = deps.database;
    const stamps = await readStamps(run, staff.venueId);
    const printers = await readPrinters(run, staff.venueId);
    const { routing } = await kitchenNow(deps, staff.venueId);
    return {
      printers: printers.map(row => settingsOf(row, stampView(stamps[`printer-${row.id}`]).revision)),
      stations: routing.stations.map(({ id, name }) => ({ id, name })),
      bridges: await bridgesOf(run, staff.venueId),
      tables: await selfServiceTables(run, staff.venueId),
      sandbox: deps.providerPlaces.sandbox() !== null,
    };
  };
