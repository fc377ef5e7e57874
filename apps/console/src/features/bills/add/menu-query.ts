import type { Menu } from '@tableside/contract/http/menu';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { menuKey } from '../../../api/query-keys.ts';

/** What is sold out changes during the evening; the server answers 304 while nothing did. */
const FRESH_MS = 20_000;

export const menuQuery = (venueId: string) =>
  queryOptions({
    queryKey: menuKey(venueId),
    queryFn: ({ signal }): Promise<Menu> => call('GET /console/{venue}/menu', { venue: venueId, signal }),
    staleTime: FRESH_MS,
  });
