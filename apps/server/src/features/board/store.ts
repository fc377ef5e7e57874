import type { VenueOrderStatus } from '@tableside/domain/venue';
import type { Database, Run } from '../../database/database.ts';

/** Who decides about the rush: the measured pace, or staff until they change their minds. */
export type StatusBy = 'auto' | 'staff';

/** What staff switch about the venue. Null counts as `temporarily_disabled`. ORDER-54. */
export type VenueStatusRow = {
  order_status: VenueOrderStatus | null;
  rush_mode_wait_minutes: number | null;
  is_working_hours: boolean;
  status_by: StatusBy;
};

const COLUMNS = 'order_status, rush_mode_wait_minutes, is_working_hours, status_by';

/** Everything `read` sees is one moment; `cursor` is a place of the outbox such that what it does not see comes after. */
export const atOneMoment = <T>(
  database: Database,
  read: (run: Run, cursor: string) => Promise<T>,
): Promise<T> =>
  database.transaction(async run => {
    await run('board-snapshot', 'set transaction isolation level repeatable read, read only', []);
    const [row] = await run<{ xmin: string }>(
      'outbox-position',
      'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
      [],
    );
    return read(run, `${row?.xmin ?? 0}.0`);
  });

export const readVenueStatus = async (run: Run, venueId: string): Promise<VenueStatusRow | null> => {
  const [row] = await run<VenueStatusRow>('venue-status', `select ${COLUMNS} from venue where id = $1`, [
    venueId,
  ]);
  return row ?? null;
};

/** The venue's status, locked. */
export const lockVenueStatus = async (run: Run, venueId: string): Promise<VenueStatusRow | null> => {
  const [row] = await run<VenueStatusRow>(
    'venue-status-lock',
    `select ${COLUMNS} from venue where id = $1 for no key update`,
    [venueId],
  );
  return row ?? null;
};

/** Writes a locked venue's status; its revision grows, so that every server and page sees it. */
export const writeVenueStatus = async (
  run: Run,
  venueId: string,
  status: Omit<VenueStatusRow, 'is_working_hours'>,
): Promise<VenueStatusRow | null> => {
  const [row] = await run<VenueStatusRow>(
    'venue-status-write',
    `update venue set order_status = $2, rush_mode_wait_minutes = $3, status_by = $4, revision = revision + 1
     where id = $1
     returning ${COLUMNS}`,
    [venueId, status.order_status, status.rush_mode_wait_minutes, status.status_by],
  );
  return row ?? null;
};
