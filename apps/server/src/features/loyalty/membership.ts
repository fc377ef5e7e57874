import type { Flags } from '@tableside/domain/venue';
import type { GuestSession } from '../../http/guest.ts';
import { businessDayAt } from '../venues/index.ts';
import { type AskParts, createAsking } from './host/ask-cards.ts';
import { type CardAt, cardAt } from './member-store.ts';
import type { CardGiving } from './offers/card-offers.ts';
import type { Claimed } from './points/claim-store.ts';

/** A guest who has a card that counts: what they have off, also by the offers that run now, and whether they collect something. */
export type Member = Pick<CardAt, keyof CardGiving | 'collects'>;

/** What a request is given: `silent`, of a member, where another system keeps their card and said nothing lately that can be believed: they pay what everybody pays. */
export type Standing = { readonly member: Member | null; readonly silent: boolean };

const NOBODY: Standing = { member: null, silent: false };

type Asking = Pick<GuestSession, 'venueId' | 'mode' | 'sharedCart' | 'signIn'> & {
  readonly table: Pick<GuestSession['table'], 'orderType'>;
};
type Settings = Parameters<typeof businessDayAt>[0];

/** Who pays the prices for members. */
export type Loyalty = {
  /**
   * What a request of a phone is given as that of a member, nothing where it is none: its cookie proves an account that has a card of a programme which
   * counts at the venue. Never on a kiosk, in a preview, or for a cart that several phones fill: they would read of it in
   * its prices. Asked for each price, so that signing out, leaving and the venue's switch count at once. Not within a
   * transaction: another system may be asked meanwhile. CART-28, ADR 0035.
   */
  readonly memberAt: (guest: Asking, flags: Flags) => Promise<Standing>;
  /** Whom what a request of a phone pays, or orders, may earn points for; null: nobody. The cookie is looked at with the claim. */
  readonly claimAt: (guest: Asking, settings: Settings, flags: Flags) => Claimed | null;
  /** Asks other systems about the cards of a sign-in that are due, and answers with what they come to. Likewise. */
  readonly cardNow: (signIn: Buffer, venueId: string) => Promise<CardAt>;
};

export const createLoyalty = (deps: AskParts): Loyalty => {
  const { database, clock } = deps;
  const ask = createAsking(deps);
  const cardNow = async (signIn: Buffer, venueId: string): Promise<CardAt> => {
    const known = await cardAt(database.run, signIn, venueId, new Date(clock()));
    if (!known.due) return known;
    await ask(signIn, venueId);
    return cardAt(database.run, signIn, venueId, new Date(clock()));
  };
  return {
    cardNow,
    claimAt: ({ venueId, mode, signIn, table }, settings, flags) => {
      if (!signIn || !flags.has('loyalty-program')) return null;
      if (mode !== 'scan' || table.orderType === 'self_service') return null;
      const now = clock();
      return { signIn, venueId, now: new Date(now), day: businessDayAt(settings, now) };
    },
    memberAt: async ({ venueId, mode, sharedCart, signIn, table }, flags) => {
      if (!signIn || !flags.has('loyalty-program')) return NOBODY;
      if (mode !== 'scan' || sharedCart !== null || table.orderType === 'self_service') return NOBODY;
      const { good, silent, ...card } = await cardNow(signIn, venueId);
      return { member: good ? card : null, silent: silent && !good };
    },
  };
};
