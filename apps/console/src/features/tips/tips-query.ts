import type { ConsoleGifts, OwnTips } from '@tableside/contract/http/admin/gifts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { giftsKey, ownTipsKey } from '../../api/query-keys.ts';

export type { ConsoleGifts, OwnTips };

/** Cards, what is owed, and what was paid out. */
export const giftsQuery = (venueId: string) =>
  queryOptions({
    queryKey: giftsKey(venueId),
    queryFn: ({ signal }): Promise<ConsoleGifts> =>
      call('GET /console/{venue}/gifts', { venue: venueId, signal }),
  });

/** One's own tips. */
export const ownTipsQuery = (venueId: string) =>
  queryOptions({
    queryKey: ownTipsKey(venueId),
    queryFn: ({ signal }): Promise<OwnTips> =>
      call('GET /console/{venue}/own-tips', { venue: venueId, signal }),
  });
