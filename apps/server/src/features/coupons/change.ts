import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { askedTerms, refuseFields } from './asked-terms.ts';
import { daysOf, storedTerms } from './days.ts';
import { lockOffer, writeTerms } from './offer-store.ts';
import { tellOfCoupons } from './tell.ts';
import { couponsView } from './view.ts';

/**
 * Other terms for codes that are out; they count from the next order on. Refuses not_found also for codes that were ended,
 * settings_changed, and validation_failed, also for another worth of a code that was used.
 */
export const changeCoupon =
  (deps: Deps): Handler<'POST /console/{venue}/coupons/{coupon}/change'> =>
  async ({ staff, params, body: { revision, ...asked } }) => {
    const { venueId } = staff;
    const { settings } = await deps.venues.get(venueId);
    return deps.database.transaction(async run => {
      const offer = await lockOffer(run, venueId, params.coupon);
      if (!offer) throw new Refusal('not_found');
      if (offer.revision !== revision)
        throw new Refusal('settings_changed', { revision: offer.revision, changed_by: offer.changedBy });
      if (!offer.active) throw new Refusal('not_found');
      const { terms, fields } = askedTerms(asked, { terms: offer, ever: offer.used, most: offer.most });
      refuseFields(fields);
      await writeTerms(run, offer.id, storedTerms(terms, settings), staff.name);
      const { type, value, maxUses, perPhone, minOrder } = offer;
      const before = { type, value, maxUses, perPhone, minOrder, ...daysOf(offer, settings) };
      const data = { code: offer.code, before, after: terms };
      await tellOfCoupons(run, staff, 'coupon-change', data, revision + 1);
      return couponsView(run, deps, venueId);
    });
  };
