import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { securityKey } from '../../api/query-keys.ts';
import { STAYS_WITH_DEVICE } from '../session/index.ts';

export const accountKey = ['account'] as const;
export const ownSessionsKey = ['account', 'sessions'] as const;
export const staffSessionsKey = (venueId: string) => ['staff-sessions', venueId] as const;
export const deviceKey = ['device'] as const;

export const accountQuery = queryOptions({
  queryKey: accountKey,
  queryFn: ({ signal }) => call('GET /console/account', { signal }),
});
export const ownSessionsQuery = queryOptions({
  queryKey: ownSessionsKey,
  queryFn: async ({ signal }) => (await call('GET /console/account/sessions', { signal })).sessions,
});
export const staffSessionsQuery = (venue: string) =>
  queryOptions({
    queryKey: staffSessionsKey(venue),
    queryFn: async ({ signal }) =>
      (await call('GET /console/{venue}/staff-sessions', { venue, signal })).sessions,
  });
export const securityQuery = (venue: string) =>
  queryOptions({
    queryKey: securityKey(venue),
    queryFn: async ({ signal }) => (await call('GET /console/{venue}/security', { venue, signal })).security,
  });
/** The shared device that this browser is; null: none. */
export const deviceQuery = queryOptions({
  queryKey: deviceKey,
  queryFn: async ({ signal }) => (await call('GET /console/device', { signal })).device,
  staleTime: 0,
  meta: STAYS_WITH_DEVICE,
});
