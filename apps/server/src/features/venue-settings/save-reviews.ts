import { Refusal } from '@tableside/contract';
import { isPlaceId } from '@tableside/domain/reviews';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { savePage } from './save-page.ts';

/** Says whether guests are asked how it was. Refuses validation_failed for a place that is none, settings_changed. */
export const saveReviews =
  (deps: Deps): Handler<'POST /console/{venue}/settings/reviews'> =>
  ({ staff, body: { revision, enabled, google_place_id } }) =>
    savePage(deps, staff, { page: 'reviews', revision }, () => {
      const place = google_place_id || null;
      if (place !== null && !isPlaceId(place))
        throw new Refusal('validation_failed', { fields: { google_place_id: 'place' } });
      return { settings: { reviews: enabled, googlePlaceId: place } };
    });
