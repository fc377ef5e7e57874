import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { OpenId } from './providers.ts';

/** Clocks of providers may be off by so much. */
const DRIFT_S = 60;

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** What an id token has to be: of this provider, for us, for this very sign-in, and not over. */
export type Expected = {
  readonly openId: OpenId;
  readonly clientId: string;
  readonly nonce: string;
  readonly now: number;
};

/**
 * Whom a provider's signed word names (OpenID Connect Core 3.1.3.7). Throws where it was signed by nobody of `keys`, or says
 * something else than was expected of it: a code of another sign-in brings another nonce.
 */
export const namedBy = async (
  token: string,
  keys: unknown,
  { openId, clientId, nonce, now }: Expected,
): Promise<string> => {
  const { payload } = await jwtVerify(token, createLocalJWKSet(Keys.parse(keys) as JSONWebKeySet), {
    algorithms: ['RS256'],
    issuer: [...openId.issuers],
    audience: clientId,
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: DRIFT_S,
    currentDate: new Date(now),
  });
  const { sub = '', aud, azp } = payload;
  if (payload.nonce !== nonce) throw new Error('the id token is of another sign-in');
  // It may be read by others than us: then it has to be us who asked for it.
  if ((Array.isArray(aud) && aud.length > 1) || azp !== undefined)
    if (azp !== clientId) throw new Error('the id token was asked for by somebody else');
  return sub;
};
