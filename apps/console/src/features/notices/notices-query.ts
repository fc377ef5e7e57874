import type { NoticesView, OwnNotices } from '@tableside/contract/http/console/notices';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { noticesKey, ownNoticesKey } from '../../api/query-keys.ts';

export type Cause = NoticesView['causes'][number];
export type Way = Cause['ways'][number];

/** Who is told what. */
export const noticesQuery = (venueId: string) =>
  queryOptions({
    queryKey: noticesKey(venueId),
    queryFn: ({ signal }): Promise<NoticesView> =>
      call('GET /console/{venue}/notices', { venue: venueId, signal }),
  });

/** How long a choice of colleagues may take until this board rings by it. */
const OWN_STALE_MS = 120_000;

/** What one is told, and muted. */
export const ownNoticesQuery = (venueId: string) =>
  queryOptions({
    queryKey: ownNoticesKey(venueId),
    queryFn: ({ signal }): Promise<OwnNotices> =>
      call('GET /console/{venue}/notices/own', { venue: venueId, signal }),
    staleTime: OWN_STALE_MS,
  });
