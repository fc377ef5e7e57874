import type { LoyaltyHostView, LoyaltySettings } from '@tableside/contract/http/console/loyalty';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { settingsKey } from '../../api/query-keys.ts';

/** The programme of the venue. Below the key of the settings: what has those read anew has this. */
export const loyaltyQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...settingsKey(venueId), 'loyalty'],
    queryFn: ({ signal }): Promise<LoyaltySettings> =>
      call('GET /console/{venue}/loyalty', { venue: venueId, signal }),
  });

/** Whether another system keeps its cards. Somebody may be in the middle of typing. */
export const hostQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...settingsKey(venueId), 'loyalty-host'],
    queryFn: async ({ signal }): Promise<LoyaltyHostView> =>
      (await call('GET /console/{venue}/loyalty/host', { venue: venueId, signal })).host,
    refetchOnWindowFocus: false,
  });

/** Who joined it; `find` looks in names and numbers. */
export const membersQuery = (venueId: string, find: string) =>
  queryOptions({
    queryKey: [...settingsKey(venueId), 'loyalty', 'members', find],
    queryFn: ({ signal }) =>
      call('GET /console/{venue}/loyalty/members', { venue: venueId, query: { find }, signal }),
  });

/** Who wants mail, and what was written to them. */
export const memberMailQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...settingsKey(venueId), 'loyalty', 'mail'],
    queryFn: ({ signal }) => call('GET /console/{venue}/loyalty/mail', { venue: venueId, signal }),
  });
