import { z } from 'zod';
import { Id, Instant } from './shared.ts';

/** What a guest told about themselves for loyalty programmes. ENTITY-73, ENTITY-74. */
export const WalletDetails = z.object({
  name: z.string(),
  phone_number: z.string(),
  city: z.string(),
  birth_date: z.string(),
});

/** A signed-in guest, as they themselves read it. ENTITY-72. */
export const GuestUser = z.object({
  uid: Id,
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  email: z.string(),
  /** Whether it was proven that the address is theirs. */
  emailVerified: z.boolean(),
  phone_number: z.string().nullable(),
  metadata: z.object({ creationTime: Instant }),
  wallet_details: WalletDetails.nullable(),
  /** The version of the terms that they agreed to, and when. */
  terms: z.object({ version: z.string(), agreed_at: Instant }),
});
