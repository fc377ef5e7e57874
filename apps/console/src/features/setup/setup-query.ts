import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Whether nobody owns this installation yet. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call('GET /console/setup', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
