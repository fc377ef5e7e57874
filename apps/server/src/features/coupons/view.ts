import type { CouponsView, CouponView } from '@tableside/contract/http/console/coupons';
import { COUPON_STATUSES, couponStatus } from '@tableside/domain/coupons';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { daysOf } from './days.ts';
import { type Offer, readOffers } from './offer-store.ts';

const offerView = (offer: Offer, settings: VenueSettings, now: number): CouponView => ({
  id: offer.id,
  code: offer.code,
  codes: offer.codes,
  type: offer.type,
  value: offer.value,
  max_uses: offer.maxUses,
  per_phone: offer.perPhone,
  min_order: offer.minOrder,
  ...daysOf(offer, settings),
  standing: couponStatus(
    {
      active: offer.active,
      startsAt: offer.startsAt?.getTime() ?? null,
      endsAt: offer.endsAt?.getTime() ?? null,
      left: offer.open,
    },
    now,
  ),
  retired: !offer.active,
  uses: offer.uses,
  used: offer.used,
  given: offer.given,
  revision: offer.revision,
  changed_by: offer.changedBy,
});

/** The codes of a venue: running, planned, ended. */
export const couponsView = async (
  run: Run,
  { venues, clock }: Pick<Deps, 'venues' | 'clock'>,
  venueId: string,
): Promise<CouponsView> => {
  const [{ settings }, offers] = await Promise.all([venues.get(venueId), readOffers(run, venueId)]);
  const now = clock();
  const coupons = offers.map(offer => offerView(offer, settings, now));
  return {
    asked: settings.functionalities.includes('coupon-code'),
    coupons: COUPON_STATUSES.flatMap(standing => coupons.filter(each => each.standing === standing)),
  };
};
