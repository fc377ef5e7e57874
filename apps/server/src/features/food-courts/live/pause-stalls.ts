import { Refusal } from '@tableside/contract';
import type { BeforePause } from '@tableside/contract/http/courts/hall-live';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers, StaffContext } from '../../../http/mount/handler.ts';
import { changeStatus, lockVenueStatus, type VenueStatusRow } from '../../board/index.ts';
import { audit } from '../../staff/index.ts';
import { readStallIds } from './live-store.ts';
import { liveHalls } from './live-view.ts';

type Calls = 'POST /console/{venue}/hall/pause' | 'POST /console/{venue}/hall/resume';
type Status = Pick<VenueStatusRow, 'rush_mode_wait_minutes' | 'status_by'> & {
  readonly order_status: 'open' | 'rush_mode' | 'temporarily_disabled';
};

/** Those named, each once and in the order in which venues are locked. Refuses not_found where one is no stall of the operator. */
const ownStalls = async (
  run: Run,
  operatorId: string,
  named: readonly string[],
): Promise<readonly string[]> => {
  const own = await readStallIds(run, operatorId);
  if (named.some(id => !own.has(id))) throw new Refusal('not_found');
  return [...new Set(named)].sort();
};

/**
 * Changes how a stall stands as its own staff would: its guests and staff are told, and it stands in its history and log who of
 * the operator did it. Answers how it stood before; null where `next` has nothing to change.
 */
const change = async (
  run: Run,
  { staff, stallId, at }: { staff: StaffContext; stallId: string; at: Date },
  next: (before: VenueStatusRow) => Status | null,
): Promise<VenueStatusRow | null> => {
  const before = await lockVenueStatus(run, stallId);
  const wanted = before && next(before);
  if (!before || !wanted) return null;
  const changed = await changeStatus(run, stallId, before, wanted, { at, by: staff.name });
  if (!changed) return null;
  const { order_status, rush_mode_wait_minutes } = wanted;
  const deed = {
    action: 'venue-status',
    subject: `venue:${stallId}`,
    data: { order_status, rush_mode_wait_minutes },
  };
  await audit(run, { ...staff, venueId: stallId }, deed);
  if (stallId !== staff.venueId) await audit(run, staff, deed);
  return before;
};

const isPaused = ({ order_status: status }: VenueStatusRow): boolean =>
  status === null || status === 'temporarily_disabled';

/** Pausing the stalls of a hall, and taking that back: all of them in one transaction, or none. */
export const pauseHandlers = (deps: Deps): Handlers<Calls> => ({
  'POST /console/{venue}/hall/pause': ({ staff, body }) =>
    deps.database.transaction(async run => {
      const at = new Date(deps.clock());
      const paused: BeforePause[] = [];
      for (const stallId of await ownStalls(run, staff.venueId, body.stalls)) {
        const before = await change(run, { staff, stallId, at }, row =>
          isPaused(row)
            ? null
            : { order_status: 'temporarily_disabled', rush_mode_wait_minutes: null, status_by: 'staff' },
        );
        if (before === null) continue;
        const { order_status: status, rush_mode_wait_minutes: minutes, status_by } = before;
        const stood =
          status === 'rush_mode'
            ? ({ order_status: status, rush_mode_wait_minutes: minutes } as const)
            : ({ order_status: 'open', rush_mode_wait_minutes: null } as const);
        paused.push({ venue: stallId, ...stood, status_by });
      }
      return { ...(await liveHalls(deps, run, staff.venueId)), paused };
    }),

  'POST /console/{venue}/hall/resume': ({ staff, body }) =>
    deps.database.transaction(async run => {
      const at = new Date(deps.clock());
      const wanted = new Map(body.stalls.map(({ venue, ...status }) => [venue, status]));
      for (const stallId of await ownStalls(run, staff.venueId, [...wanted.keys()])) {
        // Whoever opened it meanwhile, or set a rush, has said so.
        await change(run, { staff, stallId, at }, row =>
          isPaused(row) ? (wanted.get(stallId) ?? null) : null,
        );
      }
      return liveHalls(deps, run, staff.venueId);
    }),
});
