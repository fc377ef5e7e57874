import type { Clock } from '../../deps.ts';
import type { GuestSession, ProvenCart } from '../../http/guest.ts';
import { createLru } from '../../memory/lru.ts';

/** Sessions, cart lines and counts of stock held in memory together. */
const MAX_WEIGHT = 100_000;

type Kept = { readonly deviceToken: string; readonly session: GuestSession };

export type RememberedSessions = {
  /** Keeps what was proven of a phone's session. */
  readonly remember: (deviceToken: string, session: GuestSession) => void;
  /** What a phone's session was when it was last seen here; null for an unknown one and for one that is over. */
  readonly recall: (token: string, deviceToken: string | null) => GuestSession | null;
  /** Notes what became of a session's cart; does nothing for a session that is not remembered. */
  readonly noticeCart: (token: string, cart: Omit<ProvenCart, 'stock'>) => void;
};

const weightOf = ({ session: { cart } }: Kept): number =>
  1 + cart.lines.length + Object.keys(cart.stock).length;

/**
 * Sessions as this process saw them last, for calls whose one statement names what it takes for granted and does nothing
 * when that is no longer so. Being remembered gives a dead session nothing: it is never an answer by itself. ADR 0008.
 */
export const createRememberedSessions = (clock: Clock): RememberedSessions => {
  const sessions = createLru<Kept>(MAX_WEIGHT, weightOf);
  return {
    remember: (deviceToken, session) =>
      sessions.set(session.token, { deviceToken, session: { ...session, remembered: true } }),
    recall: (token, deviceToken) => {
      const kept = sessions.get(token);
      const isOurs = kept !== undefined && kept.deviceToken === deviceToken;
      return isOurs && kept.session.expiresAt > clock() ? kept.session : null;
    },
    noticeCart: (token, cart) => {
      const kept = sessions.get(token);
      if (!kept) return;
      const { deviceToken, session } = kept;
      sessions.set(token, { deviceToken, session: { ...session, cart: { ...session.cart, ...cart } } });
    },
  };
};
