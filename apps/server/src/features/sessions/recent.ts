import type { Clock } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';

/** Longest that a proof is used again, in real milliseconds. */
const MAX_AGE_MS = 1_000;
const MAX_PROOFS = 5_000;

type Prove = (token: string, deviceToken: string | null) => Promise<GuestSession>;
type Proof = { readonly session: GuestSession; readonly at: number; readonly change: number };

export type RecentVerifications = {
  /** As `prove`, but a proof of the last second is used again if nothing changed since. */
  readonly prove: Prove;
  /** Something changed, here or on another server: every proof is asked for again. */
  readonly noticeChange: () => void;
};

/**
 * Proofs for the one call that is read by everybody at once and holds nothing personal, the menu. Any call that changes
 * something makes all of them void in this process as it ends; changes of other servers do so when their events arrive,
 * and after a second at the latest.
 */
export const createRecentVerifications = (prove: Prove, clock: Clock): RecentVerifications => {
  const proofs = new Map<string, Proof>();
  let changes = 0;
  return {
    prove: async (token, deviceToken) => {
      const key = `${token} ${deviceToken}`;
      const known = proofs.get(key);
      const isFresh =
        known !== undefined &&
        known.change === changes &&
        performance.now() - known.at < MAX_AGE_MS &&
        known.session.expiresAt > clock();
      if (isFresh) return known.session;
      const [change, at] = [changes, performance.now()];
      proofs.delete(key);
      const session = await prove(token, deviceToken);
      if (proofs.size >= MAX_PROOFS) proofs.clear();
      proofs.set(key, { session, at, change });
      return session;
    },
    noticeChange: () => {
      changes += 1;
      proofs.clear();
    },
  };
};
