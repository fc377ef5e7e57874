import type { ArchiveView } from '@tableside/contract/http/admin/archive';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { archiveKey } from '../../api/query-keys.ts';

/** How often it is asked how far the file is. */
const WHILE_MAKING_MS = 1_000;

/** What an archive of the venue would hold, and how far one is that is being made. */
export const archiveQuery = (venueId: string) =>
  queryOptions({
    queryKey: archiveKey(venueId),
    queryFn: ({ signal }): Promise<ArchiveView> =>
      call('GET /console/{venue}/archive', { venue: venueId, signal }),
    refetchInterval: ({ state }) => (state.data?.last?.state === 'making' ? WHILE_MAKING_MS : false),
  });
