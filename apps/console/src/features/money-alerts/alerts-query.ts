import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { alertsKey } from '../../api/query-keys.ts';

const POLL_MS = 30_000;

/** What did not agree, open ones first. Not `enabled` for those who may not see it. */
export const alertsQuery = (venueId: string, enabled: boolean) =>
  queryOptions({
    enabled,
    queryKey: alertsKey(venueId),
    queryFn: async ({ signal }): Promise<readonly MoneyAlert[]> =>
      (await call('GET /console/{venue}/money-alerts', { venue: venueId, signal })).alerts,
    refetchInterval: POLL_MS,
  });
