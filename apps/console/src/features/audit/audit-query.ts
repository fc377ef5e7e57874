import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Empty texts are no filter. */
export type AuditFilter = {
  readonly who: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
};
export const NO_FILTER: AuditFilter = { who: '', action: '', from: '', to: '' };

/** What of a filter is set, as the call takes it. */
export const queryOf = (filter: AuditFilter): Partial<AuditFilter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** Where the same lines are as a file. */
export const csvAddress = (venue: string, filter: AuditFilter): string => {
  const query = new URLSearchParams(queryOf(filter)).toString();
  return `/api/console/${venue}/audit/csv${query === '' ? '' : `?${query}`}`;
};

export const auditQuery = (venue: string, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', venue, filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /console/{venue}/audit', {
        venue,
        query: { ...queryOf(filter), ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: page => (page.more ? (page.deeds.at(-1)?.id ?? null) : null),
  });
