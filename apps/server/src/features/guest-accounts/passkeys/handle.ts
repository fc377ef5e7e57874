/** An account as passkeys know it: they say it back, and it says nothing of whose it is. */
export const handleOf = (accountId: string): string =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
