import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { lockOffer, retireOffer } from './offer-store.ts';
import { tellOfCoupons } from './tell.ts';
import { couponsView } from './view.ts';

/** Ends codes for good; what was ended already stays so. Refuses not_found. */
export const endCoupon =
  (deps: Deps): Handler<'POST /console/{venue}/coupons/{coupon}/end'> =>
  async ({ staff, params }) => {
    const { venueId } = staff;
    return deps.database.transaction(async run => {
      const offer = await lockOffer(run, venueId, params.coupon);
      if (!offer) throw new Refusal('not_found');
      if (!offer.active) return couponsView(run, deps, venueId);
      await retireOffer(run, offer.id, staff.name);
      const { code, codes } = offer;
      await tellOfCoupons(run, staff, 'coupon-end', { code, codes }, offer.revision + 1);
      return couponsView(run, deps, venueId);
    });
  };
