import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Whether this device is called at a venue. */
export const pushQuery = (venue: string) =>
  queryOptions({
    queryKey: ['push', venue],
    queryFn: async () => (await call('GET /console/{venue}/push', { venue })).push,
    staleTime: 30_000,
  });
export type Push = Awaited<ReturnType<NonNullable<ReturnType<typeof pushQuery>['queryFn']>>>;
