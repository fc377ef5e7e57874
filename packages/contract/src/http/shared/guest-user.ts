import { z } from 'zod';
import { Collected, ExternalData, TierStanding } from './loyalty-program.ts';
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
  /** Cards that they have, of every venue here. */
  loyalty_programs: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Whose programme it is. */
      venue: z.string(),
      loyalty_card_number: z.string(),
      card_color: z.string(),
      card_secondary_color: z.string(),
      is_external: z.boolean(),
      /** Null: the programme is the venue's own. */
      external_data: ExternalData.nullable(),
      joined_at: Instant,
      /** Until when it is good; null: until its guest leaves. Past it, it counts nowhere until they join anew. LOYAL-25. */
      expires_at: Instant.nullable(),
      /** Null: nothing is collected with it. */
      points: Collected.nullable(),
      /** Null: every member has the same. */
      tiers: TierStanding.nullable(),
      /** The keys of the offers of its programme that they have now. */
      offers: z.array(z.string()),
      /** That they want mail of it: since when, by which version of the words, and when they confirmed it by the letter. Null: they do not. */
      mail: z.object({ asked_at: Instant, words: z.string(), confirmed_at: Instant.nullable() }).nullable(),
      /** What they answered when they joined, by the question's words in the venue's own language. */
      answers: z.array(z.object({ key: z.string(), name: z.string(), answer: z.string() })),
    }),
  ),
  /** The version of the terms that they agreed to, and when. */
  terms: z.object({ version: z.string(), agreed_at: Instant }),
});
