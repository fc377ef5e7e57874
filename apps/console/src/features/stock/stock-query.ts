import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { stockKey } from '../../api/query-keys.ts';

export type StockItem = CallAnswer<'GET /console/{venue}/stock'>['items'][number];

const POLL_MS = 30_000;

export const stockQuery = (venueId: string) =>
  queryOptions({
    queryKey: stockKey(venueId),
    queryFn: async ({ signal }): Promise<readonly StockItem[]> =>
      (await call('GET /console/{venue}/stock', { venue: venueId, signal })).items,
    refetchInterval: POLL_MS,
  });
