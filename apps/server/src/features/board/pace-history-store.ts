import type { Run } from '../../database/database.ts';
import { eraser } from '../../jobs/eraser.ts';

/** Something that became of a venue's pace: of ordering, of the rush, of a category. */
export type PaceRow = {
  readonly what: 'open' | 'rush' | 'paused' | 'automatic' | 'category-paused' | 'category-back';
  readonly minutes: number | null;
  /** Null: it happened by itself. */
  readonly by_name: string | null;
  readonly data: Readonly<Record<string, unknown>>;
};

export const appendPace = async (run: Run, venueId: string, at: Date, row: PaceRow): Promise<void> => {
  await run(
    'pace-history-append',
    'insert into pace_history (venue_id, at, what, minutes, by_name, data) values ($1, $2, $3, $4, $5, $6)',
    [venueId, at, row.what, row.minutes, row.by_name, JSON.stringify(row.data)],
  );
};

/** The latest first. */
export const readPace = (run: Run, venueId: string, limit: number): Promise<(PaceRow & { at: Date })[]> =>
  run<PaceRow & { at: Date }>(
    'pace-history',
    'select at, what, minutes, by_name, data from pace_history where venue_id = $1 order by id desc limit $2',
    [venueId, limit],
  );

export const paceEraser = eraser({
  kind: 'pace',
  name: 'pace-history-forget',
  due: 'select id from pace_history where venue_id = $1 and at < $2',
  erase: 'delete from pace_history where id in (select id from due)',
});
