import { createHmac } from 'node:crypto';
import { type JWTPayload, jwtVerify } from 'jose';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The HS256 signature over the two first parts of a token, as the third part shows it. */
export const hs256 = (secret: string, signed: string): string =>
  createHmac('sha256', secret).update(signed).digest('base64url');

/** Header and claims of a token, not yet signed. */
export const unsigned = (claims: object, alg = 'HS256'): string =>
  `${part({ alg, typ: 'JWT' })}.${part(claims)}`;

/** A token as Montonio and Neopay make them: HS256, issued at `now`, good for `ttl` seconds. providers.md appendix A. */
export const signToken = (secret: string, claims: object, ttl: number, now: Date): string => {
  const iat = Math.floor(now.getTime() / 1000);
  const signed = unsigned({ ...claims, iat, exp: iat + ttl });
  return `${signed}.${hs256(secret, signed)}`;
};

/** The claims of a shop's token; null when the signature, the algorithm or the time is wrong. */
export const readToken = async (secret: string, token: string, now: Date): Promise<JWTPayload | null> => {
  try {
    const key = new TextEncoder().encode(secret);
    const read = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      clockTolerance: 300,
      currentDate: now,
    });
    return read.payload;
  } catch {
    return null;
  }
};

/** The claims without any check: only to find out whose key to check with. */
export const peekToken = (token: string): Record<string, unknown> => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
};
