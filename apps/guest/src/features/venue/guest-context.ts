import {
  type Flags,
  flagsOf,
  orderingEnabled,
  ordersTemporarilyDisabled,
  payingEnabled,
} from '@tableside/domain/venue';
import { formatMoney, isolated } from '@tableside/i18n';
import { createContext, use } from 'react';
import type { Restaurant, Session } from '../../data/session.ts';
import { currentLanguage } from '../../texts/texts.ts';

/** Everything the screens of a session ask about the guest, the table and the venue. */
export type Guest = {
  readonly token: string;
  readonly session: Session;
  readonly restaurant: Restaurant;
  readonly flags: Flags;
  readonly preview: boolean;
  readonly selfService: boolean;
  /** Where the guest is: it decides about words, and what makes no sense there. */
  readonly place: Session['table']['place'];
  /** Ordering controls exist at all. ORDER-53. */
  readonly orderingEnabled: boolean;
  /** They exist but do not work for now. ORDER-56. */
  readonly ordersPaused: boolean;
  /** The table's bill can be paid here. */
  readonly payingEnabled: boolean;
  /** A price in major units as the venue writes it. THEME-09. */
  readonly money: (amount: number) => string;
};

/** Works the switches out from what the session says. */
export const guestOf = (token: string, session: Session): Guest => {
  const { restaurant, table } = session;
  const place = {
    flags: flagsOf(restaurant.functionalities),
    preview: session.mode === 'preview',
    tableType: table.order_type,
  };
  return {
    token,
    session,
    restaurant,
    flags: place.flags,
    preview: place.preview,
    place: table.place,
    selfService: table.order_type === 'self_service',
    orderingEnabled: orderingEnabled({ ...place, ordersDisabled: table.orders_disabled }),
    ordersPaused: ordersTemporarilyDisabled({
      orderStatus: restaurant.order_status,
      workingHours: restaurant.is_currently_working_hours,
    }),
    payingEnabled: payingEnabled({ ...place, payDisabled: table.pay_disabled }),
    money: amount =>
      isolated(formatMoney(amount, restaurant.currency, restaurant.locale.locale_code), currentLanguage()),
  };
};

export const GuestContext = createContext<Guest | null>(null);

/** The guest of the session the screen belongs to. Throws outside a session's screens. */
export const useGuest = (): Guest => {
  const guest = use(GuestContext);
  if (!guest) throw new Error('no session');
  return guest;
};
