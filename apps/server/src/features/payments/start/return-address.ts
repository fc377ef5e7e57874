import type { SecretBox } from '../../../secrets/secret-box.ts';

/** What a sealed session is for: it opens nothing else. */
const CONTEXT = 'payment-return';

/**
 * Where a browser comes back to from a bank: an address of ours that holds the session sealed, because tokens stand in
 * nobody else's books and not in ours either.
 */
export const returnAddress = (
  box: SecretBox,
  base: string,
  token: string,
  query: Readonly<Record<string, string>>,
): string => {
  const sealed = box.sealAlike(token, CONTEXT).toString('base64url');
  return `${base}/api/payments/return/${sealed}?${new URLSearchParams(query)}`;
};

/** The session of a return address; null for what we did not seal. */
export const openReturn = (box: SecretBox, sealed: string): string | null =>
  /^[\w-]{40,180}$/.test(sealed) ? box.open(Buffer.from(sealed, 'base64url'), CONTEXT) : null;
