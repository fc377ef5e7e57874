import type { HallAccount, HallMoney } from '@tableside/contract/http/courts/hall-money';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { hallMoneyKey } from '../../api/query-keys.ts';

export type { HallAccount, HallMoney };

/** What is between this venue and the stalls of its halls, or the operators of those it stands in. */
export const hallMoneyQuery = (venueId: string) =>
  queryOptions({
    queryKey: hallMoneyKey(venueId),
    queryFn: ({ signal }): Promise<HallMoney> =>
      call('GET /console/{venue}/hall/money', { venue: venueId, signal }),
  });
