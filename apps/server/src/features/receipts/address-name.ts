import { createHash } from 'node:crypto';

/** Names a mail address in counters and keys without saying it. */
export const addressName = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
