import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { STAYS_WITH_DEVICE } from '../session/index.ts';

/** Whether nobody owns this installation yet. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call('GET /console/setup', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: STAYS_WITH_DEVICE,
});
