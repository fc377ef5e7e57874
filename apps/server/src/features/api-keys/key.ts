import { createHash, randomBytes } from 'node:crypto';

/** So that a key is known for what it is where it should not be: in a repository, in a log. */
const PREFIX = 'tsk_';

/** 256 random bits: nobody finds one from its hash. */
export const newKey = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The key of an `Authorization` header; null: there is none. */
export const keyIn = (header: string | string[] | undefined): string | null =>
  (typeof header === 'string' && /^Bearer (tsk_[A-Za-z0-9_-]{43})$/i.exec(header)?.[1]) || null;
