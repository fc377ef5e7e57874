import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@tableside/contract';
import type { VenueStatus } from '@tableside/contract/http/console/board';
import type { VenueOrderStatus } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { paceChanged } from './pace-changed.ts';
import { appendPace } from './pace-history-store.ts';
import { type StatusBy, type VenueStatusRow, writeVenueStatus } from './store.ts';
import { statusEvent, venueStatus } from './venue-status.ts';

export type WantedStatus = {
  readonly order_status: VenueOrderStatus;
  readonly rush_mode_wait_minutes: number | null;
  readonly status_by: StatusBy;
};

const WHAT = { open: 'open', rush_mode: 'rush', temporarily_disabled: 'paused' } as const;

/**
 * Writes a locked venue's status and tells of it: guests and staff when ordering changed, staff alone when only changed
 * who decides. Null when it is so already. Kept in the history with who did it, null for by itself. RT-12…15.
 */
export const changeStatus = async (
  run: Run,
  venueId: string,
  before: VenueStatusRow,
  wanted: WantedStatus,
  told: { readonly at: Date; readonly by: string | null; readonly data?: Readonly<Record<string, unknown>> },
): Promise<VenueStatus | null> => {
  const same =
    before.order_status !== null &&
    isDeepStrictEqual(venueStatus({ ...before, ...wanted }), venueStatus(before));
  if (same && before.status_by === wanted.status_by) return null;
  const after = await writeVenueStatus(run, venueId, wanted);
  if (!after) throw new Refusal('not_found');
  const data = venueStatus(after);
  const guests = same
    ? []
    : [
        {
          audience: `venue:${venueId}` as const,
          event: statusEvent(before.order_status, wanted.order_status),
          data,
        },
        { audience: `staff:${venueId}` as const, event: 'board-venue' as const, data },
      ];
  const pace = paceChanged(venueId, told.by);
  await appendToOutbox(run, before.status_by === wanted.status_by ? guests : [...guests, pace]);
  const isHandedBack = wanted.status_by === 'auto' && told.by !== null;
  await appendPace(run, venueId, told.at, {
    what: isHandedBack ? 'automatic' : WHAT[wanted.order_status],
    minutes: wanted.rush_mode_wait_minutes,
    by_name: told.by,
    data: told.data ?? {},
  });
  return data;
};
