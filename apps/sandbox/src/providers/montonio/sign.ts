import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { JWTPayload } from 'jose';
import { peekToken, readToken } from '../jwt.ts';

const ACCOUNTS = [SANDBOX_KEYS.main.montonio, SANDBOX_KEYS.other.montonio] as const;

/** The secret that belongs to an access key; undefined for one that nobody has. */
export const secretOf = (accessKey: unknown): string | undefined =>
  ACCOUNTS.find(account => account.accessKey === accessKey)?.secretKey;

/** The account a forger would have: any but this one. */
export const otherAccount = (accessKey: unknown): (typeof ACCOUNTS)[number] =>
  accessKey === ACCOUNTS[1].accessKey ? ACCOUNTS[0] : ACCOUNTS[1];

/** The claims of a shop's token, and whose they are; null when it must not be believed. */
export const authenticate = async (
  token: unknown,
  now: number,
): Promise<(JWTPayload & { readonly accessKey: string }) | null> => {
  if (typeof token !== 'string') return null;
  const { accessKey } = peekToken(token);
  const secret = secretOf(accessKey);
  if (secret === undefined) return null;
  const claims = await readToken(secret, token, now);
  return claims && { ...claims, accessKey: String(accessKey) };
};
