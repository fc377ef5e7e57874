import type { ApiKey } from '@tableside/contract/http/admin/api-keys';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const apiKeysQuery = (venueId: string) =>
  queryOptions({
    queryKey: ['api-keys', venueId] as const,
    queryFn: async ({ signal }): Promise<ApiKey[]> =>
      (await call('GET /console/{venue}/api-keys', { venue: venueId, signal })).keys,
  });
