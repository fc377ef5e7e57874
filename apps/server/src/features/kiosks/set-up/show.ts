import type { KioskSettings } from '@tableside/contract/http/console/devices/kiosks';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { readStamps, stampView } from '../../settings-stamps/index.ts';
import { selfServiceTables } from '../../terminals/index.ts';
import { demoCode } from './demo-kiosk.ts';
import { type KioskRow, readKiosks } from './kiosk-store.ts';

export const settingsOf = (row: KioskRow, revision: number, now: number): KioskSettings => ({
  id: row.id,
  name: row.name,
  table: row.table_id,
  table_name: row.table_name,
  terminal_name: row.terminal_name,
  revision,
  changed_by: row.changed_by,
  code_expires_at:
    row.code_expires_at && row.code_expires_at.getTime() > now ? row.code_expires_at.toISOString() : null,
  enrolled_at: row.enrolled_at?.toISOString() ?? null,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
});

export const listKiosks =
  (deps: Deps): Handler<'GET /console/{venue}/kiosks'> =>
  async ({ staff }) => {
    const { run } = deps.database;
    const stamps = await readStamps(run, staff.venueId);
    const kiosks = await readKiosks(run, staff.venueId);
    const { slug } = await deps.venues.get(staff.venueId);
    return {
      kiosks: kiosks.map(row => settingsOf(row, stampView(stamps[`kiosk-${row.id}`]).revision, deps.clock())),
      tables: await selfServiceTables(run, staff.venueId),
      demo_code: slug === 'vilnius' ? demoCode(deps) : null,
    };
  };
