import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, base64url: a session token or a device token. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a text has the form of a token; anything else is not looked up. */
export const isSessionToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
