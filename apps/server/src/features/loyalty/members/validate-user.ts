import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { accountView } from '../../guest-accounts/index.ts';
import { ownCards } from '../member-store.ts';
import { namesDish, offersHere } from '../offers/offers-view.ts';
import { programView } from '../program-view.ts';
import { loyaltyPlace } from './standing.ts';

/** Where the signed-in guest stands at the venue. LOYAL-06…09, LOYAL-39. */
export const validateUser =
  (deps: Deps): Handler<'POST /loyalty/validate-user'> =>
  async ({ account, body, meta }) => {
    const { guest, venue, programs } = await loyaltyPlace(deps, meta, body);
    const [user, cards] = await Promise.all([
      accountView(deps.database.run, account.accountId, deps.clock()),
      ownCards(deps.database.run, account.accountId, new Date(deps.clock())),
    ]);
    const { venueId, venue: versions } = guest;
    const menu =
      programs.some(namesDish) && versions.menuVersion > 0
        ? await deps.menus.document(venueId, versions.menuVersion)
        : null;
    const here = offersHere(venue.settings, menu, deps.clock());
    const reading = { ...venue.settings, language: guest.language };
    return {
      has_details: user.wallet_details !== null,
      enrolled: programs.some(({ id }) => cards.has(id)),
      loyalty_programs: programs.map(each => programView(each, reading, cards.get(each.id) ?? null, here)),
    };
  };
