import { createHmac } from 'node:crypto';
import { type JWTPayload, jwtVerify } from 'jose';

export type Claims = Readonly<Record<string, unknown>>;

const part = (text: string): string => Buffer.from(text).toString('base64url');

/** The HS256 signature over the first two parts of a token, as its third part shows it. */
export const hs256 = (secret: string, signed: string): string =>
  createHmac('sha256', secret).update(signed).digest('base64url');

/** Header and claims of a token, not yet signed. */
export const unsigned = (claims: Claims, alg = 'HS256', space?: number): string =>
  `${part(JSON.stringify({ alg, typ: 'JWT' }))}.${part(JSON.stringify(claims, null, space))}`;

/** The claims with their times: issued now, good for `ttl` seconds. `now` in milliseconds. */
export const timed = (claims: Claims, ttl: number, now: number): Claims => {
  const iat = Math.floor(now / 1000);
  return { ...claims, iat, exp: iat + ttl };
};

/** A token as Montonio and Neopay make them. providers.md appendix A. */
export const signToken = (secret: string, claims: Claims, ttl: number, now: number): string => {
  const signed = unsigned(timed(claims, ttl, now));
  return `${signed}.${hs256(secret, signed)}`;
};

/** The claims of a shop's token; null when its signature, algorithm or time is wrong. */
export const readToken = async (secret: string, token: string, now: number): Promise<JWTPayload | null> => {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      clockTolerance: 300,
      currentDate: new Date(now),
    });
    return payload;
  } catch {
    return null;
  }
};

/** The claims without any check: only to find out whose key to check with. */
export const peekToken = (token: string): Claims => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
};
