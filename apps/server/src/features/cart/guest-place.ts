import type { IngredientUses } from '@tableside/domain/stock';
import type { Flags, VenueSettings } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { Member } from '../loyalty/index.ts';
import type { MenuIndex } from '../menu/index.ts';
import { flagsAt, wallTime } from '../venues/index.ts';
import type { Reader } from './cart-view.ts';
import type { MenuNow } from './pricing/resolve-line.ts';

/** Where a guest sits, as far as ordering is concerned: the venue's choices, its menu and its clock. */
export type GuestPlace = {
  readonly settings: VenueSettings;
  /** The venue's switches with those of the table. */
  readonly flags: Flags;
  readonly menu: MenuIndex;
  /** What its dishes take of counted ingredients. */
  readonly uses: IngredientUses;
  /** Epoch milliseconds, and the same moment on the venue's wall. */
  readonly now: number;
  readonly at: MenuNow['at'];
  readonly reader: Reader;
  /** Prices for members are theirs, and what members have off; null: they are none. CART-28. */
  readonly member: Member | null;
  /** They have a card that another system keeps, which says nothing now. */
  readonly loyaltySilent: boolean;
};

/** The place of a session, from memory unless the venue or its menu changed. */
export const guestPlace = async (
  { venues, menus, clock, loyalty }: Pick<Deps, 'venues' | 'menus' | 'clock' | 'loyalty'>,
  guest: GuestSession,
): Promise<GuestPlace> => {
  const [{ settings, uses }, menu] = await Promise.all([
    venues.get(guest.venueId, guest.venue.revision),
    menus.document(guest.venueId, guest.venue.menuVersion),
  ]);
  const now = clock();
  const flags = flagsAt(settings, guest.table.flagOverrides);
  const { member, silent } = await loyalty.memberAt(guest, flags);
  return {
    settings,
    flags,
    member,
    loyaltySilent: silent,
    menu,
    uses,
    now,
    at: wallTime(settings.timeZone, now),
    reader: {
      language: guest.language,
      mainLanguage: settings.mainLanguage,
      decimals: settings.currency.decimals,
    },
  };
};
