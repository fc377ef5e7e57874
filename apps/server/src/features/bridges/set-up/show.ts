import type { BridgeSettings } from '@tableside/contract/http/console/devices/bridges';
import { BRIDGE_AWAY_MS } from '@tableside/domain/printing';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { readStamps, stampView } from '../../settings-stamps/index.ts';
import { type BridgeRow, readBridges } from './bridge-store.ts';

export const settingsOf = (row: BridgeRow, revision: number, now: number): BridgeSettings => ({
  id: row.id,
  name: row.name,
  revision,
  changed_by: row.changed_by,
  code_expires_at:
    row.code_expires_at && row.code_expires_at.getTime() > now ? row.code_expires_at.toISOString() : null,
  paired_at: row.paired_at?.toISOString() ?? null,
  last_seen_at: row.seen_at?.toISOString() ?? null,
  connected: row.paired_at !== null && row.seen_at !== null && now - row.seen_at.getTime() < BRIDGE_AWAY_MS,
  version: row.version,
  host: row.host,
  keeps_notes: row.keeps_notes,
  printers: [...row.printers],
  terminals: [...row.terminals],
});

export const listBridges =
  (deps: Deps): Handler<'GET /console/{venue}/bridges'> =>
  async ({ staff }) => {
    const { run } = deps.database;
    const stamps = await readStamps(run, staff.venueId);
    const rows = await readBridges(run, staff.venueId);
    return {
      bridges: rows.map(row => settingsOf(row, stampView(stamps[`bridge-${row.id}`]).revision, deps.clock())),
    };
  };
