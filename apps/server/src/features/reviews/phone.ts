import { Refusal } from '@tableside/contract';
import { isReviewOpen } from '@tableside/domain/reviews';
import type { Deps } from '../../deps.ts';
import type { CallInputOnServer, RequestMeta } from '../../http/mount/handler.ts';
import { hashOfToken } from '../../http/tokens.ts';
import { REVIEWS_OF_PHONE } from '../limits/index.ts';
import { ownDeviceSecret } from '../sessions/index.ts';

export type ReviewIds = CallInputOnServer<'POST /reviews/own'>['body'];

/** The phone that reviews, by its cookie, and its session where it named one. */
export type ReviewPhone = { readonly deviceHash: Buffer; readonly sessionId: string | null };

type Parts = Pick<Deps, 'secretBox' | 'sessions' | 'limits' | 'clock'>;

/** The hash of the device cookie if it is one of ours, else null; counted, so that one phone does not say too much. */
export const countPhone = (deps: Parts, { deviceToken }: Pick<RequestMeta, 'deviceToken'>): Buffer | null => {
  const secret = ownDeviceSecret(deps, deviceToken);
  if (secret === null) return null;
  const hash = hashOfToken(secret);
  deps.limits.take('reviews', hash.toString('base64url'), REVIEWS_OF_PHONE);
  return hash;
};

/**
 * Proves which phone calls. Its session may be over for a day: guests say how it was once they have left. Refuses
 * session_not_found, also for another phone's, session_ended, preview_mode.
 */
export const provePhone = async (
  deps: Parts,
  { session_token: token }: Pick<ReviewIds, 'session_token'>,
  meta: Pick<RequestMeta, 'deviceToken'>,
): Promise<ReviewPhone> => {
  const deviceHash = countPhone(deps, meta);
  if (deviceHash === null) throw new Refusal('session_not_found');
  if (!token) return { deviceHash, sessionId: null };
  const stored = await deps.sessions.lookUp(token);
  if (!stored?.deviceHash.equals(deviceHash)) throw new Refusal('session_not_found');
  const { session, endedAt } = stored;
  if (session.mode === 'preview') throw new Refusal('preview_mode');
  const over = Math.min(endedAt?.getTime() ?? session.expiresAt, session.expiresAt);
  if (!isReviewOpen(over, deps.clock())) throw new Refusal('session_ended');
  return { deviceHash, sessionId: session.sessionId };
};
