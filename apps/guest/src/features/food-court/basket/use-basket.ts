import { type StallState, stallState } from '@tableside/domain/food-courts';
import { needsExtraDetails } from '@tableside/domain/venue';
import { useEffect, useMemo } from 'react';
import { readEntry, subscribeEntry } from '../../../data/cache.ts';
import { type Cart, type CartSnapshot, cartStore } from '../../../data/cart/index.ts';
import { keys } from '../../../data/keys.ts';
import { refetchSession, type Session } from '../../../data/session.ts';
import { shownFields } from '../../extra-details/index.ts';
import { announceRefusals } from '../../toasts/index.ts';
import { type Guest, guestOf } from '../../venue/index.ts';
import type { Hall, Stall } from '../hall/court-data.ts';
import { type CourtCart, refetchCourtCarts, totalOf, useCourtCarts } from './court-carts.ts';
import { useEach } from './use-each.ts';

/** What is in the basket of one venue. */
export type Part = {
  readonly venue: string;
  readonly name: string;
  readonly session: string;
  readonly currency: CourtCart['currency'];
  readonly locale: CourtCart['locale'];
  readonly cart: Cart;
  readonly total: number;
  /** How many dishes are in it. */
  readonly pieces: number;
  /** Null until the venue's data is there. */
  readonly guest: Guest | null;
  /** Absent: it left the hall meanwhile. */
  readonly stall: Stall | undefined;
  readonly state: StallState;
};

export type Basket = {
  readonly loaded: boolean;
  readonly parts: readonly Part[];
  /** Those that can be ordered now; the others stay where they are. */
  readonly open: readonly Part[];
  readonly syncing: boolean;
  /** Of those that can be ordered, in major units; null where they are in several currencies. */
  readonly total: number | null;
  /** A venue asks something before it is ordered. */
  readonly asksMore: boolean;
};

const subscribeCart = (token: string, listener: () => void) => cartStore(token).subscribe(listener);
const readCart = (token: string): CartSnapshot => cartStore(token).current();
const subscribeSession = (token: string, listener: () => void) =>
  subscribeEntry(keys.session(token), listener);
const readSession = (token: string) => readEntry<Session>(keys.session(token)).data;

/** Reads what is not known yet of the carts of a hall; one whose session ended drops out. */
const useLoaded = (hash: string, carts: readonly CourtCart[]): void => {
  const tokens = carts.map(({ session }) => session).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sessions name the carts
  useEffect(() => {
    const gone = () => void refetchCourtCarts(hash).catch(() => undefined);
    for (const { session, currency } of carts) {
      const store = cartStore(session);
      store.setDecimals(currency.decimals);
      announceRefusals(store);
      if (!store.current().loaded) store.refetch().catch(gone);
      if (!readSession(session)) refetchSession(session).catch(gone);
    }
  }, [hash, tokens]);
};

const stateOf = (stall: Stall | undefined): StallState =>
  stall
    ? stallState({
        orderStatus: stall.order_status,
        workingHours: stall.is_currently_working_hours,
        rushMinutes: stall.rush_mode_wait_minutes,
      })
    : { kind: 'paused' };

const NONE: readonly CourtCart[] = [];

/** One basket over all venues of a hall: each venue's own cart, shown at once and in step with the server. FOOD-08, FOOD-60. */
export const useBasket = (hash: string, { stalls }: Hall): Basket => {
  const { data } = useCourtCarts(hash);
  const carts = data ?? NONE;
  const tokens = carts.map(({ session }) => session);
  const snapshots = useEach(tokens, subscribeCart, readCart);
  const sessions = useEach(tokens, subscribeSession, readSession);
  useLoaded(hash, carts);
  return useMemo(() => {
    const parts = carts.flatMap((cart, at): Part[] => {
      const snapshot = snapshots[at];
      const session = sessions[at];
      if (!snapshot?.loaded || snapshot.cart.cart.length === 0) return [];
      const stall = stalls.find(({ id }) => id === cart.restaurant_id);
      return [
        {
          venue: cart.restaurant_id,
          name: cart.restaurant_name,
          session: cart.session,
          currency: cart.currency,
          locale: cart.locale,
          cart: snapshot.cart,
          total: snapshot.cart.total,
          pieces: snapshot.cart.cart.reduce((all, { quantity }) => all + quantity, 0),
          guest: session ? guestOf(cart.session, session) : null,
          stall,
          state: stateOf(stall),
        },
      ];
    });
    const open = parts.filter(({ state }) => state.kind === 'open');
    return {
      loaded: data !== undefined && snapshots.every(({ loaded }) => loaded),
      parts,
      open,
      syncing: snapshots.some(({ syncing }) => syncing) || open.some(({ guest }) => guest === null),
      total: totalOf(open),
      asksMore: open.some(({ guest }) => guest && needsExtraDetails(shownFields(guest.restaurant))),
    };
  }, [data, carts, snapshots, sessions, stalls]);
};
