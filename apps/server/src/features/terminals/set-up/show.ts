import type { TerminalSettings } from '@tableside/contract/http/console/devices/terminals';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { bridgesOf } from '../../bridges/index.ts';
import { readStamps, stampView } from '../../settings-stamps/index.ts';
import { readTerminals, selfServiceTables, type TerminalRow } from './terminal-store.ts';

export const settingsOf = (row: TerminalRow, revision: number): TerminalSettings => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  address: row.address,
  table: row.table_id,
  table_name: row.table_name,
  bridge: row.bridge_id,
  bridge_name: row.bridge_name,
  revision,
  changed_by: row.changed_by,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
});

/** By name alone: where they are on the network is the settings' business. */
export const listTerminals =
  ({ database }: Deps): Handler<'GET /console/{venue}/terminals'> =>
  async ({ staff }) => ({
    terminals: (await readTerminals(database.run, staff.venueId)).map(({ id, name, table_name }) => ({
      id,
      name,
      table_name,
    })),
  });

export const showSettings =
  (deps: Deps): Handler<'GET /console/{venue}/terminals/settings'> =>
  async ({ staff }) => {
    const { run } = deps.database;
    const stamps = await readStamps(run, staff.venueId);
    const terminals = await readTerminals(run, staff.venueId);
    return {
      terminals: terminals.map(row => settingsOf(row, stampView(stamps[`terminal-${row.id}`]).revision)),
      tables: await selfServiceTables(run, staff.venueId),
      bridges: await bridgesOf(run, staff.venueId),
      sandbox: deps.providerPlaces.sandbox() !== null,
    };
  };
