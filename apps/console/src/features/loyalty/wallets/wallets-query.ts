import type { CallAnswer } from '@tableside/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { settingsKey } from '../../../api/query-keys.ts';

export type WalletsView = CallAnswer<'GET /console/{venue}/loyalty/wallets'>;

/** Somebody may be choosing files: it is not read anew under their hands. */
export const walletsQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...settingsKey(venueId), 'loyalty-wallets'],
    queryFn: ({ signal }): Promise<WalletsView> =>
      call('GET /console/{venue}/loyalty/wallets', { venue: venueId, signal }),
    refetchOnWindowFocus: false,
  });
