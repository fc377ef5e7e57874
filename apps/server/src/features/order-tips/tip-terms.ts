import type { TipCard, TipRecipient } from '@tableside/contract/http/gifts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { HOW_SHARED, localeOf, readSharing, tipsView, venueOfCard } from '../giving/index.ts';
import { thumbnailUrl } from '../media/index.ts';
import { personnelView, tippablePersonnel } from '../payments/index.ts';
import type { Venue } from '../venues/index.ts';
import { openOrder } from './open-order.ts';

/** The house as the one who gets the tip. ENTITY-57 */
const houseView = (venue: Venue, language: string): TipRecipient => ({
  id: venue.id,
  name: venue.name,
  photo: venue.settings.logo && thumbnailUrl(venue.settings.logo),
  description: '',
  show_review_cta_in_payment_screen: false,
  success_gif: null,
  success_description: '',
  locale: localeOf(venue, language),
});

/** What a tip for an order can be, in the form of a tip card: its screens are the same. ADR 0049 */
export const tipTerms =
  (deps: Deps): Handler<'GET /tips/thanks/{session}/{order}'> =>
  async ({ guest, params, meta }): Promise<TipCard> => {
    const open = await openOrder(deps, guest, params.order, meta.deviceToken);
    const { venue, terms, ways } = open;
    const { run } = deps.database;
    const [sharing, people] = await Promise.all([
      readSharing(run, venue.id),
      open.collective ? [] : tippablePersonnel(run, venue.id, deps.env.demo),
    ]);
    return {
      hash: open.order.number,
      card_type: 'restaurant',
      display_type: people.length > 0 ? 'staff_members_select' : 'restaurant',
      restaurant_data: houseView(venue, guest.language),
      personnel_data: null,
      personnel: people.map(person => personnelView(person, venue)),
      ...tipsView(venue, terms),
      sharing: HOW_SHARED[sharing.rule],
      venue: venueOfCard(venue),
      payment_providers: [...ways],
      // The visit has a language already.
      languages: [guest.language],
      language: guest.language,
    };
  };
