import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Fields } from './read.ts';
import { readJson } from './read.ts';

/** Clocks of banks may be off by so much. */
const DRIFT_S = 300;

const bytes = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** A token signed with HS256 from `now` until `until`, both epoch milliseconds. */
export const signToken = (secret: string, claims: JWTPayload, now: number, until: number): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.ceil(until / 1000))
    .sign(bytes(secret));

/** The claims of a genuine HS256 token that has not expired at `now`; null for every other text. */
export const readToken = async (secret: string, token: string, now: number): Promise<Fields | null> => {
  try {
    const { payload } = await jwtVerify(token, bytes(secret), {
      algorithms: ['HS256'],
      clockTolerance: DRIFT_S,
      currentDate: new Date(now),
    });
    return payload;
  } catch {
    return null;
  }
};

/** The claims of a token whoever signed it: only to find out whose key to check it with. */
export const peekToken = (token: unknown): Fields =>
  typeof token === 'string' ? readJson(Buffer.from(token.split('.')[1] ?? '', 'base64url')) : {};
