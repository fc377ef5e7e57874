import type { SessionData } from '@tableside/contract/http/session';
import { ordersHere } from '@tableside/domain/kiosk';
import { isLanguageOffered } from '@tableside/domain/session';
import { placeKind, placeName } from '@tableside/domain/venue';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import { faceOf, kioskOfSession } from '../kiosks/index.ts';
import { namesDish, programsAt } from '../loyalty/index.ts';
import type { MenuReader } from '../menu/index.ts';
import type { Offers } from '../payments/index.ts';
import { readOpenCall, readPreview } from '../sessions/index.ts';
import type { SmsGateway } from '../sms/index.ts';
import { flagsAt, type Venue, type VenueReader } from '../venues/index.ts';
import { readFoodCourtHash } from './food-court-store.ts';
import { restaurantView } from './restaurant-view.ts';

export type SessionView = z.infer<typeof SessionData>;

/** The session's language, or the venue's main one when it is no longer offered. LANG-01, LANG-11. */
export const languageOf = (selected: string, { settings }: Venue): string =>
  isLanguageOffered(selected, settings.mainLanguage, settings.languages) ? selected : settings.mainLanguage;

/** Nobody is asked for a number that nothing could be sent to. FLAG-09. */
const sendable = (restaurant: SessionView['restaurant'], sms: boolean): SessionView['restaurant'] =>
  sms
    ? restaurant
    : {
        ...restaurant,
        functionalities: restaurant.functionalities.filter(flag => flag !== 'sms-notifications'),
      };

export type SessionReader = {
  /** What every guest screen needs to know, in the session's language. SELECT-02, ENTITY-12, ENTITY-13. */
  readonly data: (session: Omit<GuestSession, 'token'>) => Promise<SessionView>;
};

export const createSessionReader = (parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly venues: VenueReader;
  readonly menus: MenuReader;
  readonly offers: Offers;
  readonly sms: SmsGateway;
}): SessionReader => ({
  data: async stored => {
    const { database, clock, venues, menus, offers, sms } = parts;
    const { venueId, table } = stored;
    const { revision, menuVersion } = stored.venue;
    const [chosen, call, tried, foodCourt, kiosk] = await Promise.all([
      venues.get(venueId, revision),
      readOpenCall(database, stored.sessionId),
      stored.mode === 'preview' ? readPreview(database.run, stored.sessionId) : {},
      // Who sits at a table of the venue's own did not come from the hall.
      table.orderType === 'pickup' ? readFoodCourtHash(database.run, venueId) : null,
      kioskOfSession({ database, clock }, stored),
    ]);
    const venue = { ...chosen, settings: { ...chosen.settings, ...tried } };
    const session = { ...stored, language: languageOf(stored.language, venue) };
    const wanted = menuVersion > 0 && venue.settings.quickAccess.length > 0;
    const methods = await offers.of(venue);
    // Never on a kiosk, which everybody shares.
    const isLoyal =
      flagsAt(venue.settings, table.flagOverrides).has('loyalty-program') &&
      table.orderType !== 'self_service';
    const programs = isLoyal ? await programsAt(database.run, venueId) : [];
    // What an offer to members makes cheaper is named as the menu names it.
    const offersDishes = programs.some(namesDish);
    const menu =
      wanted || (menuVersion > 0 && offersDishes) ? await menus.document(venueId, menuVersion) : null;
    const restaurant = restaurantView(venue, session, menu, clock(), methods, programs);
    const place = placeKind({
      venueType: venue.settings.type,
      tableType: table.orderType,
      inHall: foodCourt !== null,
      takesOrders: restaurant.functionalities.includes('order') && !table.ordersDisabled,
    });
    return {
      table: {
        id: table.id,
        name: table.name,
        order_type: table.orderType,
        place,
        called: placeName(table.name, place, session.language === venue.settings.mainLanguage),
        orders_disabled: table.ordersDisabled || !ordersHere(table.orderType, kiosk !== null),
        pay_disabled: table.payDisabled,
        hash: table.code,
        short_code: table.shortCode,
      },
      restaurant: sendable({ ...restaurant, food_court_hash: foodCourt }, sms.isOpen),
      guest_index: session.guestIndex,
      phone_number: session.phoneNumber,
      selected_language: session.language,
      mode: session.mode,
      kiosk: kiosk && faceOf(kiosk),
      expires_at: new Date(session.expiresAt).toISOString(),
      waiter_called_at: call?.called_at.toISOString() ?? null,
      waiter_coming: Boolean(call?.taken_at),
    };
  },
});
