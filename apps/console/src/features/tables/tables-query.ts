import type { BoardTable } from '@tableside/contract/http/console/board';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { tablesKey } from '../../api/query-keys.ts';

const POLL_MS = 15_000;

/** Every table of the venue. The event stream tells of each that changes; polling is the fallback. */
export const tablesQuery = (venueId: string) =>
  queryOptions({
    queryKey: tablesKey(venueId),
    queryFn: async ({ signal }): Promise<readonly BoardTable[]> =>
      (await call('GET /console/{venue}/tables', { venue: venueId, signal })).tables,
    refetchInterval: POLL_MS,
  });
