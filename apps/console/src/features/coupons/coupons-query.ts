import type { CouponsView, CouponView } from '@tableside/contract/http/console/coupons';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { settingsKey } from '../../api/query-keys.ts';

export type Coupon = CouponView;

/** The codes of the venue. Below the key of the settings: what has those read anew has these. */
export const couponsQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...settingsKey(venueId), 'coupons'],
    queryFn: ({ signal }): Promise<CouponsView> =>
      call('GET /console/{venue}/coupons', { venue: venueId, signal }),
  });
