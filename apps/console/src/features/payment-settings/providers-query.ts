import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { providersKey } from '../../api/query-keys.ts';

export type PaymentSettings = CallAnswer<'GET /console/{venue}/providers'>;
export type Provider = PaymentSettings['providers'][number];
export type OfferedMethod = PaymentSettings['methods'][number];

export const providersQuery = (venueId: string) =>
  queryOptions({
    queryKey: providersKey(venueId),
    queryFn: ({ signal }): Promise<PaymentSettings> =>
      call('GET /console/{venue}/providers', { venue: venueId, signal }),
    // Somebody may be in the middle of typing a key or of an order of methods.
    refetchOnWindowFocus: false,
  });
