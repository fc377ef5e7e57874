import type { Database } from '../../database/database.ts';
import type { SharedCount } from './counters.ts';

/** Adds this server's counts to the shared ones and answers with the sums. */
export const exchangeCounts = (database: Database, counts: readonly SharedCount[]): Promise<SharedCount[]> =>
  database.run<SharedCount>(
    'rate-counts-exchange',
    `insert into rate_counter (bucket, window_start, count)
     select bucket, window_start, count
     from jsonb_to_recordset($1::jsonb) as e(bucket text, window_start bigint, count integer)
     order by 1
     on conflict (bucket, window_start) do update set count = rate_counter.count + excluded.count
     returning bucket, window_start, count`,
    [JSON.stringify(counts)],
  );

/** Forgets windows that began so many seconds before `now` (epoch seconds): those of bytes are longer. */
export const pruneCounts = async (
  database: Database,
  now: number,
  { usual, bytes }: { readonly usual: number; readonly bytes: number },
): Promise<void> => {
  await database.run(
    'rate-counts-prune',
    `delete from rate_counter where window_start < $1 and (window_start < $2 or bucket not like 'kept:%')`,
    [now - usual, now - bytes],
  );
};
