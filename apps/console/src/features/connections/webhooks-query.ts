import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export type Webhooks = CallAnswer<'GET /console/{venue}/webhooks'>['webhooks'];

export const webhooksQuery = (venueId: string) =>
  queryOptions({
    queryKey: ['webhooks', venueId] as const,
    queryFn: async ({ signal }): Promise<Webhooks> =>
      (await call('GET /console/{venue}/webhooks', { venue: venueId, signal })).webhooks,
    // How they stand changes without anybody's doing here.
    refetchInterval: 15_000,
  });

export const webhookLogKey = (webhook: string) => ['webhook-log', webhook] as const;
