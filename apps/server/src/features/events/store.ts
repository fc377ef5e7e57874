import type { Database } from '../../database/database.ts';

export type EventCount = {
  readonly venue_id: string;
  /** UTC day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly name: string;
  readonly count: number;
};

/** Adds a batch to the stored counters. */
export const addCounts = async (database: Database, rows: readonly EventCount[]): Promise<void> => {
  await database.run(
    'event-counts-add',
    `insert into event_counter (venue_id, day, name, count)
     select venue_id, day, name, count
     from jsonb_to_recordset($1::jsonb) as e(venue_id uuid, day date, name text, count bigint)
     order by 1, 2, 3
     on conflict (venue_id, day, name) do update set count = event_counter.count + excluded.count`,
    [JSON.stringify(rows)],
  );
};
