import type { CopyStart } from '@tableside/contract/http/admin/copies';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { copiesKey } from '../../api/query-keys.ts';

const POLL_MS = 30_000;

/** Starts from a copy, newest first. Lists of banks are read behind our back: asked for again and again. */
export const copiesQuery = (venueId: string) =>
  queryOptions({
    queryKey: copiesKey(venueId),
    queryFn: async ({ signal }): Promise<readonly CopyStart[]> =>
      (await call('GET /console/{venue}/copy-starts', { venue: venueId, signal })).starts,
    refetchInterval: POLL_MS,
  });
