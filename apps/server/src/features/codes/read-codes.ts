import type { CallAnswer } from '@tableside/contract/client';
import type { CodedTable } from '@tableside/contract/http/console/codes';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { RequestMeta, StaffContext } from '../../http/mount/handler.ts';
import { staffAddress } from '../../http/network/own-address.ts';
import { type CodeRow, readAreas, readCodes } from './codes-store.ts';

/** How far back a last scan is looked for. */
const SEEN_MS = 92 * 24 * 60 * 60 * 1000;

const codedTable = (row: CodeRow): CodedTable => ({
  id: row.id,
  name: row.name,
  area: row.area,
  order_type: row.order_type,
  hash: row.code,
  short_code: row.short_code,
  in_use: row.retired_at === null,
  last_scan_at: row.last_scan_at?.toISOString() ?? null,
  printed:
    row.address === null || row.printed_name === null || row.printed_at === null
      ? null
      : { address: row.address, name: row.printed_name, at: row.printed_at.toISOString() },
});

/** The venue's tables and codes as every call of them answers; `now` in epoch milliseconds. */
export const codesOf = async (
  run: Run,
  venueId: string,
  { address, now }: { readonly address: string; readonly now: number },
): Promise<CallAnswer<'GET /console/{venue}/codes'>> => ({
  address,
  areas: await readAreas(run, venueId),
  tables: (await readCodes(run, venueId, new Date(now - SEEN_MS))).map(codedTable),
});

export const codesNow =
  ({ database, clock, env }: Deps) =>
  ({ staff, meta }: { readonly staff: StaffContext; readonly meta: RequestMeta }) =>
    codesOf(database.run, staff.venueId, { address: staffAddress(env, meta), now: clock() });
