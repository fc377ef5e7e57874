import type { StaffBill } from '@tableside/contract/http/console/money';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { billKey, billsKey } from '../../api/query-keys.ts';
import { laterBill, laterBills } from '../board/index.ts';

/** The stream tells of changes at once; this is the fallback. */
const POLL_MS = 15_000;

/** The bills of the tables: open ones, and those closed in the last hours. */
export const billsQuery = (client: QueryClient, venueId: string) =>
  queryOptions({
    queryKey: billsKey(venueId),
    queryFn: async ({ signal }): Promise<readonly StaffBill[]> => {
      const { bills } = await call('GET /console/{venue}/bills', { venue: venueId, signal, query: {} });
      return laterBills(client.getQueryData<readonly StaffBill[]>(billsKey(venueId)), bills);
    },
    refetchInterval: POLL_MS,
    structuralSharing: false,
  });

/** Bills that were closed, page by page, the latest first. */
export const closedBillsQuery = (venueId: string) =>
  infiniteQueryOptions({
    queryKey: [...billsKey(venueId), 'closed'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /console/{venue}/bills', {
        venue: venueId,
        signal,
        query: { list: 'closed', ...(pageParam !== '' && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ more, bills }) => (more ? bills.at(-1)?.id : undefined),
  });

/** One bill; what the list knows of it is shown meanwhile. */
export const billQuery = (client: QueryClient, venueId: string, id: string) => {
  const key = billKey(venueId, id);
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<StaffBill> => {
      const { bill } = await call('GET /console/{venue}/bills/{bill}', { venue: venueId, bill: id, signal });
      return laterBill(client.getQueryData<StaffBill>(key), bill);
    },
    initialData: () =>
      client.getQueryData<readonly StaffBill[]>(billsKey(venueId))?.find(bill => bill.id === id),
    refetchInterval: POLL_MS,
    structuralSharing: false,
  });
};
